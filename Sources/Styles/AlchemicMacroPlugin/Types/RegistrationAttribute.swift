#if Macros
internal import SwiftSyntax

/// An attribute that declares a type: `@Singleton`, `@Prototype`, `@Scoped` or `@External`.
struct RegistrationAttribute {
    /// The lifetimes, by the names of their attributes.
    enum Lifetime: String, CaseIterable {
        case singleton = "Singleton"
        case prototype = "Prototype"
        case scoped = "Scoped"
        case external = "External"

        /// Whether an option applies to this lifetime.
        ///
        /// The compiler rejects the other options that only some declarations have.
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
        var options = arguments.unlabeled
        switch lifetime {
        case .scoped: scope = options.isEmpty ? nil : options.removeFirst()
        case .external: scope = arguments.value("in")
        case .singleton, .prototype: scope = nil
        }
        modifiers = RegistrationModifiers(arguments: arguments, options: options)
    }

    /// The expression for the definition's name, if one is given.
    var givenName: ExprSyntax? { modifiers.arguments.value("named") }

    /// The statement that declares the type.
    func statement(for type: DeclaredType, _ initializer: Callable?) -> Statement {
        let chain = modifiers.calls(isOnMainActor: type.isolation == .main)
        guard let initializer else {
            return Statement(
                lifetime.rawValue, taking: ["\(type.name.text).self"] + (scope.map { ["in: \($0.text)"] } ?? []),
                chain: chain)
        }
        return initializer.statement(
            lifetime.rawValue, of: type.name.text, after: scope?.text, isOnly: type.hasOneInitializer,
            chain: chain)
    }

    /// The mistakes in the attribute's arguments.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes = modifiers.mistakes()
        for option in modifiers.options where !lifetime.takes(option.optionName) {
            mistakes.append(.optionWithoutMeaning(option, in: "used on `@\(attribute.name)`"))
        }
        if let scope, scope.literalText == "" { mistakes.append(.emptyScope(scope)) }
        return mistakes
    }
}
#endif
