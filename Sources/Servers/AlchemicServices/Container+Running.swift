#if Services
internal import CAlchemic
public import Logging
internal import UnixSignals

extension Container {
    /// Checks modules, starts the container, runs the services, and stops everything in order.
    ///
    /// This call is all that the `main` of a server needs:
    ///
    /// ```swift
    /// await Container.run(shop, roots: [Basket.self])
    /// ```
    ///
    /// The services run as those of a ``ContainerService`` do: until SIGTERM or SIGINT, until one fails, or until all have
    /// finished. An error, including an invalid graph, is printed to standard error, and ends the program with status 1;
    /// otherwise the call returns. A second signal, or the limit, cancels services and stops that have not ended. If anything
    /// still runs five seconds later, the program exits with status 1. Signals within half a second count as one, because
    /// `timeout` and some shells deliver a signal twice.
    ///
    /// With a time for announcing the shutdown, services continue for that time after the first signal, so that a load balancer
    /// sends requests elsewhere before anything shuts down: a ``Readiness`` tells its probe. A second signal ends that time.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - roots: The types that the program resolves, including those of open scopes. The check reports each one that cannot be
    ///     resolved.
    ///   - strict: Whether every warning of the check is an error.
    ///   - announceTime: The time for which services continue after the first signal, if everything runs by then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended.
    ///   - limit: The time limit for stopping everything, after the announcement; keep the sum below the system's own limit.
    ///   - logger: Logs the warnings of the check and, at the level `debug`, when services begin and end; by default the current
    ///     logger.
    ///   - observer: Called with the container's events, from the check on.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public static func run(
        _ modules: Module..., roots: [Any.Type] = [], strict: Bool = false,
        announcing announceTime: Duration = .zero, draining scopes: Scope...,
        stoppingWithin limit: Duration = .seconds(25), logger: Logger = .current,
        observer: (@Sendable (ContainerEvent) -> Void)? = nil, file: StaticString = #fileID, line: UInt32 = #line
    ) async {
        let service: ContainerService
        do {
            let location = Definition.SourceLocation(file: file, line: line, column: 0)
            service = try ContainerService(
                modules: modules, roots: (roots, location), strict: strict, announcing: announceTime, draining: scopes,
                logger: logger, observer: observer)
        } catch {
            alchemic_exit("\(error)", 1)
        }
        // Trapped before anything is built, so that a signal ends the program in order at any time.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let shutdown = ShutdownSignals(ending: service, within: limit) { alchemic_exit($0, 1) }
        let handling = Task { await shutdown.handle(signals.map { _ in ContinuousClock.now }) }
        let result = await Task { try await service.run() }.result
        handling.cancel()
        guard case .failure(let error) = result else { return }
        let message = error is CancellationError ? shutdown.message : nil
        alchemic_exit(message ?? "\(error)", 1)
    }
}
#endif
