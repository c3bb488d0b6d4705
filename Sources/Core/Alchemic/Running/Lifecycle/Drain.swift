/// The wait of a container, before it stops, for its open scopes of certain names.
///
/// The ``Lifecycle`` of each container that it reaches lists it, and refuses more of these scopes; not that of such a scope, nor
/// of containers within it.
final class Drain: Sendable {
    private struct State {
        /// How many are open of those that have been counted.
        var open = 0
        /// Whether all have been; until then, one that ends may not have been counted yet.
        var isCounted = false
        /// How many were open when the wait ended.
        var left: Int?
    }

    private let container: Reference<Container>
    private let scopes: [Scope]
    private let state = Guarded(State())
    private let completion = Completion()

    init(_ container: Container, of scopes: [Scope]) {
        self.container = Reference(container)
        self.scopes = scopes
    }

    func belongs(to other: Container) -> Bool { container == Reference(other) }

    /// Whether it waits for a scope of this name, and refuses others.
    func includes(_ other: Container) -> Bool { other.openScope.map(scopes.contains) ?? false }

    // MARK: Counting

    func addOpen(_ count: Int) { change { $0.open += count } }

    func noteEnd() { change { $0.open -= 1 } }

    func endCounting() { change { $0.isCounted = true } }

    private func change(_ change: (inout State) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isCounted && state.open == 0
        }
        if isOver { end() }
    }

    // MARK: Waiting

    /// Ends the wait, whatever is still open.
    func end() {
        state.withLock { $0.left = $0.left ?? $0.open }
        completion.end()
    }

    /// Waits, and ends the wait early if the task is canceled or the time is over.
    ///
    /// - Returns: How many scopes were left.
    nonisolated(nonsending) func wait(within limit: Duration?) async -> Int {
        let deadline = limit.map { Deadlines.add(after: $0) { self.end() } }
        defer { deadline.map(Deadlines.remove) }
        await withTaskCancellationHandler {
            try? await completion.outcome()
        } onCancel: {
            end()
        }
        return state.withLock { $0.left } ?? 0
    }

    /// The label of the event at the end of the wait.
    func words(left: Int) -> String {
        (scopes.map { "\"\($0)\"" } + (left == 0 ? [] : ["\(left) left"])).joined(separator: ", ")
    }
}
