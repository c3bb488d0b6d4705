#if Services
internal import Logging

/// Runs the services of one container.
final class ServiceRunner: Sendable {
    private enum News: Sendable {
        /// The container's start has ended.
        case started(Result<Void, any Error>)
        /// A service ended without having been asked to.
        case ended(RunningService, Result<Void, any Error>)
        /// The end was asked for.
        case shutDown
        /// What runs is to be canceled.
        case cancel
        /// Everything has been stopped.
        case stopped([StopError.Failure])
    }

    private struct State {
        /// By the boxes of their objects, in the order of their starts.
        var services: [(box: ObjectIdentifier, service: RunningService)] = []
        /// Those that are not launched yet: before anything runs, and those that wait for everything else.
        var held: [RunningService] = []
        var isRunning = false
        var hasStarted = false
    }

    private let logger: Logger
    private let state = Guarded(State())
    private let news: AsyncStream<News>
    private let teller: AsyncStream<News>.Continuation
    /// Services that are to be launched by the task below.
    private let launches: AsyncStream<RunningService>.Continuation

    init(_ logger: Logger) {
        self.logger = logger
        let (news, teller) = AsyncStream.makeStream(of: News.self)
        (self.news, self.teller) = (news, teller)
        let (stream, launches) = AsyncStream.makeStream(of: RunningService.self)
        self.launches = launches
        // A service in a task of somebody else's group would hear of that group's shutdown before its turn comes. This
        // task has the task-local values of where the container was made, and not those of the group.
        Task {
            for await service in stream {
                service.launch { result in teller.yield(.ended(service, result)) }
            }
        }
    }

    deinit { launches.finish() }

    /// The labels of the services that have been started and have not ended.
    var running: [String] {
        state.withLock(\.services).filter { !$0.service.hasEnded }.map(\.service.definition.label)
    }

    func shutDown() { teller.yield(.shutDown) }
    func cancel() { teller.yield(.cancel) }

    // MARK: What the container's start and stop call

    /// Takes in a service that is to be run.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - definition: Its definition.
    ///   - box: The box that keeps it.
    ///   - isLast: Whether it is launched only when everything else has been started.
    func begin(_ service: any Service, _ definition: Definition, keptBy box: ErasedBox, isLast: Bool) {
        let running = RunningService(service, definition, logger)
        let isHeld = state.withLock { state in
            state.services.append((ObjectIdentifier(box), running))
            let isHeld = !state.isRunning || isLast && !state.hasStarted
            if isHeld { state.held.append(running) }
            return isHeld
        }
        if !isHeld { launches.yield(running) }
    }

    /// Lets a service end.
    func end(keptBy box: ErasedBox) async throws {
        let service = state.withLock { $0.services.first { $0.box == ObjectIdentifier(box) }?.service }
        try await service?.shutDown()
    }

    // MARK: Running

    /// Starts the container, and runs what it starts until that comes to its end.
    func run(_ container: Container) async throws {
        let isFirst = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFirst else { throw ServiceGroupError.alreadyRunning() }
        var outcome = await runUntilTheEnd(container)
        await stop(container, &outcome)
        if let failure = outcome.startFailure, outcome.failures.isEmpty { throw failure }
        if let error = ServiceError(outcome.failures, outcome.stopFailures) { throw error }
        if outcome.isCanceled { throw CancellationError() }
    }

    private struct Outcome {
        var startFailure: (any Error)?
        var failures: [ServiceError.Failure] = []
        var stopFailures: [StopError.Failure] = []
        var isCanceled = false
    }

    private func runUntilTheEnd(_ container: Container) async -> Outcome {
        var outcome = Outcome()
        let start = Task {
            do {
                try await container.start()
                teller.yield(.started(.success(())))
            } catch {
                teller.yield(.started(.failure(error)))
            }
        }
        reading: for await item in news {
            switch item {
            case .started(.success):
                launchHeld()
                outcome.failures = waiting(in: container)
                if !outcome.failures.isEmpty || isDone { break reading }
            case .started(.failure(let error)):
                outcome.startFailure = error
                break reading
            case .ended(let service, let result):
                if let failure = failure(of: service, result, in: container) { outcome.failures.append(failure) }
                if !outcome.failures.isEmpty || isDone { break reading }
            case .shutDown: break reading
            case .cancel:
                outcome.isCanceled = true
                break reading
            case .stopped: continue
            }
        }
        // A start that still goes on stops by itself what it has begun.
        start.cancel()
        if outcome.isCanceled { cancelServices() }
        await start.value
        return outcome
    }

    /// Stops everything, and goes on hearing what is canceled or fails meanwhile.
    private func stop(_ container: Container, _ outcome: inout Outcome) async {
        Task {
            var failures = await container.stop { $0.isService && $0.mayAskAnything }
            failures += await container.stop { $0.isService }
            do throws(StopError) { try await container.stop() } catch { failures += error.failures }
            teller.yield(.stopped(failures))
        }
        for await item in news {
            switch item {
            case .stopped(let failures):
                let isCanceled = outcome.isCanceled
                outcome.stopFailures = failures.filter { !(isCanceled && $0.error is CancellationError) }
                return
            case .cancel:
                outcome.isCanceled = true
                cancelServices()
            case .ended(let service, .failure(let error)) where !(outcome.isCanceled && error is CancellationError):
                outcome.failures.append(.init(service.definition, threw: error, in: container.graph))
            case .started(.failure(let error)) where !(error is CancellationError):
                outcome.startFailure = error
            case .started, .ended, .shutDown: continue
            }
        }
    }

    private func failure(
        of service: RunningService, _ result: Result<Void, any Error>, in container: Container
    ) -> ServiceError.Failure? {
        switch result {
        case .success where service.mayFinish: nil
        case .success: .init(ended: service.definition, in: container.graph)
        case .failure(let error): .init(service.definition, threw: error, in: container.graph)
        }
    }

    /// Whether there was nothing but work that comes to an end, and it has.
    private var isDone: Bool {
        state.withLock { state in
            state.hasStarted && !state.services.isEmpty && state.services.allSatisfy(\.service.hasEnded)
        }
    }

    private func launchHeld() {
        let held = state.withLock { state in
            state.hasStarted = true
            defer { state.held = [] }
            return state.held
        }
        for service in held { launches.yield(service) }
    }

    /// Services that the start has left out.
    private func waiting(in container: Container) -> [ServiceError.Failure] {
        let begun = state.withLock { $0.services.map { ObjectIdentifier($0.service.definition.maker) } }
        return container.graph.nodes.filter {
            $0.isService && $0.definition.isEager && !begun.contains(ObjectIdentifier($0.definition.maker))
        }
        .map { .init(waiting: $0.definition, in: container.graph) }
    }

    private func cancelServices() {
        for entry in state.withLock(\.services) { entry.service.cancel() }
    }
}
#endif
