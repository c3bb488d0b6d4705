#if Services
internal import Logging

/// One service, from its start to its end, in a group of its own: the container decides on the order.
final class RunningService: Sendable {
    enum Change: Sendable {
        case runs
        /// - Parameter isRequested: Whether it had been asked to end.
        case ends(Result<Void, any Error>, isRequested: Bool)
    }

    private struct State {
        var task: Task<Void, any Error>?
        var instantOfShutdown: ContinuousClock.Instant?
        var isCanceled = false
        var hasEnded = false
    }

    let definition: Definition
    /// Whether its end is no failure.
    let mayFinish: Bool
    private let group: ServiceGroup
    private let state = Guarded(State())

    init(_ service: any Service, _ definition: Definition, _ logger: Logger) {
        self.definition = definition
        mayFinish = fits(type(of: service), (any FinishingService).self)
        group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    ServiceGroupConfiguration.ServiceConfiguration(
                        service: service, successTerminationBehavior: .gracefullyShutdownGroup,
                        failureTerminationBehavior: .gracefullyShutdownGroup,
                        // Else it is all that the service holds, printed: slow, and private.
                        serviceName: definition.label)
                ], logger: logger))
    }

    var hasEnded: Bool { state.withLock(\.hasEnded) }
    /// When it was asked to end; nil if it has not been.
    var instantOfShutdown: ContinuousClock.Instant? { state.withLock(\.instantOfShutdown) }

    /// Calls its `run()`, in a task that has the task-local values of the caller's.
    ///
    /// - Parameter notice: Called when it begins and when it ends; not at all if it is not to run any more.
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

    /// Asks it to end, and waits until it has; cancels it if the calling task is canceled.
    ///
    /// - Throws: What it throws, unless it had ended before.
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

    /// Cancels it; if it has not been launched, it never is.
    func cancel() {
        let task = state.withLock { state in
            state.isCanceled = true
            return state.task
        }
        task?.cancel()
    }
}
#endif
