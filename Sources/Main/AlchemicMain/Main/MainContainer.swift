internal import Alchemic
import ApplicationState
import Synchronization

/// The application's own container, `Container.main`: found, checked and started as a whole.
///
/// The main container resolves like every ``/Alchemic/Container``. Until ``start()`` has created the container, objects that
/// are `set` are kept for it, asynchronous calls wait, and synchronous calls throw [not-started](<doc:/Alchemic/not-started>).
public final class MainContainer: Sendable {
    /// Finds images that no earlier call has returned, including the system images of the given types.
    typealias Finding = @Sendable (_ additional: [Any.Type]) -> [FoundImage]

    /// The progress of the main container: `failed` may lead back to `starting`, `ended` is final.
    enum Phase {
        case idle, starting, started, ended
        case failed(any Error)
    }

    /// One attempt to start, with the outcomes that callers wait for.
    final class Attempt: Sendable {
        /// The container has been created, and resolves.
        let made = Awaited<Void>("the main container")
        /// The last when-started block has run.
        let finished = Awaited<Void>("the main container's start")
    }

    /// Everything that the lock guards; the current container is also in an atomic, for requests that must not wait.
    struct State {
        var phase = Phase.idle
        /// The attempt that is in progress, has ended, or is next.
        var attempt = Attempt()
        /// The task of the start that was begun last.
        var task: Task<Void, Never>?
        /// The container, followed by child containers with modules that were added later; the last one is the current one.
        var containers: [Container] = []
        /// The containers of failed attempts, which requests may still be using.
        var retired: [Container] = []
        /// The images that starts have found so far, which the next attempt configures again; not those of rescans.
        var images: [FoundImage] = []
        /// The libraries that were found, but could not join.
        var brokenLibraries: [JoiningLibrary] = []
        /// The objects that were set before the end of the start, in order.
        var sets: [QueuedObject] = []
        /// The when-started blocks that have not run yet, in order.
        var blocks: [WhenStartedBlock] = []
        /// The settings of the last start; a library that joins later adds only its framework types.
        var settings = MainSettings()
        /// The numbers of the observers that configurations added; a failed start removes them.
        var observerNumbers: [Int] = []
        /// The watch for memory pressure, which the start begins last and a stop cancels.
        var pressure: PressureWatch?
        /// The end of the rescan or addition that was begun last.
        var lastTurn: Awaited<Void>?
    }

    /// The state, which only its lock reaches.
    let state = Guarded(State())
    let observers: Observers
    /// The listed settings, before configurations add to them.
    let listed: MainSettings
    /// The listed configurations, which each start calls before those that it finds.
    let configurations: [any MainConfiguration.Type]
    /// The search of loaded images; finds nothing in tests.
    let find: Finding
    /// The container that resolves; `state` retains it.
    private let currentContainer = Atomic<Unmanaged<Container>?>(nil)

    init(
        _ listed: MainSettings = MainSettings(), configuredBy configurations: [any MainConfiguration.Type] = [],
        observer: (@Sendable (ContainerEvent) -> Void)? = nil, find: @escaping Finding
    ) {
        self.listed = listed
        self.configurations = configurations
        self.find = find
        // A failed start ends its container, but can be repeated with the same observers.
        observers = Observers(observer, endWithContainer: false)
    }

    /// Creates a main container that searches nothing, for tests.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - configurations: The types that configure the container.
    ///   - observer: Receives the events.
    public convenience init(
        _ modules: Module..., configuredBy configurations: [any MainConfiguration.Type] = [],
        observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) {
        self.init(MainSettings(modules: modules), configuredBy: configurations, observer: observer) { _ in [] }
    }

    // MARK: The container that resolves

    /// The container that resolves at the moment; nil before it is created, and after a failed start.
    ///
    /// A library that joins later adds a child container. The child answers all requests from then on.
    public var container: Container? { currentContainer.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// The container, or the reason why there is none.
    func current() throws(ResolutionError) -> Container {
        if let container { return container }
        throw state.withLock(\.phase).reasonForNone
    }

    /// Waits until there is a container, and returns it.
    func awaited() async throws(ResolutionError) -> Container {
        if let container { return container }
        do {
            _ = try await state.withLock({ $0.attempt }).made.value()
        } catch {
            throw error as? ResolutionError ?? .gaveUpWaiting()
        }
        // The start may have failed since.
        return try current()
    }

    /// Changes the state; what it no longer keeps is let go of without the lock, since objects of users may go with it.
    func changeState<Result, Failure: Error>(
        _ change: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (_, result) = try state.withLock { state throws(Failure) in (state, try change(&state)) }
        return result
    }

    /// Makes a container the one that resolves; the caller holds the state's lock.
    func makeCurrent(_ container: Container, in state: inout State) {
        state.containers.append(container)
        currentContainer.store(Unmanaged.passUnretained(container), ordering: .releasing)
    }

    /// Retires all containers, so that none resolves; the caller holds the state's lock.
    func retireContainers(in state: inout State) {
        state.retired += state.containers
        state.containers = []
        currentContainer.store(nil, ordering: .releasing)
    }

    // MARK: Events

    /// The events of the main container, from now on until it has been stopped.
    ///
    /// - Returns: The events, in the order in which they happen on each thread.
    public func events() -> AsyncStream<ContainerEvent> { observers.stream() }

    /// Calls a closure for every event of the main container, on the event's thread, even before the start.
    ///
    /// - Parameter observer: The closure.
    /// - Returns: The observation; cancel it to stop receiving events.
    public func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) -> Container.Observation {
        Container.Observation(of: observers, number: observers.add(observer))
    }
}

extension Container {
    /// The application's own container.
    ///
    /// It contains the declarations of all ``SelfDeclaring`` types, and the modules that ``MainConfiguration`` types add. The
    /// product `AlchemicSelfStart` starts it as the program loads; without that product, call ``MainContainer/start()``.
    public static let main = {
        let main = MainContainer(find: MainContainer.searching())
        ApplicationContainer.register(state: { main.applicationState })
        return main
    }()
}

extension MainContainer {
    /// The state that the application's views see.
    fileprivate var applicationState: ApplicationContainer.State {
        let (containers, phase) = state.withLock { ($0.containers, $0.phase) }
        var problem: (any Error)?
        if containers.isEmpty {
            if case .starting = phase {} else { problem = phase.reasonForNone }
        }
        return ApplicationContainer.State(container: containers.last, first: containers.first, problem: problem)
    }

    /// A closure that searches the loaded images for declarations.
    fileprivate static func searching() -> Finding {
        let search = Guarded(Search())
        return { additional in
            // A start, a rescan or a check searches, never two of them at a time; no lock is held while types declare themselves.
            var copy = search.withLock { $0 }
            copy.additional = additional
            defer { search.withLock { $0 = copy } }
            return copy.searchNewImages()
        }
    }
}

extension MainContainer.Phase {
    /// The error of requests while there is no container; made without a lock, since it has the words of a user's error.
    var reasonForNone: ResolutionError {
        switch self {
        case .failed(let error): .mainStartFailed(error)
        case .ended: .mainEnded()
        case .idle, .starting, .started: .notStarted()
        }
    }
}

extension MainContainer.State {
    /// Whether the start has succeeded, including its blocks, and the container has not ended.
    var isStarted: Bool {
        if case .started = phase { true } else { false }
    }

    /// Whether the container has ended for good.
    var hasEnded: Bool {
        if case .ended = phase { true } else { false }
    }
}

extension MainContainer: Printed, Opaque {
    package var summary: String {
        let (phase, container) = state.withLock { ($0.phase, $0.containers.last) }
        let state =
            switch phase {
            case .idle: "not started"
            case .starting: "starting"
            case .started: "started"
            case .ended: "ended"
            case .failed: "start failed"
            }
        return "MainContainer"
            + facts(container.map { Diagnostic.counted($0.graph.nodes.count, of: "definition") }, state)
    }
}
