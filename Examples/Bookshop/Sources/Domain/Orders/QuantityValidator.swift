/// Rejects an order that is larger than the shop can send in one parcel.
package struct QuantityValidator: OrderValidator {
    private let limits: OrderLimits

    package init(limits: OrderLimits) {
        self.limits = limits
    }

    package func problems(in draft: OrderDraft) -> [OrderProblem] {
        let allowed = 1...limits.copiesOfABook
        var problems: [OrderProblem] = []
        if draft.lines.count > limits.books {
            problems.append(.tooManyBooks(draft.lines.count, allowed: limits.books))
        }
        for line in draft.lines where !allowed.contains(line.quantity) {
            problems.append(.quantity(line.quantity, of: line.book.id, allowed: allowed))
        }
        return problems
    }
}
