#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method with `@Provides`: what it makes is a definition of its own.
struct ProvidedMethod {
    /// The options that are lifetimes.
    private static let lifetimes = ["singleton", "prototype", "weak", "scoped"]

    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    let modifiers: RegistrationModifiers
    private let lifetimes: [ExprSyntax]
    private let arguments: Arguments

    init(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax) {
        self.function = function
        self.attribute = attribute
        let written = AttributeArguments(attribute)
        lifetimes = written.unlabelled.filter { Self.lifetimes.contains($0.optionName) }
        modifiers = RegistrationModifiers(
            arguments: written, options: written.unlabelled.filter { !Self.lifetimes.contains($0.optionName) })
        arguments = Arguments(
            parameters: function.signature.parameterClause.parameters.map(Parameter.init),
            queries: written.values("with"))
    }

    /// Those that a method declares: more than one if it has the attribute more than once.
    static func all(_ function: FunctionDeclSyntax, in type: DeclaredType) -> [ProvidedMethod] {
        function.attributes.named("Provides").map { ProvidedMethod(function, $0) }
            .filter { $0.mistakes(isStructure: type.kind == .structure).isEmpty }
    }

    /// The name that is given.
    var givenName: ExprSyntax? { modifiers.arguments.value("named") }

    /// The statement that declares it.
    ///
    /// The place goes with it: what the method makes is a definition of its own, and messages say where it stands.
    func statement(in type: DeclaredType, _ context: some MacroExpansionContext) -> Statement {
        let isolation = Isolation(ofMember: function, in: type.isolation)
        let isOverloaded = type.functions.filter { $0.name.text == function.name.text }.count > 1
        let maker = maker(in: type.name.text, isolation, isOverloaded: isOverloaded)
        let kind = lifetimes.first?.optionName ?? "singleton"
        let scope = lifetimes.first?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.text
        let place =
            context.location(of: function.name, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { ["line: \($0.line.trimmedDescription)", "column: \($0.column.trimmedDescription)"] } ?? []
        return Statement(
            kind == "weak" ? "Singleton" : kind.prefix(1).uppercased() + kind.dropFirst(),
            [scope, maker.owner.map { "of: \($0).self" }].compactMap(\.self) + [maker.function] + maker.queries + place,
            chain: (kind == "weak" ? [".weak()"] : [])
                + (maker.owner == nil && !function.modifiers.isStatic ? [] : arguments.labels)
                + (givenName == nil
                    ? [".method(\"\(arguments.signature(function.name.text))\", of: \(type.name.text).self)"] : [])
                + modifiers.calls(isOnMainActor: isolation == .main))
    }

    /// The type whose object it is called on, what stands for the method itself, with its label, and the queries for what
    /// it takes.
    private func maker(
        in owner: String, _ isolation: Isolation, isOverloaded: Bool
    ) -> (owner: String?, function: String, queries: [String]) {
        let name = function.name.text
        let effects = function.signature.effectSpecifiers
        let waits: Bool
        switch isolation {
        case .none, .main: waits = effects?.asyncSpecifier != nil
        case .global, .actor: waits = true
        }
        let words = (effects?.throwsClause != nil ? "try " : "") + (waits ? "await " : "")
        let queries = arguments.queries.map(\.text)
        // A name without parameters means each of several methods.
        let isCall = arguments.leavesOut || (arguments.parameters.isEmpty && isOverloaded)
        let reference = isCall ? nil : "\(owner).\(arguments.reference(name))"
        if function.modifiers.isStatic {
            if waits, effects?.asyncSpecifier == nil, !arguments.found.isEmpty {
                let parameters = arguments.found.enumerated().map {
                    "\($0.element.localName($0.offset)): \($0.element.type.trimmedDescription)"
                }
                let signature = "(\(parameters.joined(separator: ", "))) in "
                return (nil, "{ \(signature)\(words)\(owner).\(name)\(arguments.callByName()) }", queries)
            }
            let isElsewhere = waits && effects?.asyncSpecifier == nil
            let start = !waits && isolation == .main ? "@MainActor in " : ""
            let call = "{ \(start)\(words)\(owner).\(name)\(arguments.call()) }"
            return (nil, isElsewhere ? call : reference ?? call, queries)
        }
        if waits {
            let closure = "{ (\(ownedParameters(owner))) in \(words)owner.\(name)\(arguments.callByName()) }"
            return (nil, closure, queries.isEmpty ? [] : [".auto"] + queries)
        }
        let call = "\(words)owner.\(name)\(arguments.call())"
        let closure =
            isolation == .main ? "{ @MainActor owner in { @MainActor in \(call) } }" : "{ owner in { \(call) } }"
        return (owner, reference ?? closure, queries)
    }

    /// The object whose method it is, found like any parameter, and those of the method.
    private func ownedParameters(_ owner: String) -> String {
        let own = arguments.found.enumerated().map { "\($1.localName($0)): \($1.type.trimmedDescription)" }
        return (["owner: \(owner)"] + own).joined(separator: ", ")
    }

    /// What is wrong with it.
    func mistakes(isStructure: Bool) -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if !function.returnsSomething { mistakes.append(.providesNothing(function, attribute)) }
        if let clause = function.genericParameterClause { mistakes.append(.genericMethod(clause, function.name)) }
        if isStructure, let mutating = function.modifiers.modifier(.mutating) {
            mistakes.append(.mutatingMethod(mutating, function.name))
        }
        if let obstacle = arguments.parameters.lazy.compactMap({ $0.syntax?.obstacle }).first {
            mistakes.append(obstacle)
        } else if let mistake = arguments.mistake(at: attribute, of: "`\(function.name.text)`") {
            mistakes.append(mistake)
        }
        if lifetimes.count > 1 { mistakes.append(.severalLifetimes(lifetimes[1], lifetimes[0])) }
        if let scope = lifetimes.first?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression,
            scope.literalText == ""
        {
            mistakes.append(.emptyScope(scope))
        }
        if let lazy = modifiers.options.first(where: { $0.optionName == "lazy" }), let lifetime = lifetimes.first,
            lifetime.optionName != "singleton"
        {
            mistakes.append(.lazyProduct(lazy, lifetime))
        }
        if let owned = modifiers.options.first(where: { $0.optionName == "ownedByConsumer" }),
            lifetimes.first?.optionName != "prototype"
        {
            mistakes.append(.ownedProduct(owned))
        }
        return mistakes + modifiers.mistakes() + mistakesOfRepetition()
    }

    /// A method may make two definitions, under two names.
    private func mistakesOfRepetition() -> [MacroDiagnostic] {
        let all = function.attributes.named("Provides")
        guard all.count > 1 else { return [] }
        if givenName == nil { return [.repeatedProvides(attribute, function.name)] }
        return []
    }
}
#endif
