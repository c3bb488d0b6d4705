/// A checked graph with its objects.
///
/// Use a container from any thread and any task. A child container sees its parent and overrides it. A scope is a
/// container with its own objects for the scope's definitions.
///
/// ```swift
/// // Checks everything, builds nothing.
/// let container = try Container(shop)
/// // Builds what is eager.
/// try await container.start()
/// let catalogue = try container.get(Catalogue.self)
/// ```
public final class Container: Sendable {
    /// The checked graph.
    public var graph: Graph { wiring.graph }
    /// The container that this one is a child or a scope of.
    public var parent: Container? { memory.parent?.object }
    /// The scope that this container is, or nil.
    public var openScope: Scope? { layout?.scope }
    /// The open scopes that this container is, or is within, the innermost first.
    ///
    /// An override knows more definitions than a scope around it, and stands for the scope.
    var openScopes: [OpenScope] {
        var level = 0
        return sequence(first: self, next: \.parent).compactMap { container in
            if container.overridden != nil { level = max(level, container.graph.level) }
            return container.openScope.map { OpenScope($0, level: max(level, container.graph.level)) }
        }
    }

    /// The producers and the memory that the container shares with its scopes.
    let wiring: Wiring
    /// The state that is shared with scopes, children and overrides; ``wiring`` keeps it.
    let family: Family
    /// The observers of ``wiring``, and so, for a scope, those of its container.
    @usableFromInline package let observers: Observers
    /// For a container made by `withOverrides`: the container that it replaces.
    let overridden: Container?
    /// The error of requests after the end of the innermost override that this container is, or is within.
    let errorAfterOverride: ResolutionError?
    /// The number of overlays for any container of the family, in any task.
    @usableFromInline let overlayCount: Word
    /// The table that a look-up reads without a lock: the wiring's, or an empty one for a scope.
    @usableFromInline let table: TypeTable
    let layout: ScopeLayout?
    /// The state that changes, and the slots of a scope; the last property, so that it outlives the others.
    @usableFromInline let memory: ContainerMemory

    /// The slots of a scope; those of another container are in ``wiring``.
    var slots: SlotMemory { memory.slots }

    /// Checks modules and creates a container.
    ///
    /// Builds nothing.
    ///
    /// - Parameters:
    ///   - modules: What the container holds.
    ///   - parent: The container to be a child of; where it is overridden, the child sees the overrides.
    ///   - strict: Whether warnings of the check are errors.
    ///   - observer: Receives events, including that of the check.
    /// - Throws: A ``GraphError`` with every problem.
    public convenience init(
        _ modules: Module..., parent: Container? = nil, strict: Bool = false,
        observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) throws(GraphError) {
        try self.init(modules, parent: parent, strict: strict, observer: observer)
    }

    /// Checks modules and creates a container, which sends the event of the check.
    package convenience init(
        _ modules: [Module], parent: Container?, roots: ([Any.Type], Definition.SourceLocation)? = nil, strict: Bool,
        observer: (@Sendable (ContainerEvent) -> Void)?
    ) throws(GraphError) {
        // A child that is created within a test sees the overrides of the test.
        let parent = parent?.overlay ?? parent
        let begin = ContinuousClock.now
        let graph = try Graph(
            modules, parent: parent?.graph, within: parent?.openScopes ?? [], resolving: roots, strict: strict)
        self.init(graph, parent: parent, observers: Observers(observer))
        observers.send(.checked(count: graph.nodes.count, after: ContinuousClock.now - begin))
    }

    /// Creates a container from a checked graph.
    ///
    /// Builds nothing. A graph with a parent becomes a single container, which builds objects of its own for the parent's
    /// definitions, too; ``init(_:parent:strict:observer:)`` creates a child of a container.
    ///
    /// - Parameters:
    ///   - graph: The graph; it can serve any number of containers.
    ///   - observer: Called for each event.
    public convenience init(_ graph: Graph, observer: (@Sendable (ContainerEvent) -> Void)? = nil) {
        self.init(graph, parent: nil, observers: Observers(observer))
    }

    /// Makes the wiring over that of ``outer``, links it, and becomes a dependant of ``outer``.
    ///
    /// - Parameters:
    ///   - overridden: The container that the new one replaces, if any.
    ///   - error: The error of requests after the end of the override that the new one is, if it is one.
    ///   - unaffected: The nodes of `overridden` whose producers the new one shares, by the indices of its own nodes; nil for a
    ///     child, which shares all of its parent's.
    package convenience init(
        _ graph: Graph, parent: Container?, overlaying overridden: Container? = nil,
        endingWith error: ResolutionError? = nil, observers: Observers, sharing unaffected: [Int: Node]? = nil
    ) {
        let wiring = Wiring(
            graph, observers: observers, over: (overridden ?? parent)?.wiring,
            within: Set((overridden?.openScopes ?? []).map(\.scope)), sharing: unaffected)
        self.init(wiring, parent: parent, overlaying: overridden, endingWith: error)
        wiring.link(for: self)
        // A child of a container that has ended has ended, too.
        if case .ended = outer?.adopt(self) {
            refuseRequestsHereAndWithin()
            endStreams()
        }
    }

    /// Makes a scope with its container's wiring, or a container whose wiring has yet to be linked.
    init(
        _ wiring: Wiring, parent: Container?, overlaying overridden: Container? = nil,
        endingWith error: ResolutionError? = nil, layout: ScopeLayout? = nil
    ) {
        self.overridden = overridden
        errorAfterOverride = error ?? parent?.errorAfterOverride
        self.layout = layout
        self.wiring = wiring
        family = wiring.family
        overlayCount = family.overlayCount
        observers = wiring.observers
        table = layout == nil ? wiring.table : Container.emptyTable
        memory = ContainerMemory(slots: layout?.count ?? 0, parent: parent)
    }

    /// The table of every scope: a look-up without a lock knows nothing of scopes.
    private static let emptyTable = TypeTable(types: [])

    deinit {
        if layout == nil { endStreams() }
        if !memory.lifecycle.holds(Container.endedLifecycle), let lifecycle = memory.lifecycle.load() {
            // No stop will unregister these objects from the family, and later objects may get their addresses.
            for participant in lifecycle.withLock(\.allParticipants) { family.unregisterStop(of: participant.box) }
        }
        // The container has left already: only objects that came after its end are still here.
        guard memory.hasReleased.loadRelaxed() == 0 else { return slots.release() }
        leaveOuter()
        guard let layout else { return }
        let slots = slots
        // Release objects before their dependencies: letting go of a long chain of objects then takes no deep stack.
        for number in layout.releaseOrder { slots.release(number) }
    }

    /// The nearest scope of a name with a slot of a number: this container, or one around it; nil if there is none.
    ///
    /// A scope that was opened further out than a definition is declared has no slot for its object. Not retained, since each
    /// container retains its parent.
    func nearest(_ scope: Scope, withSlot number: Int) -> Reference<Container>? {
        var container: Reference<Container>? = Reference(self)
        while let current = container {
            if current.with({ $0.openScope == scope && number < $0.slots.count }) { return current }
            container = current.with { $0.memory.parent }
        }
        return nil
    }

    /// Whether the container is `other`, or belongs to it as a scope, child or override, at any depth.
    func isInside(_ other: Container) -> Bool { sequence(first: self, next: \.outer).contains { $0 === other } }

    /// The object in a place of this container, or scope, if it is published.
    ///
    /// A scope lets go of its objects when it ends, so its readers are counted while they read.
    func published(in slot: Slot) -> ErasedBox? {
        guard layout != nil else { return slot.published.box }
        let readers = memory.readers
        readers.add(1)
        defer { readers.add(-1) }
        return slot.published.box
    }

    /// Lets go of a scope's objects, once no reader is using any of them.
    func releaseObjects() {
        guard let layout else { return }
        let rare = memory.rarities.load()?.withLock { rare in
            defer { rare = RareState(hasEnded: true) }
            return rare
        }
        let slots = slots
        family.locked {
            memory.hasReleased.storeRelaxed(1)
            slots.close()
        }
        // A counted reader may have found an object, and has retained it before it counts itself out. Added to, not loaded: a
        // reader that counts itself after this sees that nothing is published.
        while memory.readers.add(0) > 0 {}
        // Read without the lock: nothing fills a slot of a scope that has ended, but code that lets go of its object afterward.
        for number in layout.releaseOrder where !slots.slot(number).isFree {
            family.locked { slots.slot(number).takeComplete() }?.release()
        }
        // Let go of last, and without a lock: no reader is using any of it.
        withExtendedLifetime(rare) {}
    }

    /// Lets go of objects that were finished, or converted, only after a scope had let go of the others.
    func releaseObjectsIfEnded() { if memory.hasReleased.load() != 0 { releaseObjects() } }

    /// The owner of an object that is there; where none can be, the declarer.
    func owner(of producer: KeptProducer) -> Container {
        producer.owner(in: Reference(self))?.object ?? producer.declarer
    }

    /// Whether any container of the family is overridden, in any task: if not, a request need not look for overlays.
    @inlinable var hasOverlays: Bool { overlayCount.loadRelaxed() > 0 }

    /// Throws once the container has ended, except for requests of objects that are being stopped.
    @inlinable
    package func checkOpen() throws(ResolutionError) {
        if memory.hasEnded.load() != 0 { try checkIsFromStoppingObject() }
    }

    /// The scope or container, as messages mention it.
    var words: String { openScope.map { "the scope \"\($0)\"" } ?? "the container" }

    /// Whether an object was set, here or further out: such an object belongs to the code that set it.
    func wasSet(_ object: AnyObject?) -> Bool {
        guard let object else { return false }
        return sequence(first: self, next: \.outer).contains { container in
            container.layout == nil && container.wiring.wasSet(object, in: Context(self))
        }
    }
}

extension Container: SelfProviding {}

extension Container: CustomReflectable {
    /// An empty mirror for debuggers, `dump` and failed expectations.
    ///
    /// Other threads may be changing the contents of the container.
    @_documentation(visibility: internal)
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
