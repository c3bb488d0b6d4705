/// The wait of a container, before it stops, for its open scopes of certain names.
///
/// The ``Lifecycle`` of each container that the drain reaches lists the drain, and refuses more of these scopes. The drain does
/// not reach into such a scope.
final class Drain: Sendable {
    /// The container that is to stop; only compared, and so not retained.
    private let container: Reference<Container>
    private let scopes: [Scope]
    private let state = Guarded(DrainCount())
    /// Ends when the count is over; the task of the drain waits for it.
    private let completion = Completion()

    init(_ container: Container, of scopes: [Scope]) {
        self.container = Reference(container)
        self.scopes = scopes
    }

    /// Whether the drain was begun for a container, whose own stop then ends the wait.
    func belongs(to other: Container) -> Bool { container == Reference(other) }

    /// Whether the drain waits for a container, which is then a scope of one of its names.
    func includes(_ other: Container) -> Bool { other.openScope.map(scopes.contains) ?? false }

    /// Changes the count of open scopes, and ends the wait if the count is then over.
    func change(_ change: (inout DrainCount) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isOver
        }
        if isOver { completion.end() }
    }

    /// Waits, and ends the wait early if the task is canceled or the time is over.
    ///
    /// - Returns: The number of scopes that were left.
    nonisolated(nonsending) func wait(within limit: Duration?) async -> Int {
        let deadline = limit.map { Deadlines.add(after: $0) { self.change { $0.end() } } }
        defer { deadline.map(Deadlines.remove) }
        await withTaskCancellationHandler {
            _ = await completion.outcome()
        } onCancel: {
            change { $0.end() }
        }
        return state.withLock(\.left) ?? 0
    }
}
