/// The end of an operation that others may have to wait for: a start, a start action, a stop, an action with a time limit.
package final class Completion: Sendable {
    private struct State {
        /// Nil until the operation ends; the first result stays.
        var result: Result<Void, any Error>?
        /// The tasks that wait, by the numbers of their waits.
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    /// The number of the one wait that is not recorded; recorded waits have higher ones.
    private static let unrecorded = 0

    private let state = Guarded(State())
    /// The container or scope that is being stopped, or of which some objects are; nil for other operations.
    ///
    /// Weak: the stop keeps it.
    private weak let container: Container?

    package init(stoppingIn container: Container? = nil) { self.container = container }

    var isOver: Bool { state.withLock { $0.result != nil } }

    /// Whether the objects that are being stopped may use a container: their own container, or one around it.
    func isStopping(within other: Container) -> Bool { container?.isInside(other) == true && !isOver }

    /// Ends the operation, unless it has ended; returns whether it did.
    @discardableResult
    func end(throwing error: (any Error)? = nil) -> Bool {
        let waiting = state.withLock { state -> [Int: CheckedContinuation<Void, Never>]? in
            guard state.result == nil else { return nil }
            state.result = error.map { .failure($0) } ?? .success(())
            defer { state.waiting = [:] }
            return state.waiting
        }
        guard let waiting else { return false }
        for (number, continuation) in waiting {
            Waits.end(number)
            continuation.resume()
        }
        return true
    }

    /// Waits for the end of an operation that the task itself has begun, even if the task has been canceled.
    ///
    /// Called once, by that task.
    func outcome() async -> Result<Void, any Error> { await sleep(Completion.unrecorded) { false } }

    /// Waits for the end; the wait is recorded for all operations that the task is in, to find circular waits.
    ///
    /// - Returns: The result of the operation, or a `CancellationError` if the wait ended before.
    /// - Throws: An error if the wait would never end.
    func wait(labeled label: String, isCancellable: Bool) async throws(ResolutionError) -> Result<Void, any Error> {
        if let result = state.withLock({ $0.result }) { return result }
        let number: Int
        do { number = try Waits.begin(Wait(for: self, labeled: label)) } catch { throw .circularWait(error) }
        let result = await withTaskCancellationHandler {
            await sleep(number) { isCancellable && Task.isCancelled }
        } onCancel: {
            if isCancellable { state.withLock { $0.waiting.removeValue(forKey: number) }?.resume() }
        }
        Waits.end(number)
        return result
    }

    /// Suspends the task until the continuation with the number is resumed.
    ///
    /// Does not suspend if the operation has ended, or if `isCanceled`, which is called under the lock.
    ///
    /// - Returns: The result of the operation, or a `CancellationError` if it has not ended.
    private func sleep(_ number: Int, unless isCanceled: () -> Bool) async -> Result<Void, any Error> {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard state.result == nil, !isCanceled() else { return false }
                state.waiting[number] = continuation
                return true
            }
            if !mustWait { continuation.resume() }
        }
        return state.withLock { $0.result } ?? .failure(CancellationError())
    }
}
