internal import Alchemic
import ApplicationState
import Synchronization

/// The application's own container, `Container.main`: found, checked and started as a whole.
///
/// It resolves as every ``/Alchemic/Container`` does. Until ``start()`` has created it, objects that are `set` are kept
/// for it, asynchronous calls wait, and synchronous ones throw [not-started](<doc:/Alchemic/not-started>).
public final class MainContainer: Sendable {
    /// Finds images that no earlier call has returned, those of the given types included.
    typealias Finding = @Sendable (_ additional: [Any.Type]) -> [FoundImage]

    enum Phase {
        case idle, starting, started, ended
        case failed(any Error)
    }

    /// One way through the start, and those who wait for it.
    final class Attempt: Sendable {
        /// There is a container, which resolves.
        let made = Awaited<Void>("the main container")
        /// The last block has run.
        let finished = Awaited<Void>("the main container's start")
    }

    struct State {
        var phase = Phase.idle
        /// The attempt that is under way, has ended, or is next.
        var attempt = Attempt()
        var task: Task<Void, Never>?
        /// The container, and its children with what was added later; the last one resolves.
        var containers: [Container] = []
        /// Containers of failed attempts: a request may be using them still.
        var retired: [Container] = []
        /// What was found so far.
        var images: [FoundImage] = []
        /// Libraries that were found and do not fit what there is.
        var brokenImages: [FoundImage] = []
        /// What was set before the end of the start, in order.
        var sets: [QueuedObject] = []
        var blocks: [WhenStartedBlock] = []
        var settings = MainSettings()
        var observations: [Int] = []
        var pressure: PressureWatch?
        /// Ends with the extension that was begun last.
        var lastTurn: Awaited<Void>?
    }

    let state = Guarded(State())
    let observers: Observers
    /// What is listed, before configurations add to it.
    let listed: MainSettings
    let configurations: [any MainConfiguration.Type]
    let find: Finding
    /// The container that resolves; kept by the state.
    private let asked = Atomic<Unmanaged<Container>?>(nil)

    init(
        _ listed: MainSettings = MainSettings(), configuredBy configurations: [any MainConfiguration.Type] = [],
        observer: (@Sendable (ContainerEvent) -> Void)? = nil, find: @escaping Finding
    ) {
        self.listed = listed
        self.configurations = configurations
        self.find = find
        // A start that fails ends its container, and can be repeated.
        observers = Observers(observer, endWithContainer: false)
    }

    /// Makes a container that starts as the main one does, from what is listed here only: for tests.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - configurations: Types that configure it.
    ///   - observer: Told what happens.
    public convenience init(
        _ modules: Module..., configuredBy configurations: [any MainConfiguration.Type] = [],
        observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) {
        self.init(MainSettings(modules: modules), configuredBy: configurations, observer: observer) { _ in [] }
    }

    // MARK: The container that resolves

    /// The container that resolves at the moment; nil before it has been made, and after a start that failed.
    ///
    /// A library that joins later comes with a child container, which resolves from then on.
    public var container: Container? { asked.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// The container, or the reason why there is none.
    func current() throws(ResolutionError) -> Container {
        if let container { return container }
        throw state.withLock { $0.reasonForNone }
    }

    /// The container, awaited.
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

    /// Makes a container the one that resolves; within the state's lock.
    func ask(_ container: Container?, _ state: inout State) {
        if let container {
            state.containers.append(container)
        } else {
            state.retired += state.containers
            state.containers = []
        }
        asked.store(container.map(Unmanaged.passUnretained), ordering: .releasing)
    }

    // MARK: Events

    /// What happens to the main container, from now on, until it has been stopped.
    ///
    /// - Returns: The events, in the order in which they happen on each thread.
    public func events() -> AsyncStream<ContainerEvent> { observers.stream() }

    /// Calls a closure for everything that happens to the main container, on the thread where it happens; before the
    /// start as well.
    ///
    /// - Parameter observer: The closure.
    /// - Returns: The observation; cancel it to hear no more.
    public func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) -> Container.Observation {
        Container.Observation(observers, observers.add(observer))
    }
}

extension Container {
    /// The application's own container.
    ///
    /// It is made of everything that declares itself: of ``SelfDeclaring`` types and of what ``MainConfiguration``
    /// types add. Product `AlchemicSelfStart` starts it as the program loads; without that, ``MainContainer/start()``
    /// does.
    public static let main = {
        let main = MainContainer(find: MainContainer.searching())
        ApplicationContainer.isGiven { main.applicationState }
        return main
    }()
}

extension MainContainer {
    /// What the application's views are to know.
    fileprivate var applicationState: ApplicationContainer.State {
        state.withLock { state in
            var problem: (any Error)?
            if state.containers.isEmpty {
                if case .starting = state.phase {} else { problem = state.reasonForNone }
            }
            return ApplicationContainer.State(
                container: state.containers.last, first: state.containers.first, problem: problem)
        }
    }

    /// Looks for what declares itself in what is loaded.
    fileprivate static func searching() -> Finding {
        let search = Guarded(Search())
        return { additional in
            // Only a start or a rescan searches, one at a time; no lock is held while types declare themselves.
            var copy = search.withLock { $0 }
            copy.additional = additional
            defer { search.withLock { $0 = copy } }
            return copy.next()
        }
    }
}

extension MainContainer.State {
    /// Why there is no container to resolve from.
    var reasonForNone: ResolutionError {
        switch phase {
        case .failed(let error): .mainStartFailed(error)
        case .ended: .mainEnded()
        case .idle, .starting, .started: .notStarted()
        }
    }

    var isStarted: Bool {
        if case .started = phase { true } else { false }
    }

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
        return "MainContainer" + facts(container.map { Diagnostic.counted($0.graph.nodes.count, "definition") }, state)
    }
}
