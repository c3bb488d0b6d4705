/// The end of something that others may have to wait for: a start, a start action, a stop beside that of a container.
final class Completion: Sendable {
    private struct State {
        var result: Result<Void, any Error>?
        /// The waiting callers, by the numbers of their waits.
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var next = 0
    }

    private let state = Guarded(State())

    /// Ends it; only the first end counts.
    ///
    /// - Returns: Whether this was the first.
    @discardableResult
    func end(_ result: Result<Void, any Error> = .success(())) -> Bool {
        let waiting = state.withLock { state -> [Int: CheckedContinuation<Void, Never>]? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.waiting = [:] }
            return state.waiting
        }
        guard let waiting else { return false }
        for continuation in waiting.values { continuation.resume() }
        return true
    }

    /// Waits for the end, even in a task that has been canceled.
    ///
    /// - Throws: What it ended with.
    func outcome() async throws {
        await sleep(newNumber()) { false }
        try state.withLock { $0.result }?.get()
    }

    /// Waits for the end on behalf of what the task is in the middle of.
    ///
    /// - Parameters:
    ///   - label: What is waited for, in words.
    ///   - isCancellable: Whether canceling the task ends the wait.
    /// - Throws: What it ended with, a `CancellationError`, or a ``ResolutionError`` if the wait would never end.
    func wait(_ label: String, isCancellable: Bool) async throws {
        if let result = state.withLock({ $0.result }) { return try result.get() }
        let wait: Int
        do { wait = try Waits.begin(Wait(for: self, label)).get() } catch { throw ResolutionError.circularWait(error) }
        let number = newNumber()
        await withTaskCancellationHandler {
            await sleep(number) { isCancellable && Task.isCancelled }
        } onCancel: {
            if isCancellable { state.withLock { $0.waiting.removeValue(forKey: number) }?.resume() }
        }
        Waits.end(wait)
        guard let result = state.withLock({ $0.result }) else { throw CancellationError() }
        try result.get()
    }

    private func newNumber() -> Int {
        state.withLock { state in
            state.next += 1
            return state.next
        }
    }

    private func sleep(_ number: Int, unless isOver: () -> Bool) async {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard state.result == nil, !isOver() else { return false }
                state.waiting[number] = continuation
                return true
            }
            if !mustWait { continuation.resume() }
        }
    }
}
