#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method with `@Provides`: what it makes is a definition of its own.
struct ProvidedMethod {
    /// The options that are lifetimes, and the declarations of modules that they stand for.
    private static let declarations = [
        "singleton": "Singleton", "prototype": "Prototype", "weak": "Singleton", "scoped": "Scoped",
    ]

    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    let modifiers: RegistrationModifiers
    let call: Callable
    /// The lifetime, if one is written.
    let lifetime: ExprSyntax?

    init(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax, in isolation: Isolation = .none) {
        self.function = function
        self.attribute = attribute
        let written = AttributeArguments(attribute)
        // Of a second lifetime the compiler says that what the first declares has no such modifier.
        let place = written.unlabelled.firstIndex { Self.declarations.keys.contains($0.optionName) }
        var options = written.unlabelled
        lifetime = place.map { options.remove(at: $0) }
        modifiers = RegistrationModifiers(arguments: written, options: options)
        call = Callable(
            function.signature, queries: written.values("with"),
            isolation: Isolation(ofMember: function, in: isolation))
    }

    /// Those that a method declares: more than one if it has the attribute more than once.
    static func all(_ function: FunctionDeclSyntax, in type: DeclaredType) -> [ProvidedMethod] {
        function.attributes.named("Provides").map { ProvidedMethod(function, $0, in: type.isolation) }
            .filter { $0.mistakes().isEmpty }
    }

    /// The name that is given.
    var givenName: ExprSyntax? { modifiers.arguments.value("named") }

    /// The declaration that stands for the lifetime, the scope, and what else of the lifetime is a modifier.
    var kind: String { lifetime.flatMap { Self.declarations[$0.optionName] } ?? "Singleton" }
    var scope: ExprSyntax? { lifetime?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression }
    var weak: [String] { lifetime?.optionName == "weak" ? [".weak()"] : [] }

    /// Whether an option means anything for the lifetime: the start does not build what is weak, nor does `purge()` remove it.
    private func takes(_ option: String) -> Bool {
        if lifetime?.optionName == "weak" { return option != "lazy" && option != "evictable" }
        return RegistrationAttribute.Lifetime(rawValue: kind)?.takes(option) ?? true
    }

    /// The statement that declares it.
    ///
    /// The place goes with it: what the method makes is a definition of its own, and messages say where it stands.
    func statement(in type: DeclaredType, _ context: some MacroExpansionContext) -> Statement {
        let (name, owner) = (function.name.text, type.name.text)
        let isOverloaded = type.functions.filter { $0.name.text == name }.count > 1
        let (maker, of, queries) = maker(name, of: owner, isOverloaded: isOverloaded)
        let method = ".method(\"\(call.signature(name))\", of: \(owner).self)"
        return Statement(
            kind,
            [scope?.text, of.map { "of: \($0).self" }, maker].compactMap(\.self) + queries
                + function.place(in: context),
            chain: weak + (of == nil && !function.modifiers.isStatic ? [] : call.labels)
                + (givenName == nil ? [method] : []) + modifiers.calls(isOnMainActor: call.isolation == .main))
    }

    /// What stands for the method, the type whose object it is called on, and the queries for what it takes.
    private func maker(
        _ name: String, of owner: String, isOverloaded: Bool
    ) -> (maker: String, owner: String?, queries: [String]) {
        let queries = call.queries.map(\.text)
        // A name without parameters means each of several methods.
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

    /// What is wrong with it.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if !function.returnsSomething { mistakes.append(.providesNothing(function, attribute)) }
        if let mistake = call.mistake(at: attribute, of: "`\(function.name.text)`") { mistakes.append(mistake) }
        if let scope, scope.literalText == "" { mistakes.append(.emptyScope(scope)) }
        if let lifetime {
            for option in modifiers.options where !takes(option.optionName) {
                mistakes.append(.optionWithoutMeaning(option, "combined with `\(lifetime.text)`"))
            }
        }
        mistakes += modifiers.mistakes()
        // A method may make two definitions, under two names.
        if givenName == nil, function.attributes.named("Provides").count > 1 {
            mistakes.append(.repeatedProvides(attribute, function.name))
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

    /// Where it stands, as arguments.
    func place(in context: some MacroExpansionContext) -> [String] {
        context.location(of: name, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { ["line: \($0.line.trimmedDescription)", "column: \($0.column.trimmedDescription)"] } ?? []
    }
}
#endif
