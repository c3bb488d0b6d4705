// Builds and starts eager objects, in parallel where the graph allows.

extension Container {
    /// Builds eager objects with their dependencies, and runs their start actions.
    ///
    /// Asynchronous objects are built concurrently, as far as the graph allows, synchronous ones in sequence,
    /// main-actor objects on the main actor. Dependencies are built and started first. Objects that need an
    /// external that is not set are skipped, with an event. A second call waits for the first, then starts what is
    /// left.
    ///
    /// If something fails, it cancels the rest, stops what was started, and ends the container; later calls throw the
    /// same error. So it does if the tasks of all callers are canceled; as long as one is not, the start continues, and
    /// only the others throw. In a task that is canceled already, nothing is started. An action that exceeds its time
    /// limit is canceled, and abandoned if it ignores that; if it succeeds all the same, its object is stopped then.
    ///
    /// Requests during a start may return objects that are not started yet.
    ///
    /// - Throws: A ``StartError`` with every failure, a `CancellationError` if the task was canceled, or a
    ///   ``ResolutionError`` if the container has ended.
    public func start() async throws {
        if let overlay { return try await overlay.start() }
        // A start that nobody wants any more must not end the container.
        try Task.checkCancellation()
        let starting = starting
        let caller = StartCaller()
        starting.join(caller)
        defer { starting.leave(caller) }
        try await withTaskCancellationHandler {
            try await starting.enter()
            // Others may want it longer than this task. It is awaited, and therefore part of what the task is in.
            let undertaking = Undertaking(starting)
            try starting.begin {
                Task {
                    let result = await self.startAndLeave(as: undertaking)
                    caller.answer.end(result)
                }
            }
            try await caller.answer.outcome()
        } onCancel: {
            starting.leave(caller)
        }
    }

    private func startAndLeave(as undertaking: Undertaking) async -> Result<Void, any Error> {
        let result: Result<Void, any Error>
        do { try checkMayStart() } catch {
            starting.leave()
            return .failure(error)
        }
        do {
            result = .success(try await undertaking.run { try await self.startAlone() })
        } catch {
            result = .failure(error)
        }
        var failures: [StopError.Failure] = []
        // A stop waits until this is over.
        if isEnded { await stopAfterDependants(&failures) }
        starting.leave()
        // Unless it was called by what is started here: then it has left the rest to this start.
        if isEnded, stopping.load()?.isOver != false { await stopParticipants(&failures) }
        return result
    }

    /// Stops everything, scopes and children first, which may need it; what goes wrong with those, their own stops tell.
    private func stopAfterDependants(_ failures: inout [StopError.Failure]) async {
        for dependant in dependants.reversed() { try? await dependant.stop() }
        await stopParticipants(&failures)
    }

    private func checkMayStart() throws {
        if let failure = starting.failure { throw failure }
        if memory.hasEnded.loadInOrder() != 0 { try checkIsStopping() }
    }

    private func startAlone() async throws {
        let begin = ContinuousClock.now
        var failures: [StartError.Failure] = []
        if graph.startsPlainly {
            // Recorded when it happens: checking the task after each object costs more than building many an object.
            let isCancelled = OwnWord()
            if Task.isCancelled { isCancelled.word.storeRelaxed(1) }
            let failure = await withTaskCancellationHandler {
                buildPlainly(until: isCancelled)
            } onCancel: {
                isCancelled.word.storeRelaxed(1)
            }
            if let failure { failures.append(failure) }
        }
        if failures.isEmpty, !Task.isCancelled, !graph.startsPlainly || participants.areWaiting {
            failures = await StartRun(StartPlan(self), self).run()
        }
        if failures.isEmpty, !Task.isCancelled, !isEnded {
            send(
                ContainerEvent(
                    .started, "\(self.graph.startOrder.count) eager definitions", nil, ContinuousClock.now - begin))
            return
        }
        let error = await failed(failures)
        // A caller that comes later has not been canceled: the container has ended for it.
        if !(error is CancellationError) { starting.fail(error) }
        throw error
    }

    /// Stops everything after a start that has failed.
    ///
    /// - Returns: The error that the start throws.
    private func failed(_ failures: [StartError.Failure]) async -> any Error {
        // Something else may have ended it before the last object was built.
        let wasEnded = isEnded
        var stopFailures: [StopError.Failure] = []
        if !wasEnded {
            // A stop that has begun in the meantime waits for this start.
            do { try await stop() } catch {
                stopFailures = error.failures.filter { ($0.error as? ResolutionError)?.id != .circularWait }
            }
        }
        await stopAfterDependants(&stopFailures)
        let real = failures.filter { failure in
            !failure.isCancellation && !(wasEnded && (failure.error as? ResolutionError)?.id == .ended)
        }
        if real.isEmpty, stopFailures.isEmpty {
            if wasEnded { return ResolutionError.ended(self) }
            if Task.isCancelled { return CancellationError() }
        }
        return StartError(failures: real.isEmpty ? failures : real, stopFailures: stopFailures)
    }

    /// Builds the objects that need nothing but calls, in order.
    ///
    /// - Parameter isCancelled: Whether to build nothing more.
    /// - Returns: What went wrong.
    private func buildPlainly(until isCancelled: borrowing OwnWord) -> StartError.Failure? {
        let context = Context(self, nil, isOnMain: false, isInOrder: true)
        for index in graph.buildIndices {
            guard isCancelled.word.loadRelaxed() == 0 else { return nil }
            do throws(ResolutionError) {
                try wiring.build(index, context)
            } catch {
                return StartError.Failure(graph.nodes[index], error, in: graph)
            }
        }
        return nil
    }
}

/// One call of a start.
final class StartCaller: Sendable {
    /// What the call comes to, if it runs the start itself.
    let answer = Completion()
}

/// Allows one start of a container at a time.
final class Starting: Sendable {
    private enum Progress {
        case none
        case running(StartRun)
        case ended(StartProgress)
    }

    private struct State {
        var isRunning = false
        /// Whether any start has run, or is running.
        var hasBegun = false
        /// The callers that have not been canceled.
        var callers: [StartCaller] = []
        /// The start that is running.
        var work: Task<Void, Never>?
        /// The waiting callers, by the numbers of their waits.
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var progress = Progress.none
        /// Why the last start failed.
        var failure: (any Error)?
    }

    private let state = Guarded(State())

    /// Notes that a caller wants a start.
    func join(_ caller: StartCaller) { state.withLock { $0.callers.append(caller) } }

    /// Notes that a caller wants it no longer: without any, the start is canceled; else it goes on without this one.
    func leave(_ caller: StartCaller) {
        let (isLast, work) = state.withLock { state -> (Bool, Task<Void, Never>?) in
            guard let place = state.callers.firstIndex(where: { $0 === caller }) else { return (true, nil) }
            state.callers.remove(at: place)
            return (state.callers.isEmpty, state.work)
        }
        if isLast { work?.cancel() } else { caller.answer.end(.failure(CancellationError())) }
    }

    /// Begins the start that is now the only one.
    ///
    /// - Throws: A `CancellationError` if nobody wants it any more.
    func begin(_ work: () -> Task<Void, Never>) throws {
        let isWanted = state.withLock { state in
            if !state.callers.isEmpty { state.work = work() }
            return state.work != nil
        }
        guard !isWanted else { return }
        leave()
        throw CancellationError()
    }

    /// Waits until no other start runs.
    ///
    /// - Throws: An error if the wait would never end, or if the task has been canceled.
    func enter() async throws {
        while true {
            let mustWait = state.withLock { state in
                defer { (state.isRunning, state.hasBegun) = (true, true) }
                return state.isRunning
            }
            guard mustWait else { return }
            let number: Int
            do { number = try Waits.begin(Wait(for: self, "start()")).get() } catch {
                throw ResolutionError.circularWait(error)
            }
            await withTaskCancellationHandler {
                await sleep(number) { Task.isCancelled }
            } onCancel: {
                state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
            }
            Waits.end(number)
            try Task.checkCancellation()
        }
    }

    /// Waits until no start runs, even in a task that has been canceled; not if a start waits for the caller.
    func waitForEnd() async {
        while isRunning {
            guard let number = try? Waits.begin(Wait(for: self, "start()")).get() else { return }
            await sleep(number) { false }
            Waits.end(number)
        }
    }

    private func sleep(_ number: Int, unless isOver: () -> Bool) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.isRunning, !isOver() else { return true }
                state.waiting[number] = continuation
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    /// Lets the next start run.
    func leave() {
        let waiting = state.withLock { state in
            state.isRunning = false
            state.work = nil
            defer { state.waiting = [:] }
            return state.waiting
        }
        for (number, continuation) in waiting {
            Waits.end(number)
            continuation.resume()
        }
    }

    /// Whether a start is running.
    var isRunning: Bool { state.withLock { $0.isRunning } }

    /// Whether any start has run, or is running.
    var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// Why the last start failed, for the callers of another one.
    var failure: (any Error)? { state.withLock { $0.failure } }
    func fail(_ error: any Error) { state.withLock { $0.failure = error } }

    /// Cancels the start that is running, if any.
    func cancel() {
        if case .running(let run) = state.withLock({ $0.progress }) { run.cancel() }
    }

    /// The progress of the run that is under way, or that of the last one.
    var progress: StartProgress? {
        switch state.withLock({ $0.progress }) {
        case .none: nil
        case .running(let run): run.progress
        case .ended(let progress): progress
        }
    }

    /// Shows a run's progress while it is under way.
    func show(_ run: StartRun) { state.withLock { $0.progress = .running(run) } }

    /// Keeps a run's final progress, but not the run, which keeps the container alive.
    func keepProgress(of run: StartRun) {
        let last = run.progress
        state.withLock { $0.progress = .ended(last) }
    }
}
