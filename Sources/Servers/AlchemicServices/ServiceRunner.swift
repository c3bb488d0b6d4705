#if Services
internal import Logging

/// Runs the services of a container.
final class ServiceRunner: LifecycleRole {
    /// The events that decide on the course of the run.
    private enum News: Sendable {
        /// The container's start has ended.
        case started(Result<Void, any Error>)
        /// A service ended without having been told to shut down.
        case ended(RunningService, Result<Void, any Error>)
        /// The shutdown has begun, or has been announced.
        case shutDown
        /// The services have been canceled.
        case canceled
        /// Everything has been stopped.
        case stopped([StopError.Failure])
    }

    /// The state that the lock guards.
    private struct State {
        /// The services by the boxes of their objects, in the order of their starts.
        var services: [(box: ObjectIdentifier, service: RunningService)] = []
        /// The services that are not launched yet: before anything runs, and those that wait for everything else.
        var held: [RunningService] = []
        /// Whether `run(_:)` has been called.
        var isRunning = false
        /// Whether everything has been started, so that services that run last are launched, too.
        var hasStarted = false
        var isCanceled = false
        private(set) var status = Readiness.Status(phase: .notRun)
        /// The readiness that the container declares, while it shows each change of `status`.
        private var readiness: Readiness?

        /// Shows the status from now on.
        mutating func show(in readiness: Readiness) {
            self.readiness = readiness
            readiness.show(status)
        }

        /// Changes the status, and shows it under the lock, so that statuses are shown in order.
        mutating func changeStatus(_ change: (inout Readiness.Status) -> Void) {
            change(&status)
            readiness?.show(status)
        }

        /// - Returns: The readiness that has shown the statuses.
        mutating func hideStatus() -> Readiness? {
            defer { readiness = nil }
            return readiness
        }
    }

    /// The definitions whose objects run as services.
    private let services: [Node]
    /// Whether the run ends when all services have finished.
    private let endsWhenDone: Bool
    /// The time for which services continue after a shutdown has been announced.
    private let announceTime: Duration
    /// The scopes that may end by themselves during the stop.
    private let drainedScopes: [Scope]
    private let logger: Logger
    private let state = Guarded(State(), in: .outermost)
    /// The events for the run, sent by `teller`; read first until the stop begins, then until it ends.
    private let news: AsyncStream<News>
    private let teller: AsyncStream<News>.Continuation
    /// The services to be launched by the task that the initializer creates.
    private let launches: AsyncStream<RunningService>.Continuation
    /// Ends when everything has been started, or has stopped before.
    private let starts: AsyncStream<Never>
    private let starter: AsyncStream<Never>.Continuation
    /// Ends when the stop begins.
    private let stops: AsyncStream<Never>
    private let stopper: AsyncStream<Never>.Continuation

    /// - Parameters:
    ///   - services: The definitions whose objects run as services.
    ///   - endsWhenDone: Whether the run ends when all services have finished.
    ///   - announceTime: The time between the announcement and the shutdown.
    ///   - scopes: The names of scopes that may end by themselves, until the run is canceled.
    init(
        _ services: [Node], endsWhenDone: Bool, announcing announceTime: Duration, draining scopes: [Scope],
        logger: Logger
    ) {
        self.services = services
        self.endsWhenDone = endsWhenDone
        self.announceTime = announceTime.limited
        drainedScopes = scopes
        self.logger = logger
        (starts, starter) = AsyncStream.makeStream(of: Never.self)
        (stops, stopper) = AsyncStream.makeStream(of: Never.self)
        let (news, teller) = AsyncStream.makeStream(of: News.self)
        (self.news, self.teller) = (news, teller)
        let (stream, launches) = AsyncStream.makeStream(of: RunningService.self)
        self.launches = launches
        // In a task of another service group, a service would learn of that group's shutdown before its turn. This task has the
        // task-local values of the place where the container was created, without those of the group. The task does not keep the
        // runner, which finishes the stream when it is released.
        Task { [state] in
            for await service in stream {
                service.launch { change in
                    state.withLock { $0.changeStatus { $0.note(change, of: service.definition.label) } }
                    guard case .ends(let result, isRequested: false) = change else { return }
                    teller.yield(.ended(service, result))
                }
            }
        }
    }

    deinit { launches.finish() }

    /// The services that have been started and have not ended.
    var running: [RunningService] { state.withLock(\.services).map(\.service).filter { !$0.hasEnded } }

    /// Whether everything has been started and runs; false if the run has ended before.
    var hasStarted: Bool {
        get async {
            for await _ in starts {}
            return state.withLock(\.hasStarted)
        }
    }

    /// Waits until the stop begins.
    ///
    /// Only one task may call this method.
    func waitUntilStopping() async { for await _ in stops {} }

    /// Announces the shutdown, if a time is given and everything runs; otherwise, or after an announcement, begins the shutdown.
    ///
    /// - Returns: Whether this call had an effect; false once everything is being stopped.
    @discardableResult func shutDown() -> Bool {
        let isNew = state.withLock { state in
            let phase = state.status.phase
            if phase == .stopping { return false }
            let next: Readiness.Phase = phase == .ready && announceTime > .zero ? .draining : .stopping
            state.changeStatus { $0.phase = next }
            return true
        }
        if isNew { teller.yield(.shutDown) }
        return isNew
    }

    /// Cancels running services and those that are yet to run, also while a start is still awaited.
    func cancel() {
        // Reported before the services end: errors that they throw from now on are no failures.
        teller.yield(.canceled)
        let services = state.withLock { state in
            state.isCanceled = true
            return state.services
        }
        for entry in services { entry.service.cancel() }
    }

    // MARK: What the container's start and stop call

    /// Adds the service of an object whose dependencies have been started, and launches it or holds it back.
    func begin(_ box: ErasedBox, of node: Node) async throws {
        guard let service = box.erased as? any Service else { return }
        let running = RunningService(service, of: node.definition, logger: logger)
        let isLast = node.mayAskAnything
        let isHeld = state.withLock { state in
            state.services.append((ObjectIdentifier(box), running))
            if state.isCanceled { running.cancel() }
            // Held back before the run begins and, for a service that runs last, until everything else has been started.
            let isHeld = !state.isRunning || isLast && !state.hasStarted
            if isHeld { state.held.append(running) }
            return isHeld
        }
        if !isHeld { launches.yield(running) }
    }

    /// Shuts the service of an object down, and waits until it has ended.
    func end(_ box: ErasedBox) async throws {
        let service = state.withLock { $0.services.first { $0.box == ObjectIdentifier(box) }?.service }
        try await service?.shutDown()
    }

    private func isService(_ node: Node) -> Bool { services.contains { $0 === node } }

    // MARK: Running

    /// Starts the container, and runs its services until the end.
    func run(_ container: Container) async throws {
        let known = container.graph.scopes
        if let unknown = drainedScopes.first(where: { !known.contains($0) }) {
            throw ResolutionError.unknownScope(unknown.name, among: known.map(\.name))
        }
        let isFirst = state.withLock { state in
            if state.isRunning { return false }
            state.isRunning = true
            if state.status.phase == .notRun { state.changeStatus { $0.phase = .starting } }
            return true
        }
        guard isFirst else { throw ServiceGroupError.alreadyRunning() }
        var outcome = await runUntilTheEnd(container)
        starter.finish()
        await stop(container, recordingIn: &outcome)
        state.withLock { $0.hideStatus() }?.finish()
        if let failure = outcome.startFailure, outcome.failures.isEmpty { throw failure }
        if let error = ServiceError(failures: outcome.failures, stopFailures: outcome.stopFailures) { throw error }
        if outcome.isCanceled { throw CancellationError() }
    }

    /// The result of a run, as far as it is known.
    private struct Outcome {
        /// The error of the start, which is thrown only if no service has failed.
        var startFailure: (any Error)?
        var failures: [ServiceError.Failure] = []
        var stopFailures: [StopError.Failure] = []
        var isCanceled = false
    }

    /// Starts the container, and handles events until the stop has to begin; the start has ended by then.
    private func runUntilTheEnd(_ container: Container) async -> Outcome {
        var outcome = Outcome()
        let start = Task {
            do {
                try await showStatus(in: container)
                try await container.start()
                teller.yield(.started(.success(())))
            } catch {
                teller.yield(.started(.failure(error)))
            }
        }
        var announcement: Task<Void, Never>?
        reading: for await item in news {
            switch item {
            case .started(.success):
                outcome.failures = waiting(in: container)
                launchHeld(becoming: outcome.failures.isEmpty ? .ready : .stopping)
                if !outcome.failures.isEmpty || isDone { break reading }
            case .started(.failure(let error)):
                outcome.startFailure = error
                break reading
            case .ended(let service, let result):
                if let failure = failure(of: service, result, in: container) { outcome.failures.append(failure) }
                if !outcome.failures.isEmpty || isDone { break reading }
            case .shutDown:
                guard state.withLock({ $0.status.phase == .draining }) else { break reading }
                announcement = Task {
                    guard (try? await Task.sleep(for: announceTime)) != nil else { return }
                    shutDown()
                }
            case .canceled:
                outcome.isCanceled = true
                break reading
            case .stopped: continue
            }
        }
        announcement?.cancel()
        state.withLock { $0.changeStatus { $0.phase = .stopping } }
        // Before any wait: the time limit of the shutdown begins now.
        stopper.finish()
        // A canceled start stops the objects that it has started.
        start.cancel()
        await start.value
        return outcome
    }

    /// Stops everything, and handles cancellations and failures that happen meanwhile.
    private func stop(_ container: Container, recordingIn outcome: inout Outcome) async {
        let stopping = Task {
            var failures = await container.stopObjects { self.isService($0) && $0.mayAskAnything }
            if !drainedScopes.isEmpty { await container.drain(drainedScopes) }
            failures += await container.stopObjects { self.isService($0) }
            do throws(StopError) { try await container.stop() } catch { failures += error.failures }
            teller.yield(.stopped(failures))
        }
        // Cancellation only ends the wait for draining scopes.
        if outcome.isCanceled { stopping.cancel() }
        for await item in news {
            switch item {
            case .stopped(let failures):
                let isCanceled = outcome.isCanceled
                outcome.stopFailures = failures.filter { !(isCanceled && $0.error is CancellationError) }
                return
            case .canceled:
                outcome.isCanceled = true
                stopping.cancel()
            case .ended(let service, .failure(let error)) where !(outcome.isCanceled && error is CancellationError):
                outcome.failures.append(.init(service.definition, threw: error, in: container.graph))
            case .started(.failure(let error)) where !(error is CancellationError):
                outcome.startFailure = error
            case .started, .ended, .shutDown: continue
            }
        }
    }

    /// The failure of a service that ended before the shutdown; nil if the service may finish, and threw nothing.
    private func failure(
        of service: RunningService, _ result: Result<Void, any Error>, in container: Container
    ) -> ServiceError.Failure? {
        switch result {
        case .success where service.mayFinish: nil
        case .success: .init(ended: service.definition, in: container.graph)
        case .failure(let error): .init(service.definition, threw: error, in: container.graph)
        }
    }

    /// Whether all services were finite, and have finished.
    private var isDone: Bool {
        endsWhenDone
            && state.withLock { state in
                state.hasStarted && !state.services.isEmpty && state.services.allSatisfy(\.service.hasEnded)
            }
    }

    /// Shows the status in the container's own ``Readiness`` from now on.
    private func showStatus(in container: Container) async throws {
        guard container.ownBareNodes.contains(where: { $0.definition.type == Readiness.self }) else { return }
        let readiness = try await container.get(async: Readiness.self)
        state.withLock { $0.show(in: readiness) }
    }

    /// Launches the services that were held back, now that everything has been started.
    private func launchHeld(becoming phase: Readiness.Phase) {
        let held = state.withLock { state in
            state.hasStarted = true
            if state.status.phase == .starting { state.changeStatus { $0.phase = phase } }
            defer { state.held = [] }
            return state.held
        }
        for service in held { launches.yield(service) }
        starter.finish()
    }

    /// The services that the start has left out, as failures.
    private func waiting(in container: Container) -> [ServiceError.Failure] {
        let begun = state.withLock { $0.services.map { ObjectIdentifier($0.service.definition.maker) } }
        return services.filter { node in
            !node.definition.traits.contains(.lazy) && !begun.contains(ObjectIdentifier(node.definition.maker))
        }
        .map { .init(waiting: $0.definition, in: container.graph) }
    }
}

extension Readiness.Status {
    /// Records that the service with this name runs, or has ended.
    fileprivate mutating func note(_ change: RunningService.Change, of name: String) {
        switch change {
        case .runs: running.append(name)
        case .ends(let result, _):
            if let index = running.firstIndex(of: name) { running.remove(at: index) }
            if case .failure = result { failed.append(name) } else { ended.append(name) }
        }
    }
}
#endif
