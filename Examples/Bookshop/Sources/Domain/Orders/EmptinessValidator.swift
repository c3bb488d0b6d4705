/// Rejects an order without books.
package struct EmptinessValidator: OrderValidator {
    package init() {}

    package func problems(in draft: OrderDraft) -> [OrderProblem] {
        draft.lines.isEmpty ? [.isEmpty] : []
    }
}
