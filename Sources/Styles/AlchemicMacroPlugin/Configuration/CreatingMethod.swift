#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method of a configuration that makes something: by its name, or by `@Provides`.
struct CreatingMethod {
    let function: FunctionDeclSyntax
    /// What its name says, if it says anything.
    let convention: NamingConvention?
    /// What `@Provides` says, if it stands there.
    private let provided: ProvidedMethod?
    private let call: Callable

    /// Nil for a method that makes nothing as far as the configuration is concerned.
    init?(_ function: FunctionDeclSyntax, in isolation: Isolation = .none) {
        self.function = function
        convention = NamingConvention(function.name.text)
        provided = function.attributes.named("Provides").first.map { ProvidedMethod(function, $0, in: isolation) }
        call =
            provided?.call
            ?? Callable(function.signature, queries: [], isolation: Isolation(ofMember: function, in: isolation))
        guard provided != nil || (convention != nil && call.parameters.isEmpty) else { return nil }
    }

    /// As it is declared, and as the compiler spells it: `store(path:)`.
    var name: String { function.signature.named(function.name) }

    /// The name that is given to what it makes, if it can be read.
    var givenName: String? { provided?.givenName.map(\.literalText) ?? convention?.key }

    /// Whether each call of it makes a new one.
    var isPrototype: Bool { kind == "Prototype" }

    var hasParameters: Bool { !call.parameters.isEmpty }

    /// The declaration that stands for the lifetime.
    private var kind: String {
        if let provided, provided.lifetime != nil { return provided.kind }
        return convention?.isPrototype == true ? "Prototype" : "Singleton"
    }

    /// Whether it can be listed.
    var isSound: Bool {
        !((provided?.mistakes() ?? []) + mistakes()).contains(where: \.isError)
    }

    /// What is wrong with it; what `@Provides` says itself is left to it.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if provided == nil, let convention, !function.returnsSomething {
            mistakes.append(.createsNothing(function, convention.key))
        }
        if let convention, let lifetime = provided?.lifetime,
            (lifetime.optionName == "prototype") != convention.isPrototype
                || convention.isEager && ["scoped", "weak"].contains(lifetime.optionName)
        {
            mistakes.append(.contraryLifetime(lifetime, function.name, convention))
        }
        let attributes = function.attributes.named("Provides")
        if attributes.count > 1 { mistakes.append(.severalDefinitions(attributes[1], function.name)) }
        return mistakes
    }

    /// The statement that lists it.
    func statement(on base: Base, calls: [String], _ context: some MacroExpansionContext) -> Statement {
        let declaration = Statement(
            kind,
            [provided?.scope?.text, maker(on: base)].compactMap(\.self) + call.queries.map(\.text)
                + function.place(in: context), chain: modifierCalls)
        var parts = [declaration.line, "method: \"\(name)\""]
        if !calls.isEmpty { parts.append("calls: " + calls.map { "\"\($0)\"" }.joined(separator: ", ")) }
        if call.isElsewhere { parts.append("isSynchronous: true") }
        return Statement("methods.add", parts)
    }

    private var modifierCalls: [String] {
        var calls = provided?.weak ?? []
        if let convention, provided?.givenName == nil {
            calls.append(".named(\"\(convention.key)\")")
            let aliases = convention.aliases.map { "\"\($0)\"" }
            if !aliases.isEmpty { calls.append(".alias(\(aliases.joined(separator: ", ")))") }
        }
        if convention?.isEager == true { calls.append(".eager()") }
        return calls + (provided?.modifiers.calls(isOnMainActor: call.isolation == .main) ?? [])
    }

    /// What stands for the method itself; what belongs to an actor has no reference outside of it.
    private func maker(on base: Base) -> String {
        let owner = function.modifiers.isStatic ? base.type : base.object
        if call.isolation.isActor || call.leavesOut {
            return call.closure(calling: "\(owner ?? "self").\(function.name.text)")
        }
        return (owner.map { "\($0)." } ?? "") + call.reference(function.name.text)
    }

    /// By what the methods are reached where they are listed.
    struct Base {
        /// What stands for the configuration itself; nil where it goes without saying.
        let object: String?
        /// What stands for its type.
        let type: String
    }
}
#endif
