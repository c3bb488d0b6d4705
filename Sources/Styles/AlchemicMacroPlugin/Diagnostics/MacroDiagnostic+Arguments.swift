#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// What is said about the arguments of an attribute.

extension MacroDiagnostic {
    static func emptyName(_ name: ExprSyntax) -> Self {
        Self("empty-name", at: name, "a name must not be empty: write one, or remove it").offering(
            "leave it out", .removeArgument(name))
    }

    static func emptyTag(_ tag: ExprSyntax) -> Self {
        Self("empty-tag", at: tag, "a tag must not be empty: write one, or remove it").offering(
            "leave it out", .removeArgument(tag))
    }

    static func emptyScope(_ scope: ExprSyntax) -> Self { Self("empty-scope", at: scope, "a scope needs a name") }

    static func repeatedType(_ type: ExprSyntax) -> Self {
        Self("repeated-type", at: type, "`\(type.text)` is listed twice: remove one").offering(
            "remove it", .removeArgument(type))
    }

    static func repeatedOption(_ option: ExprSyntax) -> Self {
        Self("repeated-option", at: option, "`\(option.text)` appears twice: remove one").offering(
            "remove it", .removeArgument(option))
    }

    static func optionWithoutMeaning(
        _ option: ExprSyntax, on lifetime: RegistrationAttribute.Lifetime, _ attribute: AttributeSyntax
    ) -> Self {
        let reason =
            option.optionName == "lazy" ? "the start builds only singletons" : "`purge()` removes only singletons"
        return Self(
            "option-without-meaning", at: option, "`\(option.text)` cannot be used on `@\(attribute.name)`: \(reason)"
        ).offering("remove it", .removeArgument(option))
    }

    static func optionInFull(_ option: ExprSyntax) -> Self {
        Self(
            "option-in-full", at: option,
            "`\(option.text)` cannot be read by the macro: write the option itself, such as `.lazy`")
    }

    static func argumentWithoutMeaning(_ label: TokenSyntax, on what: String) -> Self {
        let diagnostic = Self(
            "argument-without-meaning", at: label, "`\(label.text):` cannot be used on \(what): it is for a property")
        guard let argument = label.parent?.as(LabeledExprSyntax.self) else { return diagnostic }
        return diagnostic.offering("remove it", .removeArgument(argument.expression))
    }

    static func wrongNumberOfQueries(
        _ given: [ExprSyntax], of total: Int, required: Int, _ what: String, at node: some SyntaxProtocol
    ) -> Self {
        let parameters = "\(total) parameter\(total == 1 ? "" : "s")"
        let defaults = required < total ? " (\(required) without a default value)" : ""
        let diagnostic = Self(
            "wrong-number-of-queries", at: given.first.map { Syntax($0) } ?? Syntax(node),
            "\(what) has \(parameters)\(defaults) and \(given.count) quer\(given.count == 1 ? "y" : "ies"): give one for "
                + "each, in order; `.auto` leaves one to its type")
        if given.count < required, let last = given.last {
            let missing = String(repeating: ", .auto", count: required - given.count)
            return diagnostic.offering("add `.auto` for the rest", .insert(missing, after: last))
        }
        if given.count > total, let last = given.last, total > 0 {
            let range = given[total - 1].endPositionBeforeTrailingTrivia..<last.endPositionBeforeTrailingTrivia
            return diagnostic.offering(
                "remove those that are too many", .replaceText(range: range, with: "", in: Syntax(last)))
        }
        return diagnostic
    }
}
#endif
