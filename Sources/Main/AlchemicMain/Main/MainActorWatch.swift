import CAlchemicMain

/// Notices that an operation waits for a main actor on which nothing runs.
///
/// In a program with a synchronous `main` that runs no loop, such an operation would wait forever. A busy main thread gets more
/// time than a sleeping one, on systems that tell the difference.
struct MainActorWatch: Sendable {
    /// The time that a main thread may sleep without an answer, at least ten milliseconds.
    let patience: Duration
    /// The factor by which the patience is longer while the main thread is busy.
    var busyFactor = 12
    /// The processor time of the main thread in nanoseconds; negative if it is not known.
    var mainThreadTime: @Sendable () -> Int64 = { alchemic_main_thread_time() }

    /// Creates a watch with the patience limited to times that a clock can measure.
    init(patience: Duration) { self.patience = max(patience.limited, .milliseconds(10)) }

    /// The time between two looks at the main thread.
    var tick: Duration { patience / 10 }

    /// Runs an operation that may need the main actor.
    ///
    /// - Parameters:
    ///   - operation: The operation to watch.
    ///   - report: A closure to call each time that the main actor has not answered for as long as the patience.
    /// - Returns: The operation's result.
    /// - Throws: The operation's error.
    func run<Result: Sendable>(
        _ operation: () async throws -> Result, onSilence report: @escaping @Sendable () -> Void
    ) async rethrows -> Result {
        let watching = Task { await watch(report) }
        defer { watching.cancel() }
        return try await operation()
    }

    /// Has the main actor answer again and again, until the task is canceled.
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
                // A tick counts as one, however long it took: a debugger may have paused the process.
                silence += isBusy ? tick / busyFactor : tick
                guard silence >= patience else { continue }
                report()
                silence = .zero
            }
        }
    }
}
