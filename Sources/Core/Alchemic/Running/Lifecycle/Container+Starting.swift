// Builds and starts eager objects, in parallel where the graph allows.

extension Container {
    /// Builds eager objects with their dependencies, and runs their start actions.
    ///
    /// Objects that have to be awaited, or have a start action, are built and started concurrently, as far as the graph
    /// allows; main-actor objects are built on the main actor. Dependencies are built and started first. Objects that need
    /// an external that is not set are skipped, with an event. A second call waits for the first, then starts the objects
    /// that are left.
    ///
    /// If an object fails, the start cancels the others, stops the objects that were started, and ends the container; later
    /// calls throw the same error. The start also ends the container if the tasks of all callers are canceled; as long as
    /// one is not, the start continues, and only the canceled callers throw. In a task that is canceled already, nothing is
    /// started. An action that exceeds its time limit is canceled, and abandoned if it ignores the cancellation; if it
    /// succeeds all the same, its object is stopped then.
    ///
    /// Resolving during a start may return objects that are not started yet.
    ///
    /// - Throws: A ``StartError`` with every failure, a `CancellationError` if the task was canceled, or a
    ///   ``ResolutionError`` if the container has ended.
    public func start() async throws {
        if let overlay { return try await overlay.start() }
        // A start that no caller wants any more must not end the container.
        try Task.checkCancellation()
        let lifecycle = lifecycle
        if lifecycle === Container.endedLifecycle { throw ResolutionError.ended(self) }
        // The end of this call, and the end of the start, if this call begins one.
        let (call, start) = (Completion(), Completion())
        lifecycle.withLock { $0.addCaller(call) }
        defer { lifecycle.leave(call) }
        try await withTaskCancellationHandler {
            while let other = try beginOrFind(start, for: call, in: lifecycle) {
                try await other.wait(labeled: "start()", isCancellable: true).get()
            }
            try await call.outcome().get()
        } onCancel: {
            lifecycle.leave(call)
        }
    }

    /// Begins a start and returns nil, or returns the start that is running, to wait for before the next try.
    ///
    /// - Throws: An error if the container has ended, a start has failed, or every caller was canceled.
    private func beginOrFind(_ start: Completion, for call: Completion, in lifecycle: Lifecycle) throws -> Completion? {
        // The start gets a task of its own, since other callers may want it for longer; awaited, it is a part of this task.
        let undertaking = Undertaking(start)
        let decision = lifecycle.withLock { lifecycle in
            lifecycle.beginStart { (start, Task { call.end(throwing: await self.runToEnd(start, as: undertaking)) }) }
        }
        switch decision {
        case .begin: return nil
        case .wait(let other): return other.completion
        case .fail(let error): throw error
        case .refuse: throw ResolutionError.ended(self)
        }
    }

    /// The progress of the running or last start; nil before the first.
    ///
    /// The progress counts eager objects and their dependencies. Each ready object sends a
    /// ``ContainerEvent/Kind-swift.struct/progress`` event.
    public var startProgress: StartProgress? {
        let (run, last) = inEffect.memory.rarities.load()?.withLock { ($0.startRun, $0.lastProgress) } ?? (nil, nil)
        return run?.progress ?? last
    }

    /// Whether a start runs, is over or has failed; before the first, objects are built without being started.
    var startHasBegun: Bool { memory.lifecycle.load()?.withLock { $0.start != nil } == true }

    /// Waits until no start runs, even in a task that has been canceled; does not wait for a start that waits for the caller.
    func waitForStart() async {
        while let start = lifecycle.withLock(\.run) {
            guard case .success? = try? await start.completion.wait(labeled: "start()", isCancellable: false) else {
                return
            }
        }
    }

    /// Runs a start, and stops what a stop has left to it; then ends `start`, for which other calls wait.
    ///
    /// - Returns: The error of the start, if it has failed.
    private func runToEnd(_ start: Completion, as undertaking: Undertaking) async -> (any Error)? {
        // The closure returns its error, so that nothing is thrown.
        let failure = try? await undertaking.run { () -> (any Error)? in
            let failure = await self.runStart()
            // A caller that comes later has not been canceled: the container has ended for it.
            let laterFailure = failure is CancellationError ? nil : failure
            while let rest = self.lifecycle.withLock({ $0.endStart(laterFailure) }) { _ = await self.stop(rest) }
            return failure
        }
        start.end()
        return failure
    }

    /// Builds and starts everything that is eager, or stops everything; returns the error that the start throws.
    private func runStart() async -> (any Error)? {
        let begin = ContinuousClock.now
        let startRun = StartRun(self)
        ownRarities.withLock { $0.startRun = startRun }
        let failures = await startRun.run()
        // Only the progress stays: the run keeps the container alive.
        ownRarities.withLock { ($0.startRun, $0.lastProgress) = (nil, startRun.progress) }
        if !failures.isEmpty || Task.isCancelled || isEnded { return await stopAfterFailure(failures) }
        let label = "\(graph.startOrder.count) eager definitions"
        send(ContainerEvent(.started, label: label, duration: ContinuousClock.now - begin))
        // The start stops all participants that it leaves in a container that has ended; a stop waits until that is done.
        if isEnded { _ = await stopAfterDependants() }
        return nil
    }

    /// Stops everything after a start that has failed; returns the error that the start throws.
    private func stopAfterFailure(_ failures: [StartError.Failure]) async -> any Error {
        // Read before the stop below, which ends the container, too, and cancels the start.
        let (wasEnded, isCancelled) = (isEnded, Task.isCancelled)
        var stopFailures = wasEnded ? [] : await stopForFailedStart()
        stopFailures += await stopAfterDependants()
        // A cancellation is reported only if there is no other failure.
        let real = failures.filter { failure in
            !(failure.underlying is CancellationError)
                && !(wasEnded && (failure.error as? ResolutionError)?.id == .ended)
        }
        if real.isEmpty, stopFailures.isEmpty {
            if wasEnded { return ResolutionError.ended(self) }
            if isCancelled { return CancellationError() }
        }
        return StartError(failures: real.isEmpty ? failures : real, stopFailures: stopFailures)
    }

    /// Stops all participants, after the dependants that may need them, whose own stops report their failures.
    private func stopAfterDependants() async -> [StopError.Failure] {
        _ = await stopDependants()
        return await stopParticipants(forStart: true)
    }
}

extension Lifecycle {
    /// Removes a caller of the start, which goes on for the others; without any other caller, the start is canceled.
    fileprivate func leave(_ call: Completion) {
        guard let (isLast, run) = withLock({ $0.removeCaller(call) }) else { return }
        if isLast { run?.task.cancel() } else { call.end(throwing: CancellationError()) }
    }
}
