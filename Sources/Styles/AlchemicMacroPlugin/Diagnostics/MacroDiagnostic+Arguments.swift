#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Diagnostics about the arguments of attributes.

extension MacroDiagnostic {
    /// - Parameter what: `name` or `tag`.
    static func empty(_ what: String, of argument: ExprSyntax) -> Self {
        Self("empty-\(what)", removing: argument, saying: "a \(what) must not be empty: write one, or remove it")
    }

    static func emptyScope(_ scope: ExprSyntax) -> Self {
        Self("empty-scope", at: scope, saying: "a scope needs a name")
    }

    /// An option, or a type of `as:`, that the attribute has already.
    static func repeated(_ argument: ExprSyntax) -> Self {
        Self("repeated-argument", removing: argument, saying: "`\(argument.text)` appears twice: remove one")
    }

    /// - Parameter place: The context in which the option is meaningless: `used on` an attribute, or `combined with` a lifetime.
    static func optionWithoutMeaning(_ option: ExprSyntax, in place: String) -> Self {
        let reason =
            switch option.optionName {
            case "lazy": "the start builds only singletons"
            case "onStart": "the start starts only singletons"
            case "onStop": "only singletons and objects of scopes are stopped"
            default: "`purge()` removes only singletons and objects of scopes"
            }
        return Self(
            "option-without-meaning", removing: option, saying: "`\(option.text)` cannot be \(place): \(reason)")
    }

    /// An option that is no member access, so that its text does not show which one it is.
    static func optionInFull(_ option: ExprSyntax) -> Self {
        Self(
            "option-in-full", at: option,
            saying: "`\(option.text)` cannot be read by the macro: write the option itself, such as `.lazy`")
    }

    /// A labeled argument of `@Inject` on anything but a property; `what` is the kind of declaration, with an article.
    static func argumentWithoutMeaning(_ label: TokenSyntax, on what: String) -> Self {
        Self(
            "argument-without-meaning", at: label,
            saying: "`\(label.text):` cannot be used on \(what): it is for a property"
        )
        .offeringRemoval(ofArgument: label)
    }

    /// Queries for neither all parameters nor all without a default value; fix-its add `.auto`, or remove the rest.
    static func wrongNumberOfQueries(
        _ given: [ExprSyntax], of total: Int, required: Int, for what: String, at node: some SyntaxProtocol
    ) -> Self {
        let parameters = "\(total) parameter\(total == 1 ? "" : "s")"
        let defaults = required < total ? " (\(required) without a default value)" : ""
        let diagnostic = Self(
            "wrong-number-of-queries", at: given.first.map { Syntax($0) } ?? Syntax(node),
            saying:
                "\(what) has \(parameters)\(defaults) and \(given.count) quer\(given.count == 1 ? "y" : "ies"): give one for "
                + "each, in order; `.auto` leaves one to its type")
        if given.count < required, let last = given.last {
            let missing = String(repeating: ", .auto", count: required - given.count)
            return diagnostic.offering("add `.auto` for the rest", by: .insert(missing, after: last))
        }
        if given.count > total, let last = given.last, total > 0 {
            return diagnostic.offering(
                "remove those that are too many",
                by: .replace(given[total - 1], to: last, with: given[total - 1].text))
        }
        return diagnostic
    }
}

// MARK: Methods

extension MacroDiagnostic {
    static func calledAndProvided(_ name: TokenSyntax, by attribute: AttributeSyntax) -> Self {
        Self(
            "called-and-provided", removing: attribute,
            saying: "`\(name.text)` has both `@Inject` and `@Provides`: keep one")
    }

    /// `@Provides` on a method without a result, which may have been meant to be called.
    static func providesNothing(_ function: FunctionDeclSyntax, with attribute: AttributeSyntax) -> Self {
        Self(
            "provides-nothing", at: attribute,
            saying:
                "`\(function.name.text)` returns nothing: `@Provides` is for a method that builds an object; a method to "
                + "call after the injection takes `@Inject`"
        ).offering("write `@Inject`", by: .replace(attribute, with: "@Inject"))
    }

    /// A `@Provides` without a name beside another one on the method; several with names are fine.
    static func repeatedProvides(_ attribute: AttributeSyntax, on name: TokenSyntax) -> Self {
        Self(
            "repeated-provides", removing: attribute,
            saying: "`\(name.text)` declares several definitions: name each with `named:`")
    }
}

extension SyntaxProtocol {
    /// The kind of declaration, with an article, for messages.
    var kindInWords: String {
        switch kind {
        case .classDecl: "a class"
        case .structDecl: "a structure"
        case .actorDecl: "an actor"
        case .enumDecl: "an enumeration"
        case .enumCaseDecl: "a case"
        case .protocolDecl: "a protocol"
        case .extensionDecl: "an extension"
        case .functionDecl: "a function"
        case .initializerDecl: "an initializer"
        case .variableDecl: "a property"
        case .subscriptDecl: "a subscript"
        case .typeAliasDecl: "a type alias"
        default: "this"
        }
    }
}
#endif
