import CAlchemicMain

/// Notices that something waits for the main actor and that nothing runs there: in a program whose `main` is
/// synchronous and runs no loop, it would wait forever.
///
/// A main thread that computes is busy, not lost, and is given longer, where the system tells; one that sleeps does not
/// answer any more.
struct MainActorWatch: Sendable {
    /// How long a main thread may sleep without answering: a hundredth of a second at least.
    let patience: Duration
    /// How much longer a main thread is waited for that computes.
    var patienceWithWork = 12
    /// How many nanoseconds the main thread has computed; negative where that is not known.
    var mainThreadTime: @Sendable () -> Int64 = { alchemic_main_thread_time() }

    init(patience: Duration) { self.patience = max(patience.limited, .milliseconds(10)) }

    /// How long it sleeps before it looks again.
    var tick: Duration { patience / 10 }

    /// Runs an operation that may need the main actor.
    ///
    /// - Parameters:
    ///   - report: Called each time that patience has run out.
    ///   - operation: What is watched.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    func during<Result: Sendable>(
        report: @escaping @Sendable () -> Void, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        let watching = Task { await watch(report) }
        defer { watching.cancel() }
        return try await operation()
    }

    private func watch(_ report: @Sendable () -> Void) async {
        while !Task.isCancelled {
            let answer = Guarded(false)
            Task { @MainActor in answer.withLock { $0 = true } }
            var silence = Duration.zero
            var work = mainThreadTime()
            while true {
                let begin = ContinuousClock.now
                try? await Task.sleep(for: tick)
                if Task.isCancelled { return }
                if answer.withLock({ $0 }) { break }
                let workNow = mainThreadTime()
                let isBusy = Duration.nanoseconds(max(workNow - work, 0)) > (ContinuousClock.now - begin) / 2
                work = workNow
                // A tick counts as one however long it took: a debugger may have held everything.
                silence += isBusy ? tick / patienceWithWork : tick
                guard silence >= patience else { continue }
                report()
                silence = .zero
            }
        }
    }
}
