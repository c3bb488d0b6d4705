#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method of a configuration that makes an object, as its name or `@Provides` tells.
struct CreatingMethod {
    let function: FunctionDeclSyntax
    /// The convention that the method's name follows, if any.
    let convention: NamingConvention?
    /// The contents of `@Provides`, if the method has the attribute.
    private let provided: ProvidedMethod?
    private let call: Callable

    /// Nil for a method that is no creating method.
    init?(_ function: FunctionDeclSyntax, in isolation: Isolation = .none) {
        self.function = function
        convention = NamingConvention(function.name.text)
        provided = function.attributes.named("Provides").first.map { ProvidedMethod(function, by: $0, in: isolation) }
        call =
            provided?.call
            ?? Callable(function.signature, queries: [], isolation: Isolation(ofMember: function, in: isolation))
        guard provided != nil || (convention != nil && call.parameters.isEmpty) else { return nil }
    }

    /// The method's full name: `store(path:)`.
    var name: String { function.signature.named(function.name) }

    /// The name of the definition, if it is a literal.
    var givenName: String? { provided?.givenName.map(\.literalText) ?? convention?.key }

    /// Whether each call makes a new object.
    var isPrototype: Bool { kind == "Prototype" }

    var hasParameters: Bool { !call.parameters.isEmpty }

    /// The declaration for the method's lifetime.
    private var kind: String {
        if let provided, provided.lifetime != nil { return provided.kind }
        return convention?.isPrototype == true ? "Prototype" : "Singleton"
    }

    /// Whether the method has no errors, and can be listed.
    var isSound: Bool {
        !((provided?.mistakes() ?? []) + mistakes()).contains(where: \.isError)
    }

    /// The mistakes of the method, apart from those that `@Provides` reports.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if provided == nil, let convention, !function.returnsSomething {
            mistakes.append(.createsNothing(function, for: convention.key))
        }
        if let convention, let lifetime = provided?.lifetime,
            (lifetime.optionName == "prototype") != convention.isPrototype
                || convention.isEager && ["scoped", "weak"].contains(lifetime.optionName)
        {
            mistakes.append(.contraryLifetime(lifetime, of: function.name, by: convention))
        }
        let attributes = function.attributes.named("Provides")
        if attributes.count > 1 { mistakes.append(.severalDefinitions(attributes[1], of: function.name)) }
        return mistakes
    }

    /// The statement that lists the method.
    func statement(on base: Base, calls: [String], _ context: some MacroExpansionContext) -> Statement {
        let declaration = Statement(
            kind,
            taking: [provided?.scope?.text, maker(on: base)].compactMap(\.self) + call.queries.map(\.text)
                + function.place(in: context), chain: modifierCalls)
        var parts = [declaration.line, "method: \"\(name)\""]
        if !calls.isEmpty { parts.append("calls: " + calls.map { "\"\($0)\"" }.joined(separator: ", ")) }
        if call.isElsewhere { parts.append("isSynchronous: true") }
        return Statement("methods.add", taking: parts)
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

    /// The expression for the factory: a reference to the method, or a closure if parameters keep their default values, or if
    /// the method is isolated to an actor, since it then has no reference outside of the actor.
    private func maker(on base: Base) -> String {
        let owner = function.modifiers.isStatic ? base.type : base.object
        if call.isolation.isActor || call.leavesOut {
            return call.closure(calling: "\(owner ?? "self").\(function.name.text)")
        }
        return (owner.map { "\($0)." } ?? "") + call.reference(function.name.text)
    }

    /// The expressions through which the listing reaches the methods.
    struct Base {
        /// The expression for the configuration; nil where `self` is implied.
        let object: String?
        /// The expression for the configuration's type.
        let type: String
    }
}
#endif
