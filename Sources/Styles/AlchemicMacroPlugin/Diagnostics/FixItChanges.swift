#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// The edits that the macros offer are changes of text, so that what surrounds them stays as it is.

extension FixIt.Change {
    /// Puts a text in front of a node's first token.
    static func insert(_ text: String, before node: some SyntaxProtocol) -> FixIt.Change {
        let place = node.positionAfterSkippingLeadingTrivia
        return .replaceText(range: place..<place, with: text, in: Syntax(node))
    }

    /// Puts a text right behind a node's last token.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt.Change {
        let place = node.endPositionBeforeTrailingTrivia
        return .replaceText(range: place..<place, with: text, in: Syntax(node))
    }

    /// Puts a text in the place of a node, and leaves the space around it.
    static func replace(_ node: some SyntaxProtocol, with text: String) -> FixIt.Change {
        .replaceText(
            range: node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: text,
            in: Syntax(node))
    }

    /// Takes a node away, with the space behind it: the line break too, if the next token stands on another line.
    static func remove(_ node: some SyntaxProtocol) -> FixIt.Change {
        let end = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        return .replaceText(
            range: node
                .positionAfterSkippingLeadingTrivia..<(end?.positionAfterSkippingLeadingTrivia ?? node.endPosition),
            with: "", in: Syntax(node))
    }

    /// Takes a node away, with the space in front of it.
    static func removeWithSpaceBefore(_ node: some SyntaxProtocol) -> FixIt.Change {
        let before = node.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        return .replaceText(
            range: (before ?? node.position)..<node.endPositionBeforeTrailingTrivia, with: "", in: Syntax(node))
    }

    /// Takes an argument of an attribute away, with its comma; the parentheses too if it is the only one.
    static func removeArgument(_ expression: ExprSyntax) -> FixIt.Change {
        guard let argument = expression.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self), let index = list.index(of: argument)
        else { return .remove(expression) }
        let next = list.index(after: index)
        if next != list.endIndex {
            // What follows without a label belongs to the same one.
            let label = list[next].label == nil ? argument.label.map { "\($0.text): " } ?? "" : ""
            return .replaceText(
                range: argument.positionAfterSkippingLeadingTrivia..<list[next].positionAfterSkippingLeadingTrivia,
                with: label, in: Syntax(argument))
        }
        if index != list.startIndex {
            let previous = list[list.index(before: index)]
            return .replaceText(
                range: previous.expression.endPositionBeforeTrailingTrivia..<argument.endPositionBeforeTrailingTrivia,
                with: "", in: Syntax(argument))
        }
        guard let attribute = list.parent?.parent?.as(AttributeSyntax.self) ?? list.parent?.as(AttributeSyntax.self),
            let open = attribute.leftParen, let close = attribute.rightParen
        else { return .remove(argument) }
        return .replaceText(
            range: open.position..<close.endPositionBeforeTrailingTrivia, with: "", in: Syntax(attribute))
    }
}
#endif
