/// Looks for one kind of problem in an order.
///
/// Declare one more, and ``Orders`` gets it with the others.
package protocol OrderValidator: Sendable {
    /// Returns the problems that it found.
    func problems(in draft: OrderDraft) async throws -> [OrderProblem]
}
