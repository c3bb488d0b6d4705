public import Synchronization

/// A checked graph and its instances.
///
/// A container may be asked from any thread and any task. A child container sees its parent and overrides it; a scope is
/// a container with its own objects of the definitions that are scoped to its name.
///
/// ```swift
/// let container = try Container(shop)              // checks everything, builds nothing
/// try await container.start()                      // builds what is eager
/// let catalogue = try container.get(Catalogue.self)
/// ```
public final class Container: Sendable {
    enum Phase {
        case open, ended
    }

    private struct Contents {
        /// A scope's own objects, each with its node, whose identity must not pass to another one: an overlay's nodes go
        /// when it does, and the scope stays.
        var scopedCells: [ObjectIdentifier: (node: Node, cell: any AnyCell)] = [:]
        /// Scopes, children and overlays that are open, by a number that says which came first.
        var dependants: [Int: WeakContainer] = [:]
        var nextNumber = 0
        /// This container's number where it is one of these.
        var number: Int?
    }

    /// The graph: what is declared, checked.
    public let graph: Graph
    /// The container this one is a child or a scope of.
    public let parent: Container?
    /// The scope's name; nil for a container that is no scope.
    public let scopeName: String?

    let wiring: Wiring
    let family: Family
    @usableFromInline package let observers: Observers
    /// For a container made by `withOverrides`: the one it stands in for.
    let overlaid: Container?
    /// What a look-up reads without a lock: the wiring's table, or an empty one for a scope.
    @usableFromInline let table: TypeTable
    /// How many overlays there are for this container, in any task.
    @usableFromInline let overlayCount = Atomic<Int>(0)
    @usableFromInline let hasEnded = Atomic<Bool>(false)
    private let contents = Guarded(Contents())
    /// What is started and stopped.
    let participants = Participants()
    /// Lets one start run at a time.
    let starting = Starting()

    /// Checks modules and makes a container of them; nothing is built yet.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - parent: The container to be a child of: it is asked for what is not declared here (rule 16).
    ///   - observer: Told what happens, from the check on.
    /// - Throws: A ``GraphError`` with every problem there is.
    public convenience init(
        _ modules: Module..., parent: Container? = nil, observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) throws(GraphError) {
        let begin = ContinuousClock.now
        let graph = try Graph(modules, parent: parent?.graph)
        self.init(graph, parent: parent, observers: Observers(observer))
        observers.send(.checked(count: graph.nodes.count, after: ContinuousClock.now - begin))
    }

    /// Makes a container of a graph that has been checked; nothing is built yet.
    ///
    /// - Parameters:
    ///   - graph: The graph; any number of containers may be made of it.
    ///   - observer: Told what happens.
    public convenience init(_ graph: Graph, observer: (@Sendable (ContainerEvent) -> Void)? = nil) {
        self.init(graph, parent: nil, observers: Observers(observer))
    }

    /// Makes a container for a graph whose parent's definitions belong to `parent`.
    package init(_ graph: Graph, parent: Container?, observers: Observers) {
        self.graph = graph
        self.parent = parent
        scopeName = nil
        overlaid = nil
        family = parent?.family ?? Family()
        self.observers = observers
        let inherited = parent?.wiring
        wiring = Wiring(graph) { node in
            guard let inherited, node.index < inherited.producers.count else { return nil }
            return inherited.producers[node.index]
        }
        table = wiring.table
        wiring.link(home: self)
        // A child of what has ended has ended too.
        if parent?.adopt(self) == false { hasEnded.store(true, ordering: .releasing) }
    }

    /// Makes a container that stands in for another one, using that one's producers where nothing differs.
    init(overlaying container: Container, with graph: Graph, sharing shared: @escaping (Node) -> AnyProducer?) {
        self.graph = graph
        parent = container.scopeName == nil ? container.parent : container
        scopeName = nil
        overlaid = container
        family = container.family
        observers = container.observers
        wiring = Wiring(graph, inherited: shared)
        table = wiring.table
        wiring.link(home: self)
        if !container.adopt(self) { hasEnded.store(true, ordering: .releasing) }
    }

    /// Makes a scope.
    private init(scope: String, of container: Container) {
        graph = container.graph
        parent = container
        scopeName = scope
        overlaid = nil
        family = container.family
        observers = container.observers
        wiring = container.wiring
        table = Container.emptyTable
    }

    private static let emptyTable = TypeTable(types: [])

    deinit {
        leaveOuter()
    }

    /// The container that this one is a child, a scope or an overlay of.
    var outer: Container? { overlaid ?? parent }

    // MARK: Scopes

    /// Opens a scope.
    ///
    /// Its objects are made when the scope is first asked for them, and stopped in reverse order when ``stop()`` ends it.
    ///
    /// - Parameter name: The scope's name, as in ``Scoped`` declarations; a name that none of them has is an error (T28).
    /// - Returns: The scope, a container.
    /// - Throws: A ``ResolutionError`` if nothing belongs to a scope of this name, or the container has ended.
    public func scope(_ name: String) throws(ResolutionError) -> Container {
        if let overlay { return try overlay.scope(name) }
        try checkOpen()
        guard graph.scopeNames.contains(name) else { throw .unknownScope(name, among: graph.scopeNames) }
        let scope = Container(scope: name, of: self)
        guard adopt(scope) else { throw .ended(self) }
        return scope
    }

    /// Opens a scope for the length of a closure, and ends it whatever happens.
    ///
    /// - Parameters:
    ///   - name: The scope's name.
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: What is done in the scope.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws; else a ``StopError`` if stopping the scope's objects failed.
    public func scope<Result>(
        _ name: String, isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        let scope = try scope(name)
        let result: Result
        do {
            result = try await body(scope)
        } catch {
            try? await scope.stop()
            throw error
        }
        try await scope.stop()
        return result
    }

    /// The nearest container, from this one outwards, that is a scope of this name.
    func enclosing(scope name: String?) -> Container? {
        var container: Container? = self
        while let current = container {
            if current.scopeName == name { return current }
            container = current.parent
        }
        return nil
    }

    /// The cell of a scoped definition.
    func cell<Value>(of node: Node, _ make: () -> Cell<Value>) -> Cell<Value> {
        let fresh = make()
        let cell = contents.withLock { contents -> any AnyCell in
            if let known = contents.scopedCells[ObjectIdentifier(node)] { return known.cell }
            contents.scopedCells[ObjectIdentifier(node)] = (node, fresh)
            return fresh
        }
        return cell as? Cell<Value> ?? fresh
    }

    // MARK: The end

    /// Whether the container or scope has been stopped.
    public var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

    @inlinable
    func checkOpen() throws(ResolutionError) {
        if hasEnded.load(ordering: .acquiring) { throw .ended(self) }
    }

    /// What the container is called in messages.
    var words: String { scopeName.map { "the scope \"\($0)\"" } ?? "the container" }

    /// Notes a container that ends with this one.
    ///
    /// - Returns: Whether this one is open; whoever stops it stops the other one too.
    private func adopt(_ dependant: Container) -> Bool {
        let known = WeakContainer(dependant)
        let number = contents.withLock { contents -> Int? in
            if isEnded { return nil }
            contents.nextNumber += 1
            contents.dependants[contents.nextNumber] = known
            return contents.nextNumber
        }
        guard let number else { return false }
        dependant.contents.withLock { $0.number = number }
        return true
    }

    /// Is one of the outer container's dependants no longer.
    private func leaveOuter() {
        let number = contents.withLock { contents in
            defer { contents.number = nil }
            return contents.number
        }
        guard let number, let outer else { return }
        _ = outer.contents.withLock { $0.dependants.removeValue(forKey: number) }
    }

    /// The scopes, children and overlays that are open, the first that was made first.
    var dependants: [Container] {
        let known = contents.withLock { $0.dependants }
        return known.sorted { $0.key < $1.key }.compactMap(\.value.container)
    }

    /// Takes an object that was dropped, from whichever container it belonged to.
    func takeParticipant(of box: any ErasedBox) -> Participant? {
        participants.take(box) ?? overlaid?.takeParticipant(of: box) ?? parent?.takeParticipant(of: box)
    }

    /// Ends the container or scope: its open scopes and children first, then its objects.
    ///
    /// Each object is stopped before what it depends on, and where nothing decides, the last that was built comes first;
    /// each exactly once, within its time limit, and also if the calling task has been cancelled. What a start has not
    /// come to, or failed to start, is not stopped. Requests made after it throw; a start that goes on is cancelled, and
    /// stops what it had begun. Within
    /// ``withOverrides(isolation:_:operation:)`` it ends what was built for the overrides, and leaves the container to
    /// the tasks that do not see them.
    ///
    /// - Throws: A ``StopError`` with everything that went wrong; all objects are stopped all the same.
    public func stop() async throws(StopError) {
        if let overlay { return try await overlay.stop() }
        guard beginStop() else { return }
        try await finishStop()
    }

    /// Ends the container or scope at once, as far as requests go, and stops its objects soon, in a task of its own.
    ///
    /// For whoever cannot wait, a deinitialiser; what goes wrong is told as events.
    package func end() {
        guard beginStop() else { return }
        // What was published is read without asking whether the container has ended.
        if scopeName == nil { family.locked { wiring.close() } }
        Task.detached { try? await self.finishStop() }
    }

    /// Turns requests away from now on; false if somebody has done so before.
    private func beginStop() -> Bool {
        guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        starting.cancel()
        return true
    }

    private func finishStop() async throws(StopError) {
        leaveOuter()
        var failures: [StopError.Failure] = []
        for dependant in dependants.reversed() {
            do { try await dependant.stop() } catch { failures += error.failures }
        }
        if scopeName == nil { family.locked { wiring.close() } }
        await stopParticipants(&failures)
        let cells = contents.withLock { contents in
            defer { contents.scopedCells = [:] }
            return contents.scopedCells
        }
        withExtendedLifetime(cells) {}
        if let failure = StopError(failures) { throw failure }
    }

    /// Stops everything that was built, and what constructions that end meanwhile have built.
    func stopParticipants(_ failures: inout [StopError.Failure]) async {
        while true {
            let all = participants.takeAll()
            if all.isEmpty {
                // A start that goes on stops by itself what it builds from now on.
                if starting.isRunning || participants.close() { return }
                continue
            }
            // What a start has built and not started yet has not begun; what was built otherwise needs no start.
            let isStarting = starting.isRunning
            for participant in all.inStopOrder where !(isStarting && participant.phase == .built) {
                await participant.performStop(observers, &failures)
            }
        }
    }
}

/// A container that nobody keeps for this.
private struct WeakContainer: Sendable {
    private final class Reference: @unchecked Sendable {
        weak var container: Container?
        init(_ container: Container) { self.container = container }
    }

    private let reference: Reference
    init(_ container: Container) { reference = Reference(container) }
    var container: Container? { reference.container }
}
