#if Macros
internal import SwiftSyntax

/// The local names of a body, with the ranges in which they shadow members of the type.
final class LocalNames: SyntaxVisitor {
    private var ranges: [String: [Range<AbsolutePosition>]] = [:]
    private let whole: Range<AbsolutePosition>

    init(in body: some SyntaxProtocol, parameters: [String]) {
        whole = body.position..<body.endPosition
        super.init(viewMode: .sourceAccurate)
        for parameter in parameters { add(parameter, in: whole) }
        walk(body)
    }

    /// Whether a name is local at a position.
    func contains(_ name: String, at place: AbsolutePosition) -> Bool {
        ranges[name]?.contains { $0.contains(place) } ?? false
    }

    private func add(_ name: String, in range: Range<AbsolutePosition>) {
        ranges[name, default: []].append(range)
    }

    /// The range from a position to the end of the block around a node.
    private func block(around node: some SyntaxProtocol, from start: AbsolutePosition) -> Range<AbsolutePosition> {
        var parent = node.parent
        while let current = parent {
            if current.is(CodeBlockItemListSyntax.self) { return start..<max(start, current.endPosition) }
            parent = current.parent
        }
        return start..<max(start, whole.upperBound)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        add(node.identifier.text, in: range(ofPattern: node))
        return .visitChildren
    }

    /// The range in which a pattern's name is visible, which begins after the expression bound to the name.
    private func range(ofPattern node: IdentifierPatternSyntax) -> Range<AbsolutePosition> {
        var condition: AbsolutePosition?
        var parent = node.parent
        while let current = parent {
            if current.is(OptionalBindingConditionSyntax.self) || current.is(MatchingPatternConditionSyntax.self) {
                condition = current.endPosition
            } else if let binding = current.as(PatternBindingSyntax.self) {
                return block(around: binding, from: binding.endPosition)
            } else if current.is(GuardStmtSyntax.self) {
                return block(around: current, from: condition ?? current.position)
            } else if let loop = current.as(ForStmtSyntax.self) {
                return loop.pattern.position..<loop.body.endPosition
            } else if let branch = current.as(IfExprSyntax.self) {
                return (condition ?? branch.position)..<branch.body.endPosition
            } else if let loop = current.as(WhileStmtSyntax.self) {
                return (condition ?? loop.position)..<loop.body.endPosition
            } else if current.is(SwitchCaseSyntax.self) || current.is(CatchClauseSyntax.self) {
                return current.position..<current.endPosition
            }
            parent = current.parent
        }
        return block(around: node, from: node.endPosition)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let range = node.position..<node.endPosition
        switch node.signature?.parameterClause {
        case .simpleInput(let names): for name in names { add(name.name.text, in: range) }
        case .parameterClause(let clause):
            for parameter in clause.parameters { add((parameter.secondName ?? parameter.firstName).text, in: range) }
        case nil: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let around = block(around: node, from: whole.lowerBound)
        add(node.name.text, in: around)
        for name in node.signature.localNames { add(name, in: node.position..<node.endPosition) }
        return .visitChildren
    }
}
#endif
