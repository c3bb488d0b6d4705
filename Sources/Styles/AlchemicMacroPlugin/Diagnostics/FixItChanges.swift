#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Fix-its replace text rather than nodes, so that the surrounding code keeps its layout.

extension FixIt.Change {
    /// Replaces the text of a node, or between two positions; by default, the trivia around the node stays.
    private static func change(
        _ node: some SyntaxProtocol, from start: AbsolutePosition? = nil, to end: AbsolutePosition? = nil,
        with text: String
    ) -> FixIt.Change {
        let start = start ?? node.positionAfterSkippingLeadingTrivia
        let end = end ?? node.endPositionBeforeTrailingTrivia
        return .replaceText(range: start..<end, with: text, in: Syntax(node))
    }

    /// Inserts a text before a node's first token.
    static func insert(_ text: String, before node: some SyntaxProtocol) -> FixIt.Change {
        change(node, to: node.positionAfterSkippingLeadingTrivia, with: text)
    }

    /// Inserts a text right after a node's last token.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt.Change {
        change(node, from: node.endPositionBeforeTrailingTrivia, with: text)
    }

    /// Replaces a node, or the range from it through a later node, with a text; the space around stays.
    static func replace(
        _ node: some SyntaxProtocol, to last: (some SyntaxProtocol)? = Syntax?.none, with text: String
    ) -> FixIt.Change { change(node, to: last?.endPositionBeforeTrailingTrivia, with: text) }

    /// Removes a node with the space after it, including the line break if the next token is on another line.
    static func remove(_ node: some SyntaxProtocol) -> FixIt.Change {
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        return change(node, to: next?.positionAfterSkippingLeadingTrivia ?? node.endPosition, with: "")
    }

    /// Removes a node with the space before it.
    static func removeWithSpaceBefore(_ node: some SyntaxProtocol) -> FixIt.Change {
        let before = node.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        return change(node, from: before ?? node.position, with: "")
    }

    /// Removes an argument of an attribute with its comma, or with the parentheses if there is no other argument.
    static func removeArgument(_ expression: ExprSyntax) -> FixIt.Change {
        guard let argument = expression.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self), let index = list.index(of: argument)
        else { return .remove(expression) }
        let next = list.index(after: index)
        if next != list.endIndex {
            // An unlabeled argument that follows belongs to the removed argument's label, which must stay.
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
