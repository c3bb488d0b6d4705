/// An action exceeded its time limit and was canceled.
public struct TimeLimitExceeded: Error, Sendable, CustomStringConvertible {
    /// The time limit.
    public let limit: Duration

    /// The limit in words.
    @_documentation(visibility: internal)
    public var description: String { "it took longer than \(limit)" }
}

/// Runs an action in a task of its own, and cancels an action that takes longer than the limit.
///
/// The caller waits no longer than the limit, even if the action ignores its cancellation.
///
/// - Parameters:
///   - isCancellable: Whether canceling the caller cancels the action; a stop continues regardless.
///   - afterward: Called if the action succeeds after its time is over.
/// - Throws: The action's error, or a ``TimeLimitExceeded``.
func withTimeLimit(
    _ limit: Duration, isCancellable: Bool, afterward: @escaping @Sendable () async -> Void = {},
    _ action: @escaping @Sendable () async throws -> Void
) async throws {
    let limit = limit.limited
    let race = Completion()
    // The caller awaits the task, which is therefore a part of everything that the caller is in the middle of.
    let undertaking = Undertaking.current?.copy()
    let work = Task {
        do {
            if let undertaking { try await undertaking.run(action) } else { try await action() }
            if !race.end() { await afterward() }
        } catch {
            race.end(throwing: error)
        }
    }
    let deadline = Deadlines.add(after: limit) {
        race.end(throwing: TimeLimitExceeded(limit: limit))
        work.cancel()
    }
    defer { Deadlines.remove(deadline) }
    let result = await withTaskCancellationHandler {
        await race.outcome()
    } onCancel: {
        if isCancellable { work.cancel() }
    }
    if case .failure(let error) = result, error is TimeLimitExceeded { throw error }
    // The task keeps everything that it has captured, such as the object, until it is over.
    await work.value
    try result.get()
}
