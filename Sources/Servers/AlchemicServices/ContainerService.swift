#if Services
public import Logging

/// A container and the services that it declares, as one service.
///
/// The definition of a singleton or a value is a service if its type, or a promised type, conforms to `Service`. Services are
/// built and started in the graph's order, together with other eager objects: a service's `run()` is called after all of its
/// dependencies have been started, and before any of its consumers. A service that takes the ``/Alchemic/Container``, or
/// depends on an object that does, may resolve anything: its `run()` is called after everything else has been started. So a
/// server accepts requests once everything that they need is ready.
///
/// The stop reverses this order. Services that take the container shut down first, and the container resolves until they have
/// ended. Open scopes of the names to drain follow: they may end by themselves, and no more are opened. Then each other service
/// and each `Stoppable` object stops before its dependencies. Each has the time limit that `.onStop(within:)` declares, thirty
/// seconds by default, and is canceled afterwards.
///
/// A service that throws, or returns before the shutdown, ends the others in that order. Only a ``FinishingService`` may return
/// earlier.
///
/// ```swift
/// let shop = try ContainerService(module)
/// try await ServiceGroup(services: [telemetry, shop], gracefulShutdownSignals: [.sigterm], logger: logger).run()
/// ```
///
/// Alternatively, pass a container: one that the program needs before its services run, or a test's with overrides.
///
/// With a time for announcing the shutdown, all services continue for that time first, and a ``Readiness`` that the container
/// declares says so.
///
/// Each service sees the graceful shutdown and the cancellation of swift-service-lifecycle, and the task-local values of the
/// place where this object was created. A program that runs nothing else needs only `Container.run`.
public final class ContainerService: Service {
    /// The container.
    public let container: Container
    private let runner: ServiceRunner

    /// Checks modules, and creates a container whose services can be run; nothing is built yet.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - roots: The types that the program resolves, including those of open scopes. The check reports each one that cannot be
    ///     resolved.
    ///   - strict: Whether every warning of the check is an error.
    ///   - announceTime: The time for which services continue before they shut down, if everything runs by then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended, until
    ///     the task is canceled.
    ///   - logger: Logs the warnings of the check and, at the level `debug`, when services begin and end; by default the current
    ///     logger.
    ///   - observer: Called with the container's events, from the check on.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Throws: A `GraphError` with every problem of the graph.
    public convenience init(
        _ modules: Module..., roots: [Any.Type] = [], strict: Bool = false, announcing announceTime: Duration = .zero,
        draining scopes: Scope..., logger: Logger = .current, observer: (@Sendable (ContainerEvent) -> Void)? = nil,
        file: StaticString = #fileID,
        line: UInt32 = #line
    ) throws(GraphError) {
        let location = Definition.SourceLocation(file: file, line: line, column: 0)
        try self.init(
            modules: modules, roots: (roots, location), strict: strict, announcing: announceTime, draining: scopes,
            logger: logger, observer: observer)
    }

    convenience init(
        modules: [Module], roots: ([Any.Type], Definition.SourceLocation), strict: Bool,
        announcing announceTime: Duration, draining scopes: [Scope], logger: Logger,
        observer: (@Sendable (ContainerEvent) -> Void)?
    ) throws(GraphError) {
        let container = try Container(modules, parent: nil, roots: roots, strict: strict, observer: observer)
        // A scoped service never runs, and nothing else would say so in production.
        for warning in container.graph.warnings {
            var metadata: Logger.Metadata = ["warning.id": "\(warning.id)"]
            if let location = warning.location { metadata["warning.location"] = "\(location)" }
            logger.warning("\(warning.headline)", metadata: metadata)
        }
        self.init(container, running: container.services, announcing: announceTime, draining: scopes, logger: logger)
    }

    /// Prepares a container's services to run; objects that have been built already run as they are.
    ///
    /// ```swift
    /// @Test(.container(App.module)) func theImportRuns() async throws {
    ///     let services = ContainerService(try Container.test)
    ///     …
    /// }
    /// ```
    ///
    /// In the task of a test that overrides the container, the services are those that the overrides reach. The services of a
    /// surrounding container are not run.
    ///
    /// - Parameters:
    ///   - container: The container; ``run()`` starts and stops it.
    ///   - announceTime: The time for which services continue before they shut down, if everything runs by then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended, until
    ///     the task is canceled.
    ///   - logger: Logs when services begin and end, at the level `debug`; by default the current logger.
    public convenience init(
        _ container: Container, announcing announceTime: Duration = .zero, draining scopes: Scope...,
        logger: Logger = .current
    ) {
        let container = container.inEffect
        self.init(container, running: container.services, announcing: announceTime, draining: scopes, logger: logger)
    }

    /// - Parameters:
    ///   - services: The definitions whose objects run as services.
    ///   - endsWhenDone: Whether the run ends when all services have finished.
    package init(
        _ container: Container, running services: [Node], endsWhenDone: Bool = true,
        announcing announceTime: Duration = .zero, draining scopes: [Scope] = [], logger: Logger = .current
    ) {
        self.container = container
        runner = ServiceRunner(
            services, endsWhenDone: endsWhenDone, announcing: announceTime, draining: scopes, logger: logger)
        container.give(runner, to: services)
    }

    /// The definitions of a container whose objects run as services.
    package static func services(of container: Container) -> [Node] { container.services }

    /// Starts the container, runs its services until the shutdown or a failure, and stops everything.
    ///
    /// Call this method once only. Without services, it waits for the shutdown.
    ///
    /// - Throws: A ``ServiceError`` if a service failed or ended early, or an object could not be stopped; a `StartError` if
    ///   the container could not be started; a `CancellationError` if the task was canceled.
    public func run() async throws {
        try await withTaskCancellationHandler {
            try await withGracefulShutdownHandler {
                // A task of its own, which is not canceled with the caller's: objects are stopped in order all the same.
                try await Task { try await runner.run(container) }.value
            } onGracefulShutdown: {
                self.shutDown()
            }
        } onCancel: {
            cancel()
        }
    }

    /// Whether everything has been started and runs; false if the run has ended before.
    package var hasStarted: Bool { get async { await runner.hasStarted } }
    /// Announces the shutdown; begins the shutdown if it has been announced, or if no time for that is given.
    ///
    /// - Returns: Whether this call had an effect; false once everything is being stopped.
    @discardableResult package func shutDown() -> Bool { runner.shutDown() }
    /// Waits until the stop begins.
    ///
    /// Only one task may call this method.
    func waitUntilStopping() async { await runner.waitUntilStopping() }
    /// Cancels the services.
    package func cancel() { runner.cancel() }
    /// The services that have been started and have not ended.
    var running: [RunningService] { runner.running }
}

extension ContainerService: Printed, Opaque {
    package var summary: String {
        "ContainerService" + facts(Diagnostic.counted(container.services.count, of: "service"), container.summary)
    }
}
#endif
