#if Services
internal import CAlchemic
public import Logging
internal import UnixSignals

extension Container {
    /// Checks modules, starts what they declare, runs their services, and stops everything in order: all that the `main`
    /// of a server needs.
    ///
    /// ```swift
    /// await Container.run(shop, roots: [Basket.self])
    /// ```
    ///
    /// It runs what a ``ContainerService`` runs, until SIGTERM or SIGINT, a service fails, or all of them
    /// have done their work. What goes wrong, an invalid graph included, is printed to the standard error output, and ends
    /// the program with status 1; else it returns. A second signal cancels what is still being stopped, and so does the
    /// limit; what does not end then within five seconds is left behind, with status 1. Signals within half a second are
    /// one: `timeout` and some shells deliver a request to end twice.
    ///
    /// With a time for announcing the shutdown, services go on for that long after the first signal, so that a load balancer
    /// sends requests elsewhere before anything is shut down: a ``Readiness`` tells its probe. A second signal ends that time.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - roots: The types that the program resolves, those of open scopes included: it is a problem if one of them cannot be
    ///     resolved.
    ///   - strict: Whether every warning of the check is an error.
    ///   - announceTime: How long services go on after the first signal, if everything runs then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended.
    ///   - limit: How long stopping everything may take, after that time; keep both together below what the system allows.
    ///   - logger: Told when services begin and end, at the level `debug`; the current one unless given.
    ///   - observer: Told what happens in the container, from the check on.
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
        // Caught before anything is built: the program's end is in order from its beginning on.
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
