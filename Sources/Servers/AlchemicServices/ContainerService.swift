#if Services
public import Logging

/// A container and the services that it declares, as one service.
///
/// A definition of a singleton, or of a value, is a service if its type, or one that it is promised as, is a `Service`.
/// Services are built and started in the graph's order, beside everything else that is eager: `run()` of one is called
/// when all that it depends on has been started, and before anything that depends on it. One that may resolve anything from the
/// container, since it or what it needs takes the ``/Alchemic/Container``, is called when everything else has been
/// started: a server accepts requests when what they need is ready.
///
/// At the end it is the other way round: such services shut down first, and the container resolves until they
/// have ended; then open scopes of the names that are to be drained, which may end by themselves while no more are opened; then
/// each other service, and each `Stoppable` object, before what it depends on. Each has the time that
/// its declaration gives it with `.onStop(within:)`, thirty seconds unless given, and is canceled then.
///
/// A service that throws, or returns before the shutdown, ends the others in that order; see ``FinishingService``
/// for those that may.
///
/// ```swift
/// let shop = try ContainerService(module)
/// try await ServiceGroup(services: [telemetry, shop], gracefulShutdownSignals: [.sigterm], logger: logger).run()
/// ```
///
/// It takes a container as well: one that the program needs before its services run, or a test's with its overrides.
///
/// With a time for announcing the shutdown, all services go on for so long before it; a ``Readiness`` that the container
/// declares says so.
///
/// Each service sees the graceful shutdown and the cancellation of swift-service-lifecycle, and task-local values of
/// where this was made. A program that has nothing else to run needs only `Container.run`.
public final class ContainerService: Service {
    /// The container.
    public let container: Container
    private let runner: ServiceRunner

    /// Checks modules and makes a container whose services can be run; nothing is built yet.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - roots: The types that the program resolves, those of open scopes included: it is a problem if one of them cannot be
    ///     resolved.
    ///   - strict: Whether every warning of the check is an error.
    ///   - announceTime: How long services go on before they are shut down, if everything runs by then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended: until
    ///     the task is canceled.
    ///   - logger: Told when services begin and end, at the level `debug`; the current one unless given.
    ///   - observer: Told what happens in the container, from the check on.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Throws: A `GraphError` with every problem there is.
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
        self.init(container, container.services, announcing: announceTime, draining: scopes, logger: logger)
    }

    /// Makes the services of a container ready to be run; what has been built already is run as it is.
    ///
    /// ```swift
    /// @Test(.container(App.module)) func theImportRuns() async throws {
    ///     let services = ContainerService(try Container.test)
    ///     …
    /// }
    /// ```
    ///
    /// In the task of a test that overrides the container, its services are those that the overrides reach. Those of a
    /// container around it are not run.
    ///
    /// - Parameters:
    ///   - container: The container; ``run()`` starts and stops it.
    ///   - announceTime: How long services go on before they are shut down, if everything runs by then.
    ///   - scopes: The names of scopes that may end by themselves, once services that take the container have ended: until
    ///     the task is canceled.
    ///   - logger: Told when services begin and end, at the level `debug`; the current one unless given.
    public convenience init(
        _ container: Container, announcing announceTime: Duration = .zero, draining scopes: Scope...,
        logger: Logger = .current
    ) {
        let container = container.inEffect
        self.init(container, container.services, announcing: announceTime, draining: scopes, logger: logger)
    }

    /// - Parameters:
    ///   - services: The definitions whose objects are run.
    ///   - endsWhenDone: Whether it comes to its end when all services have done their work.
    package init(
        _ container: Container, _ services: [Node], endsWhenDone: Bool = true,
        announcing announceTime: Duration = .zero, draining scopes: [Scope] = [], logger: Logger = .current
    ) {
        self.container = container
        runner = ServiceRunner(services, endsWhenDone: endsWhenDone, announcing: announceTime, draining: scopes, logger)
        container.give(runner, to: services)
    }

    /// The definitions whose objects are run as services, for a container.
    package static func services(of container: Container) -> [Node] { container.services }

    /// Starts the container, runs its services until the shutdown, or one of them fails, and stops
    /// everything.
    ///
    /// It can be called once. If nothing of the container is a service, it waits for the shutdown.
    ///
    /// - Throws: A ``ServiceError`` if a service failed or ended, or something could not be stopped; a `StartError` if
    ///   the container could not be started; a `CancellationError` if the task was canceled.
    public func run() async throws {
        try await withTaskCancellationHandler {
            try await withGracefulShutdownHandler {
                // Not canceled with this task: what is stopped is stopped in order all the same.
                try await Task { try await runner.run(container) }.value
            } onGracefulShutdown: {
                self.shutDown()
            }
        } onCancel: {
            cancel()
        }
    }

    /// Whether everything has been started and runs; false if it has come to its end before.
    package var hasStarted: Bool { get async { await runner.hasStarted } }
    /// Announces the shutdown or, if that has been done or is not wanted, begins it, in order.
    ///
    /// - Returns: Whether it did; false if everything is being stopped already.
    @discardableResult package func shutDown() -> Bool { runner.shutDown() }
    /// Waits until everything begins to be stopped; for one task.
    func waitUntilStopping() async { await runner.waitUntilStopping() }
    /// Cancels what runs.
    package func cancel() { runner.cancel() }
    /// The services that have been started and have not ended.
    var running: [RunningService] { runner.running }
}

extension ContainerService: Printed, Opaque {
    package var summary: String {
        "ContainerService" + facts(Diagnostic.counted(container.services.count, "service"), container.summary)
    }
}
#endif
