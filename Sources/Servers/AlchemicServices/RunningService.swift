#if Services
internal import Logging

/// A service from its start to its end, in a service group of its own, so that the container decides on the order.
final class RunningService: Sendable {
    /// The changes that the runner is notified of.
    enum Change: Sendable {
        case runs
        /// - Parameter isRequested: Whether the service had been told to shut down.
        case ends(Result<Void, any Error>, isRequested: Bool)
    }

    /// The state that the lock guards.
    private struct State {
        /// The task that calls `run()`; nil before the launch.
        var task: Task<Void, any Error>?
        var instantOfShutdown: ContinuousClock.Instant?
        var isCanceled = false
        var hasEnded = false
    }

    let definition: Definition
    /// Whether the service may return before the shutdown.
    let mayFinish: Bool
    private let group: ServiceGroup
    private let state = Guarded(State())

    /// Prepares a service, which runs once it is launched.
    init(_ service: any Service, of definition: Definition, logger: Logger) {
        self.definition = definition
        mayFinish = fits(type(of: service), (any FinishingService).self)
        group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    ServiceGroupConfiguration.ServiceConfiguration(
                        service: service, successTerminationBehavior: .gracefullyShutdownGroup,
                        failureTerminationBehavior: .gracefullyShutdownGroup,
                        // By default, the name is the printed service with everything that it holds: slow, and private.
                        serviceName: definition.label)
                ], logger: logger))
    }

    /// Whether `run()` has ended, or will not be called any more.
    var hasEnded: Bool { state.withLock(\.hasEnded) }
    /// The time at which the service was told to shut down; nil before.
    var instantOfShutdown: ContinuousClock.Instant? { state.withLock(\.instantOfShutdown) }

    /// Calls the service's `run()`, in a task with the caller's task-local values.
    ///
    /// - Parameter notice: Called when the service begins and when it ends; never called if the service must not run any more.
    func launch(_ notice: @escaping @Sendable (Change) -> Void) {
        state.withLock { state in
            guard state.instantOfShutdown == nil, !state.isCanceled else {
                state.hasEnded = true
                return
            }
            state.task = Task {
                notice(.runs)
                let result: Result<Void, any Error>
                do { result = .success(try await self.group.run()) } catch { result = .failure(error) }
                let isRequested = self.state.withLock { state in
                    state.hasEnded = true
                    return state.instantOfShutdown != nil
                }
                notice(.ends(result, isRequested: isRequested))
                try result.get()
            }
        }
    }

    /// Tells the service to shut down, and waits until it has ended.
    ///
    /// Cancels the service if the calling task is canceled.
    ///
    /// - Throws: The error of `run()`, unless the service had ended before.
    func shutDown() async throws {
        let task = state.withLock { state -> Task<Void, any Error>? in
            guard !state.hasEnded else { return nil }
            if state.instantOfShutdown == nil { state.instantOfShutdown = .now }
            return state.task
        }
        guard let task else { return }
        await group.triggerGracefulShutdown()
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Cancels the service, which is never launched if it was not before.
    func cancel() {
        let task = state.withLock { state in
            state.isCanceled = true
            return state.task
        }
        task?.cancel()
    }
}
#endif
