/// An outcome that tasks wait for.
///
/// The first outcome is final, and the same for all of them.
final class Awaited<Value: Sendable>: Sendable {
    /// The outcome, and the tasks that wait while there is none.
    private struct State {
        var outcome: Result<Value, any Error>?
        /// The continuations of the waiting tasks, by the numbers of their waits.
        var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]

        /// Ends the waits, and returns their continuations in order of arrival.
        mutating func takeWaiting() -> [CheckedContinuation<Value, any Error>] {
            defer { waiting = [:] }
            for number in waiting.keys { Waits.end(number) }
            return waiting.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// Everything that the lock guards; continuations are resumed after it has been released.
    private let state = Guarded(State(), in: .outermost)
    /// The label of a wait on the path of an error.
    private let label: String

    /// Creates an outcome that is still to come.
    init(_ label: String = "what is awaited") {
        self.label = label
    }

    /// Waits for the outcome.
    ///
    /// - Parameter endsWhenCancelled: Whether the cancellation of the waiting task ends its wait.
    /// - Returns: The outcome.
    /// - Throws: The outcome's error, or the error that ended the wait: a `CancellationError`, that of ``failWaits(with:)``, or a
    ///   ``ResolutionError`` if the wait would never end.
    func value(endsWhenCancelled: Bool = true) async throws -> Value {
        if let outcome = state.withLock({ $0.outcome }) { return try outcome.get() }
        let number: Int
        do { number = try Waits.begin(Wait(for: self, labeled: label)) } catch {
            throw ResolutionError.circularWait(error)
        }
        defer { Waits.end(number) }
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

    /// Settles the outcome, unless there is one.
    func settle(_ outcome: Result<Value, any Error>) {
        let waiting = state.withLock { state -> [CheckedContinuation<Value, any Error>] in
            guard state.outcome == nil else { return [] }
            state.outcome = outcome
            return state.takeWaiting()
        }
        for continuation in waiting { continuation.resume(with: outcome) }
    }

    /// Ends the current waits with an error; the outcome is still to come.
    func failWaits(with error: any Error) {
        for continuation in state.withLock({ $0.takeWaiting() }) { continuation.resume(throwing: error) }
    }
}
