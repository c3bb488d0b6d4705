// The start: find declarations, check them, build eager objects, run the added steps, run the blocks.

import Alchemic
import ApplicationState

extension MainContainer {
    /// Finds declarations, checks the graph, builds eager objects, and runs the when-started blocks.
    ///
    /// Concurrent calls share a single start; once the container has started, a call does nothing. If the task that began the
    /// start is canceled, the start ends, and the objects that it built are stopped. You can retry a failed start. Code that
    /// runs during the start must not wait for its end.
    ///
    /// - Throws: A ``/Alchemic/GraphError``, or the error of the part that failed; all waiting callers get the same error. If
    ///   the main actor is needed and nothing runs there, [main-actor-blocked](<doc:/Alchemic/main-actor-blocked>).
    public func start() async throws {
        let (attempt, task) = try changeState { state throws(ResolutionError) -> (Attempt, Task<Void, Never>?) in
            switch state.phase {
            case .ended: throw .mainEnded()
            case .starting, .started: return (state.attempt, nil)
            case .failed: state.attempt = Attempt()
            case .idle: break
            }
            state.phase = .starting
            let attempt = state.attempt
            // The start has its own task: callers may stop waiting, and a construction that calls `start()` is not part of it.
            let task = Undertaking.withNone {
                Task {
                    // The undertakings make it an error if a part of the start waits for the start, which would never end.
                    _ = try? await Undertaking(attempt.finished).run {
                        try await Undertaking(attempt.made).run { await self.run(attempt) }
                    }
                }
            }
            state.task = task
            return (attempt, task)
        }
        ApplicationContainer.notifyChange()
        guard let task else { return try await attempt.finished.value() }
        try await withTaskCancellationHandler {
            try await attempt.finished.value(endsWhenCancelled: false)
        } onCancel: {
            task.cancel()
        }
    }

    /// Runs all parts of the start, and settles the attempt's outcomes; if a part fails, stops what has been built.
    private func run(_ attempt: Attempt) async {
        let begin = ContinuousClock.now
        var root: Container?
        do {
            try Task.checkCancellation()
            let settings = prepare()
            try Task.checkCancellation()
            let container = try makeContainer(settings)
            root = container
            try await openForRequests(container, during: attempt)
            attempt.made.settle(.success(()))
            ApplicationContainer.notifyChange()
            try await runPart(of: attempt, to: "build what is eager", isWatched: container.graph.startNeedsMainActor) {
                try await container.start()
            }
            for step in settings.steps {
                try Task.checkCancellation()
                let begin = ContinuousClock.now
                try await runPart(of: attempt, to: "run the step \"\(step.name)\"") { try await step.run(self) }
                observers.send(ContainerEvent(.step, label: step.name, duration: ContinuousClock.now - begin))
            }
            try await runBlocksUntilStarted(attempt)
            watchMemory(settings)
            observers.send(ContainerEvent(.finished, label: "the start", duration: ContinuousClock.now - begin))
            attempt.finished.settle(.success(()))
            ApplicationContainer.notifyChange()
        } catch {
            // Objects stop in a new task: this one may be canceled, and stop actions must run to their end.
            if let root { await Task { [root] in try? await root.stop() }.value }
            fail(attempt, with: error)
        }
    }

    /// Finds all declarations, and calls the configurations, including those that are found.
    private func prepare() -> MainSettings {
        let begin = ContinuousClock.now
        var settings = listed
        for configuration in configurations { configuration.configure(&settings) }
        var images = state.withLock { $0.images }
        for image in images { image.configure(&settings) }
        var countBefore: Int
        // A configuration that is found may name types of further frameworks to search.
        repeat {
            countBefore = settings.frameworkTypes.count
            let fresh = find(settings.frameworkTypes)
            images += fresh
            for image in fresh { image.configure(&settings) }
        } while settings.frameworkTypes.count > countBefore
        let observerNumbers = settings.observers.map { observers.add($0) }
        changeState { [images, settings] state in
            state.images = images
            state.settings = settings
            state.observerNumbers = observerNumbers
        }
        images.forEach(report)
        settings.modules += images.map(\.module)
        let count = Diagnostic.counted(images.count, of: "image")
        observers.send(ContainerEvent(.found, label: count, duration: ContinuousClock.now - begin))
        return settings
    }

    /// Finds all declarations and calls the configurations as a start does; returns the modules, for a check that builds nothing.
    package func prepareForCheck() -> [Module] { prepare().modules }

    /// Checks the graph in a program that was started for the check: `Graph.init` reports the findings and ends the program.
    package func checkAndExit() { _ = try? Graph(prepareForCheck()) }

    /// Checks the modules, and creates the container of their graph.
    private func makeContainer(_ settings: MainSettings) throws(GraphError) -> Container {
        let begin = ContinuousClock.now
        let graph = try Graph(settings.modules)
        observers.send(.checked(count: graph.definitions.count, after: ContinuousClock.now - begin))
        return Container(graph, parent: nil, observers: observers)
    }

    /// Sets the objects that were set early, then opens the container for requests; no object that is set meanwhile is lost.
    private func openForRequests(_ container: Container, during attempt: Attempt) async throws {
        var next = 0
        while true {
            let object = state.withLock { [next] state -> QueuedObject? in
                if next < state.sets.count { return state.sets[next] }
                makeCurrent(container, in: &state)
                return nil
            }
            guard let object else { return }
            do {
                try await runPart(of: attempt, to: "set an object", isWatched: object.needsMainActor) {
                    try await object.set(in: container)
                }
                next += 1
            } catch {
                // The next attempt sets the others again. The object that failed is removed, since its error is reported now.
                state.withLock { [next] state in _ = state.sets.remove(at: next) }
                throw error
            }
        }
    }

    /// Runs the blocks one after the other, then marks the container as started.
    ///
    /// One lock finds that none is left and marks the container, so that no block is lost; blocks run without it.
    private func runBlocksUntilStarted(_ attempt: Attempt) async throws {
        var number = 0
        while true {
            try Task.checkCancellation()
            let block = changeState { state -> WhenStartedBlock? in
                if !state.blocks.isEmpty { return state.blocks.removeFirst() }
                state.phase = .started
                state.sets = []
                return nil
            }
            guard let block else { return }
            number += 1
            let begin = ContinuousClock.now
            await runPart(of: attempt, to: "run the when-started blocks") { await block.run() }
            let label = "block \(number)"
            observers.send(ContainerEvent(.whenStarted, label: label, duration: ContinuousClock.now - begin))
        }
    }

    /// Retires the containers of an attempt, removes the observers of configurations, and gives waiting callers the error.
    private func fail(_ attempt: Attempt, with error: any Error) {
        observers.send(ContainerEvent(.failed, label: "the start", error: error))
        let observerNumbers = state.withLock { state in
            defer { state.observerNumbers = [] }
            state.phase = .failed(error)
            retireContainers(in: &state)
            return state.observerNumbers
        }
        for number in observerNumbers { observers.remove(number) }
        attempt.made.settle(.failure(ResolutionError.mainStartFailed(error)))
        attempt.finished.settle(.failure(error))
        ApplicationContainer.notifyChange()
    }

    /// Runs a part of the start that may need the main actor; if nothing runs there, callers that wait for the end of the
    /// start get an error.
    private func runPart<Result: Sendable>(
        of attempt: Attempt, to words: String, isWatched: Bool = true, _ part: () async throws -> Result
    ) async rethrows -> Result {
        guard isWatched else { return try await part() }
        let watch = MainActorWatch(patience: state.withLock { $0.settings.mainActorPatience })
        return try await watch.run {
            try await part()
        } onSilence: {
            let error = ResolutionError.mainActorBlocked(words)
            self.observers.send(ContainerEvent(.mainActorBlocked, label: "to \(words)", error: error))
            attempt.finished.failWaits(with: error)
        }
    }

    // MARK: The end

    /// Ends the main container, and stops its objects.
    ///
    /// Modules that were added later stop first, then the other objects, in reverse order of construction. A start in progress is
    /// canceled. Later resolutions throw, and the container cannot be started again.
    ///
    /// - Throws: A ``/Alchemic/StopError`` with every failure; all objects are stopped nevertheless.
    public func stop() async throws(StopError) {
        while let task = changeState({ $0.endUnlessStarting() }) {
            task.cancel()
            await task.value
        }
        let (attempt, containers, pressure) = state.withLock { ($0.attempt, $0.containers, $0.pressure) }
        pressure?.cancel()
        attempt.made.settle(.failure(ResolutionError.mainEnded()))
        attempt.finished.settle(.failure(ResolutionError.mainEnded()))
        ApplicationContainer.notifyChange()
        defer { observers.endStreams() }
        try await containers.first?.stop()
    }

    /// Waits until the open scopes with these names have ended, for at most `limit`, and then ends the main container.
    ///
    /// Otherwise, it is like `Container.stop(draining:within:)`.
    ///
    /// - Parameters:
    ///   - scope: The name of scopes to wait for.
    ///   - others: More names.
    ///   - limit: The time to wait at most.
    /// - Returns: The number of these scopes that were open when the stop began.
    /// - Throws: A ``/Alchemic/StopError`` with every failure; all objects are stopped nevertheless.
    @discardableResult
    public func stop(
        draining scope: Scope, _ others: Scope..., within limit: Duration = .seconds(30)
    ) async throws(StopError) -> Int {
        let container = state.withLock { $0.containers.first }
        let left = await container?.drain([scope] + others, within: limit) ?? 0
        try await stop()
        return left
    }
}

extension MainContainer.State {
    /// Ends the main container, unless a start is in progress, which must end first.
    ///
    /// - Returns: The task of that start; nil if the main container has ended.
    fileprivate mutating func endUnlessStarting() -> Task<Void, Never>? {
        if case .starting = phase { return task }
        phase = .ended
        blocks = []
        sets = []
        return nil
    }
}

extension FoundImage {
    /// Calls the configurations of the image, in order.
    func configure(_ settings: inout MainSettings) {
        for configuration in configurations { configuration.configure(&settings) }
    }
}
