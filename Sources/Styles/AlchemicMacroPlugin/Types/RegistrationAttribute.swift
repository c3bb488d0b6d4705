#if Macros
internal import SwiftSyntax

/// One of the attributes that declare a type: `@Singleton`, `@Prototype`, `@Scoped`, `@External`.
struct RegistrationAttribute {
    /// How long what is declared is kept, by the attribute's name.
    enum Lifetime: String, CaseIterable {
        case singleton = "Singleton"
        case prototype = "Prototype"
        case scoped = "Scoped"
        case external = "External"

        /// Whether an option means anything; of others that only some declarations have, the compiler says it.
        func takes(_ option: String) -> Bool {
            switch option {
            case "lazy", "onStart": self == .singleton
            case "evictable", "onStop": self == .singleton || self == .scoped
            default: true
            }
        }
    }

    let attribute: AttributeSyntax
    let lifetime: Lifetime
    let modifiers: RegistrationModifiers
    /// The name of the scope.
    let scope: ExprSyntax?

    /// Nil for an attribute that declares no type.
    init?(_ attribute: AttributeSyntax) {
        guard let lifetime = Lifetime(rawValue: attribute.name) else { return nil }
        self.attribute = attribute
        self.lifetime = lifetime
        let arguments = AttributeArguments(attribute)
        var options = arguments.unlabelled
        switch lifetime {
        case .scoped: scope = options.isEmpty ? nil : options.removeFirst()
        case .external: scope = arguments.value("in")
        case .singleton, .prototype: scope = nil
        }
        modifiers = RegistrationModifiers(arguments: arguments, options: options)
    }

    /// The name that is given, if that can be read.
    var givenName: ExprSyntax? { modifiers.arguments.value("named") }

    /// The statement that declares the type so.
    func statement(for type: DeclaredType, _ initializer: Callable?) -> Statement {
        let chain = modifiers.calls(isOnMainActor: type.isolation == .main)
        guard let initializer else {
            return Statement(
                lifetime.rawValue, ["\(type.name.text).self"] + (scope.map { ["in: \($0.text)"] } ?? []), chain: chain)
        }
        return initializer.statement(
            lifetime.rawValue, of: type.name.text, after: scope?.text, isOnly: type.hasOneInitializer,
            chain: chain)
    }

    /// What is wrong with its arguments.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes = modifiers.mistakes()
        for option in modifiers.options where !lifetime.takes(option.optionName) {
            mistakes.append(.optionWithoutMeaning(option, "used on `@\(attribute.name)`"))
        }
        if let scope, scope.literalText == "" { mistakes.append(.emptyScope(scope)) }
        return mistakes
    }
}
#endif
