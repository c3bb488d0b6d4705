/// Something that tasks wait for: its first outcome is what all of them get.
final class Awaited<Value: Sendable>: Sendable {
    private struct State {
        var outcome: Result<Value, any Error>?
        var next = 0
        var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]

        mutating func takeWaiting() -> [CheckedContinuation<Value, any Error>] {
            defer { waiting = [:] }
            return waiting.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private let state = Guarded(State())

    /// Waits for the outcome.
    ///
    /// - Parameter endsWhenCancelled: Whether the cancellation of the waiting task ends its wait.
    /// - Returns: The outcome.
    /// - Throws: The outcome, or why the wait has ended without one.
    func value(endsWhenCancelled: Bool = true) async throws -> Value {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Value, any Error>? in
                    if let outcome = state.outcome { return outcome }
                    if endsWhenCancelled, Task.isCancelled { return .failure(CancellationError()) }
                    state.waiting[number] = continuation
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            guard endsWhenCancelled else { return }
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(throwing: CancellationError())
        }
    }

    /// Gives the outcome, unless there is one.
    func settle(_ outcome: Result<Value, any Error>) {
        let waiting = state.withLock { state -> [CheckedContinuation<Value, any Error>] in
            guard state.outcome == nil else { return [] }
            state.outcome = outcome
            return state.takeWaiting()
        }
        for continuation in waiting { continuation.resume(with: outcome) }
    }

    /// Ends the wait of those who wait now; the outcome is still to come.
    func disappoint(_ error: any Error) {
        for continuation in state.withLock({ $0.takeWaiting() }) { continuation.resume(throwing: error) }
    }
}
