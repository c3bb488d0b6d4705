#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method with `@Provides`: a definition whose factory is the method.
struct ProvidedMethod {
    /// The options that are lifetimes, with the names of their declarations in modules.
    private static let declarations = [
        "singleton": "Singleton", "prototype": "Prototype", "weak": "Singleton", "scoped": "Scoped",
    ]

    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    let modifiers: RegistrationModifiers
    let call: Callable
    /// The lifetime, if one is written.
    let lifetime: ExprSyntax?

    init(_ function: FunctionDeclSyntax, by attribute: AttributeSyntax, in isolation: Isolation = .none) {
        self.function = function
        self.attribute = attribute
        let written = AttributeArguments(attribute)
        // A second lifetime remains an option, which the compiler rejects as an unknown modifier.
        let place = written.unlabeled.firstIndex { Self.declarations.keys.contains($0.optionName) }
        var options = written.unlabeled
        lifetime = place.map { options.remove(at: $0) }
        modifiers = RegistrationModifiers(arguments: written, options: options)
        call = Callable(
            function.signature, queries: written.values("with"),
            isolation: Isolation(ofMember: function, in: isolation))
    }

    /// The valid definitions that a method declares, one for each `@Provides`.
    static func all(_ function: FunctionDeclSyntax, in type: DeclaredType) -> [ProvidedMethod] {
        function.attributes.named("Provides").map { ProvidedMethod(function, by: $0, in: type.isolation) }
            .filter { $0.mistakes().isEmpty }
    }

    /// The expression for the definition's name, if one is given.
    var givenName: ExprSyntax? { modifiers.arguments.value("named") }

    /// The parts of the lifetime: the name of the declaration, the scope, and `.weak()`, which is a modifier.
    var kind: String { lifetime.flatMap { Self.declarations[$0.optionName] } ?? "Singleton" }
    var scope: ExprSyntax? { lifetime?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression }
    var weak: [String] { lifetime?.optionName == "weak" ? [".weak()"] : [] }

    /// Whether an option applies to the lifetime: `start()` does not build weak objects, nor does `purge()` remove them.
    private func takes(_ option: String) -> Bool {
        if lifetime?.optionName == "weak" { return option != "lazy" && option != "evictable" }
        return RegistrationAttribute.Lifetime(rawValue: kind)?.takes(option) ?? true
    }

    /// The statement that declares the definition.
    ///
    /// The statement includes the method's position, which messages about the definition show.
    func statement(in type: DeclaredType, _ context: some MacroExpansionContext) -> Statement {
        let (name, owner) = (function.name.text, type.name.text)
        let isOverloaded = type.functions.filter { $0.name.text == name }.count > 1
        let (maker, of, queries) = maker(name, of: owner, isOverloaded: isOverloaded)
        let method = ".method(\"\(call.signature(name))\", of: \(owner).self)"
        return Statement(
            kind,
            taking: [scope?.text, of.map { "of: \($0).self" }, maker].compactMap(\.self) + queries
                + function.place(in: context),
            chain: weak + (of == nil && !function.modifiers.isStatic ? [] : call.labels)
                + (givenName == nil ? [method] : []) + modifiers.calls(isOnMainActor: call.isolation == .main))
    }

    /// The expression for the factory, the type of the object to call the method on, if the declaration names one, and the
    /// queries for the parameters.
    private func maker(
        _ name: String, of owner: String, isOverloaded: Bool
    ) -> (maker: String, owner: String?, queries: [String]) {
        let queries = call.queries.map(\.text)
        // A name without parameters is ambiguous among overloads.
        let isCall = call.leavesOut || call.isElsewhere || (call.parameters.isEmpty && isOverloaded)
        let reference = isCall ? nil : "\(owner).\(call.reference(name))"
        if function.modifiers.isStatic { return (reference ?? call.closure(calling: "\(owner).\(name)"), nil, queries) }
        if call.waits {
            let closure = call.closure(calling: "owner.\(name)", owner: owner)
            return (closure, nil, queries.isEmpty ? [] : [".auto"] + queries)
        }
        let closure = "{ \(call.isOnMain ? "@MainActor " : "")owner in \(call.closure(calling: "owner.\(name)")) }"
        return (reference ?? closure, owner, queries)
    }

    /// The mistakes of the method and its attribute.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if !function.returnsSomething { mistakes.append(.providesNothing(function, with: attribute)) }
        if let mistake = call.mistake(at: attribute, of: "`\(function.name.text)`") { mistakes.append(mistake) }
        if let scope, scope.literalText == "" { mistakes.append(.emptyScope(scope)) }
        if let lifetime {
            for option in modifiers.options where !takes(option.optionName) {
                mistakes.append(.optionWithoutMeaning(option, in: "combined with `\(lifetime.text)`"))
            }
        }
        mistakes += modifiers.mistakes()
        // A method may declare several definitions if each has a name.
        if givenName == nil, function.attributes.named("Provides").count > 1 {
            mistakes.append(.repeatedProvides(attribute, on: function.name))
        }
        return mistakes
    }
}

extension FunctionDeclSyntax {
    /// Whether it returns something other than `Void`.
    var returnsSomething: Bool {
        guard let type = signature.returnClause?.type.trimmedDescription else { return false }
        return !["Void", "()", "Swift.Void"].contains(type)
    }

    /// The function's position, as arguments of a declaration.
    func place(in context: some MacroExpansionContext) -> [String] {
        context.location(of: name, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { ["line: \($0.line.trimmedDescription)", "column: \($0.column.trimmedDescription)"] } ?? []
    }
}
#endif
