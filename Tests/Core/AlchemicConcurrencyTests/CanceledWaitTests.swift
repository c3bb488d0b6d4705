import Alchemic
import TestSupport
import Testing

@Suite struct CanceledWaitTests {
    @Test(.timeLimit(.minutes(1)))
    func `a task that is canceled between the end of what it waits for and its own next step is not woken twice`()
        async throws
    {
        let halt = Halt()
        let container = try Container(
            Module("m") { Singleton { Plain() }.eager().onStart { _ in await halt.stop() } })
        let first = Task { try await container.start() }
        await halt.reached()
        let (executor, outcome) = (HeldExecutor(), Variable<Result<Void, any Error>?>())
        let second = Task(executorPreference: executor) {
            outcome.value = await Result { try await container.start() }
        }
        await executor.goOn()
        halt.goOn()
        try await first.value
        // Its wait is over, but it does nothing before the test lets it.
        second.cancel()
        while outcome.value == nil { await executor.goOn() }
        #expect(outcome.value?.error is CancellationError)
    }
}

/// Runs a task only when the test lets it go on.
private final class HeldExecutor: TaskExecutor {
    private let jobs = Variable<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs the task on a thread until it waits for something.
    func goOn() async {
        await onThreads(1) { _ in
            while let job = self.jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                job.runSynchronously(on: self.asUnownedTaskExecutor())
            }
        }
    }
}
