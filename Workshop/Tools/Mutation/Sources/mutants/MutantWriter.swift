import SwiftOperators
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// Rewrites a file such that each of its mutants is there, and is switched on by its number: one build serves them all.
///
/// Each place is numbered in the order in which the rewriter leaves it, chosen or not: the numbers of a file are the same
/// in each run.
final class MutantWriter: SyntaxRewriter {
    private let file: String
    private let first: Int
    private let isChosen: (Int) -> Bool
    private let places: SourceLocationConverter
    private(set) var mutants: [Mutant] = []
    private var initializers = 0

    init(file: String, tree: SourceFileSyntax, first: Int, isChosen: @escaping (Int) -> Bool) {
        self.file = file
        self.first = first
        self.isChosen = isChosen
        places = SourceLocationConverter(fileName: file, tree: tree)
    }

    /// Rewrites a source.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - file: Its path from the root of the package.
    ///   - first: The number of its first mutant.
    ///   - isChosen: Whether the mutant with a number is to be there.
    /// - Returns: The new text, and all mutants there could be.
    static func rewrite(
        _ source: String, file: String, first: Int, isChosen: @escaping (Int) -> Bool
    ) -> (text: String, mutants: [Mutant]) {
        let parsed = Parser.parse(source: source)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }.cast(SourceFileSyntax.self)
        let writer = MutantWriter(file: file, tree: folded, first: first, isChosen: isChosen)
        return (writer.rewrite(folded).description, writer.mutants)
    }

    /// Notes a place; returns its number if it is to be changed.
    private func note(_ rule: Mutant.Rule, _ node: some SyntaxProtocol) -> Int? {
        let number = first + mutants.count
        let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        mutants.append(
            Mutant(
                number: number, rule: rule, file: file,
                line: places.location(for: node.positionAfterSkippingLeadingTrivia).line,
                original: words.count > 100 ? words.prefix(97) + "..." : words))
        return isChosen(number) ? number : nil
    }

    private func expression(_ text: String, like node: some SyntaxProtocol) -> ExprSyntax {
        var result = ExprSyntax("\(raw: text)")
        result.leadingTrivia = node.leadingTrivia
        result.trailingTrivia = node.trailingTrivia
        return result
    }

    // MARK: What is left as it is

    // Initializers have to set everything.
    override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
        initializers += 1
        defer { initializers -= 1 }
        return super.visit(node)
    }

    override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }
    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax { ExprSyntax(node) }
    override func visit(_ node: EnumDeclSyntax) -> DeclSyntax {
        // Raw values are literals.
        node.inheritanceClause == nil ? super.visit(node) : DeclSyntax(node)
    }

    // MARK: The rules

    override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
        guard case .expression(let condition) = node.condition, !condition.is(InfixOperatorExprSyntax.self),
            !condition.is(BooleanLiteralExprSyntax.self)
        else { return super.visit(node) }
        let changed = super.visit(node)
        guard case .expression(let inner) = changed.condition, let number = note(.condition, condition) else {
            return changed
        }
        return changed.with(
            \.condition,
            .expression(expression("((\(inner.trimmedDescription)) != mutated(\(number)))", like: condition)))
    }

    private static let others: [String: (rule: Mutant.Rule, other: String)] = [
        "<": (.comparison, "<="), "<=": (.comparison, "<"), ">": (.comparison, ">="), ">=": (.comparison, ">"),
        "==": (.comparison, "!="), "!=": (.comparison, "=="), "===": (.comparison, "!=="), "!==": (.comparison, "==="),
        "&&": (.logic, "||"), "||": (.logic, "&&"), "+": (.arithmetic, "-"), "-": (.arithmetic, "+"),
    ]

    override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
        let changed = super.visit(node)
        guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            let (rule, other) = Self.others[symbol], let number = note(rule, node)
        else { return changed }
        let now = changed.trimmedDescription
        if ["==", "!=", "===", "!=="].contains(symbol) {
            return expression("((\(now)) != mutated(\(number)))", like: node)
        }
        let left = node.leftOperand.trimmedDescription
        let right = node.rightOperand.trimmedDescription
        return expression("(mutated(\(number)) ? (\(left) \(other) \(right)) : (\(now)))", like: node)
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
        // A default is part of a declaration; and `while true` is how the compiler knows that nothing comes after it.
        guard node.parent?.is(InitializerClauseSyntax.self) != true,
            node.parent?.is(ConditionElementSyntax.self) != true, let number = note(.literal, node)
        else {
            return ExprSyntax(node)
        }
        return expression("(\(node.literal.text) != mutated(\(number)))", like: node)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
        let changed = super.visit(node)
        guard case .expr(let statement) = node.item, initializers == 0,
            let list = node.parent?.as(CodeBlockItemListSyntax.self), let rule = rule(for: statement),
            // The only statement may be the value of its function.
            list.count > 1 || rule == .assignment, let number = note(rule, statement)
        else { return changed }
        var result = CodeBlockItemSyntax("if !mutated(\(raw: number)) { \(raw: changed.item.trimmedDescription) }")
        result.leadingTrivia = node.leadingTrivia
        result.trailingTrivia = node.trailingTrivia
        return result
    }

    private func rule(for statement: ExprSyntax) -> Mutant.Rule? {
        if let inner = statement.as(TryExprSyntax.self) { return rule(for: inner.expression) }
        if let inner = statement.as(AwaitExprSyntax.self) { return rule(for: inner.expression) }
        if let call = statement.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            let isNeeded = ["super.init", "self.init", "fatalError", "preconditionFailure"].contains(name)
            return isNeeded || name.contains("lock_") ? nil : .call
        }
        guard let assignment = statement.as(InfixOperatorExprSyntax.self) else { return nil }
        if assignment.operator.is(AssignmentExprSyntax.self) {
            let target = assignment.leftOperand
            return target.is(MemberAccessExprSyntax.self) || target.is(SubscriptCallExprSyntax.self) ? .assignment : nil
        }
        let symbol = assignment.operator.trimmedDescription
        return ["+=", "-="].contains(symbol) ? .assignment : nil
    }
}
