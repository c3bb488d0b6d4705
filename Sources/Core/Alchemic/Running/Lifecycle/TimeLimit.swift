/// An action exceeded its time limit and was canceled.
public struct TimeLimitExceeded: Error, Sendable, CustomStringConvertible {
    /// The time limit.
    public let limit: Duration

    /// The limit in words.
    public var description: String { "it took longer than \(limit)" }
}

/// Runs an action against the clock.
enum TimeLimit {
    /// Where the action and the clock race.
    private final class Race: Sendable {
        private enum State {
            case running
            case awaited(CheckedContinuation<Void, any Error>)
            case ended(Result<Void, any Error>)
        }

        private let state = Guarded(State.running)

        /// Ends the race, unless it is over; returns whether it did.
        @discardableResult
        func end(_ result: Result<Void, any Error>) -> Bool {
            let (waiting, isFirst) = state.withLock { state -> (CheckedContinuation<Void, any Error>?, Bool) in
                switch state {
                case .running:
                    state = .ended(result)
                    return (nil, true)
                case .awaited(let continuation):
                    state = .ended(result)
                    return (continuation, true)
                case .ended: return (nil, false)
                }
            }
            waiting?.resume(with: result)
            return isFirst
        }

        func outcome() async throws {
            try await withCheckedThrowingContinuation { continuation in
                let known = state.withLock { state -> Result<Void, any Error>? in
                    if case .ended(let result) = state { return result }
                    state = .awaited(continuation)
                    return nil
                }
                if let known { continuation.resume(with: known) }
            }
        }
    }

    /// Runs an action in a task of its own, and waits for it no longer than the limit; then it is canceled.
    ///
    /// - Parameters:
    ///   - limit: How long the action may take.
    ///   - isCancellable: Whether canceling the caller cancels the action; a stop continues regardless.
    ///   - afterward: What to do if the action succeeds when its time is over.
    ///   - action: The action.
    /// - Throws: The action's error, or a ``TimeLimitExceeded``.
    static func run(
        _ limit: Duration, isCancellable: Bool, afterward: @escaping @Sendable () async -> Void = {},
        _ action: @escaping @Sendable () async throws -> Void
    ) async throws {
        let race = Race()
        // The task is awaited, and therefore part of whatever the caller is in the middle of.
        let undertaking = Undertaking.current?.again()
        let work = Task {
            do {
                if let undertaking { try await undertaking.run(action) } else { try await action() }
                if !race.end(.success(())) { await afterward() }
            } catch {
                race.end(.failure(error))
            }
        }
        let clock = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            race.end(.failure(TimeLimitExceeded(limit: limit)))
            work.cancel()
        }
        defer { clock.cancel() }
        guard isCancellable else { return try await race.outcome() }
        try await withTaskCancellationHandler {
            try await race.outcome()
        } onCancel: {
            work.cancel()
        }
    }
}
