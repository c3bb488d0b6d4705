#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// The edits that the macros offer are changes of text, so that what surrounds them stays as it is.

extension FixIt.Change {
    private static func change(
        _ node: some SyntaxProtocol, from start: AbsolutePosition? = nil, to end: AbsolutePosition? = nil,
        with text: String
    ) -> FixIt.Change {
        let start = start ?? node.positionAfterSkippingLeadingTrivia
        let end = end ?? node.endPositionBeforeTrailingTrivia
        return .replaceText(range: start..<end, with: text, in: Syntax(node))
    }

    /// Puts a text in front of a node's first token.
    static func insert(_ text: String, before node: some SyntaxProtocol) -> FixIt.Change {
        change(node, to: node.positionAfterSkippingLeadingTrivia, with: text)
    }

    /// Puts a text right behind a node's last token.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt.Change {
        change(node, from: node.endPositionBeforeTrailingTrivia, with: text)
    }

    /// Puts a text in the place of a node, and of what follows up to another one; the space around it stays.
    static func replace(
        _ node: some SyntaxProtocol, to last: (some SyntaxProtocol)? = Syntax?.none, with text: String
    ) -> FixIt.Change { change(node, to: last?.endPositionBeforeTrailingTrivia, with: text) }

    /// Takes a node away, with the space behind it: the line break too, if the next token stands on another line.
    static func remove(_ node: some SyntaxProtocol) -> FixIt.Change {
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        return change(node, to: next?.positionAfterSkippingLeadingTrivia ?? node.endPosition, with: "")
    }

    /// Takes a node away, with the space in front of it.
    static func removeWithSpaceBefore(_ node: some SyntaxProtocol) -> FixIt.Change {
        let before = node.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        return change(node, from: before ?? node.position, with: "")
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
            return change(argument, to: list[next].positionAfterSkippingLeadingTrivia, with: label)
        }
        if index != list.startIndex {
            let previous = list[list.index(before: index)].expression
            return change(argument, from: previous.endPositionBeforeTrailingTrivia, with: "")
        }
        guard let attribute = list.parent?.parent?.as(AttributeSyntax.self) ?? list.parent?.as(AttributeSyntax.self),
            let open = attribute.leftParen, let close = attribute.rightParen
        else { return .remove(argument) }
        return change(attribute, from: open.position, to: close.endPositionBeforeTrailingTrivia, with: "")
    }
}
#endif
