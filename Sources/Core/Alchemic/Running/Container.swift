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
    public let parent: Container?
    /// The scope that this container is, or nil.
    public let openScope: Scope?

    /// What the container shares with its scopes; it keeps what is not kept here.
    let wiring: Wiring
    let family: Family
    @usableFromInline package let observers: Observers
    /// For a container made by `withOverrides`: the one it replaces.
    let overlaid: Container?
    /// How many overlays there are for any container of the family, in any task.
    @usableFromInline let overlayCount: Word
    /// What a look-up reads without a lock: the wiring's table, or an empty one for a scope.
    @usableFromInline let table: TypeTable
    /// What a scope has room for; nil for a container that is no scope.
    let layout: ScopeLayout?
    /// What changes, and where a scope keeps its objects; last, so that it is there while the others are let go of.
    @usableFromInline let memory: ContainerMemory

    var slots: SlotMemory { memory.slots }
    private var rarities: LazyReference<Rarities> { memory.rarities }
    private var dependantList: LazyReference<Dependants> { memory.dependants }
    private var participantList: LazyReference<Participants> { memory.participants }
    private var start: LazyReference<Starting> { memory.starting }
    var stopping: LazyReference<Stopping> { memory.stopping }

    /// What is started and stopped.
    var participants: Participants { participantList.load() ?? participantList.storeIfNil(Participants()) }
    /// Lets one start run at a time.
    var starting: Starting { start.load() ?? start.storeIfNil(Starting()) }
    /// Whether `start()` has been called.
    var startHasBegun: Bool { start.load()?.hasBegun ?? false }
    private var ownRarities: Rarities { rarities.load() ?? rarities.storeIfNil(Rarities()) }
    private var ownDependants: Dependants { dependantList.load() ?? dependantList.storeIfNil(Dependants()) }

    /// Checks modules and creates a container.
    ///
    /// Builds nothing.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
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

    package convenience init(
        _ modules: [Module], parent: Container?, roots: ([Any.Type], Definition.SourceLocation)? = nil, strict: Bool,
        observer: (@Sendable (ContainerEvent) -> Void)?
    ) throws(GraphError) {
        // A child that is made for a test sees what the test overrides.
        let parent = parent?.overlay ?? parent
        let begin = ContinuousClock.now
        let graph = try Graph(modules, parent: parent?.graph, resolving: roots, strict: strict)
        self.init(graph, parent: parent, observers: Observers(observer))
        observers.send(.checked(count: graph.nodes.count, after: ContinuousClock.now - begin))
    }

    /// Creates a container from a checked graph.
    ///
    /// Builds nothing.
    ///
    /// - Parameters:
    ///   - graph: The graph; it can serve any number of containers.
    ///   - observer: Receives events.
    public convenience init(_ graph: Graph, observer: (@Sendable (ContainerEvent) -> Void)? = nil) {
        self.init(graph, parent: nil, observers: Observers(observer))
    }

    /// Makes a container for a graph whose parent's definitions belong to `parent`.
    package init(_ graph: Graph, parent: Container?, observers: Observers) {
        self.parent = parent
        openScope = nil
        overlaid = nil
        layout = nil
        memory = ContainerMemory(slots: 0)
        let inherited = parent?.wiring
        wiring = Wiring(graph, inherited?.familyMemory ?? FamilyMemory(), observers, over: inherited) { node in
            guard let inherited, node.index < inherited.producers.count else { return nil }
            return inherited.producers[node.index]
        }
        family = wiring.family
        overlayCount = family.overlayCount
        self.observers = wiring.observers
        table = wiring.table
        wiring.link(home: self)
        // A child of what has ended has ended too.
        if parent?.adopt(self) == false { memory.hasEnded.store(1) }
    }

    /// Makes a container that stands in for another one, using that one's producers where nothing differs.
    init(
        overlaying container: Container, with graph: Graph, observers: Observers?,
        sharing shared: @escaping (Node) -> Producer?
    ) {
        parent = container.openScope == nil ? container.parent : container
        openScope = nil
        overlaid = container
        layout = nil
        memory = ContainerMemory(slots: 0)
        let base = container.wiring
        wiring = Wiring(graph, base.familyMemory, observers ?? base.observers, over: base, inherited: shared)
        family = wiring.family
        overlayCount = family.overlayCount
        self.observers = wiring.observers
        table = wiring.table
        wiring.link(home: self)
        if !container.adopt(self) { memory.hasEnded.store(1) }
    }

    /// Makes a scope.
    init(_ scope: Scope, _ layout: ScopeLayout, of container: Container) {
        parent = container
        openScope = scope
        overlaid = nil
        wiring = container.wiring
        family = wiring.family
        overlayCount = family.overlayCount
        observers = wiring.observers
        table = Container.emptyTable
        self.layout = layout
        memory = ContainerMemory(slots: layout.count)
    }

    private static let emptyTable = TypeTable(types: [])

    deinit {
        leaveOuter()
        if !participantList.holds(Participants.closed) { participantList.load()?.strike(from: family) }
        guard let layout, memory.stopHasBegun.loadRelaxed() != Self.hasReleased else { return slots.release() }
        let slots = slots
        // What needs others goes before them, so that letting go of a long chain of objects takes no deep stack.
        for number in layout.releaseOrder where number < slots.count { slots.release(number) }
        slots.release()
    }

    /// The container that this one is a child, a scope or an overlay of.
    var outer: Container? { overlaid ?? parent }

    /// The nearest container, from this one outwards, that is a scope of this name.
    func enclosing(scope: Scope?) -> Container? { reference(toEnclosing: scope)?.object }

    /// The same, which this one keeps, as each does with the one around it.
    func reference(toEnclosing scope: Scope?) -> Reference<Container>? {
        var container: Reference<Container>? = Reference(self)
        while let current = container {
            if current.with({ $0.openScope == scope }) { return current }
            container = current.with { $0.parent.map(Reference.init) }
        }
        return nil
    }

    /// Whether another container is this one, or around it.
    func isInside(_ other: Container) -> Bool { self === other || outer?.isInside(other) == true }

    /// Where this scope keeps the object of a definition.
    func slot(of producer: SharedProducer) -> Slot {
        if producer.number < slots.count { return slots.slot(producer.number) }
        // The definition came after the scope was opened: an override's, or a child's.
        return ownRarities.slot(of: producer)
    }

    /// The object in a place of this container, or scope, if it is published.
    ///
    /// A scope lets go of its objects when it ends: who reads one is counted meanwhile.
    @inline(__always)
    func published(in slot: Slot) -> ErasedBox? {
        guard layout != nil else { return slot.published.box }
        let readers = memory.readers
        readers.add(1)
        defer { readers.add(-1) }
        return slot.published.box
    }

    /// Lets go of a scope's objects, once nobody is reading any of them.
    private func releaseObjects() {
        guard let layout else { return }
        if let rarities = rarities.load() { release(rarities.end()) }
        let slots = slots
        family.locked {
            memory.stopHasBegun.storeRelaxed(Self.hasReleased)
            slots.close()
        }
        // None is in sight any more: who has found one has retained it by then.
        while memory.readers.add(0) > 0 {}
        for number in layout.releaseOrder where number < slots.count && !slots.slot(number).isFree {
            family.locked { slots.slot(number).takeComplete() }?.release()
        }
    }

    /// The same for what the scope did not know of when it was opened.
    private func release(_ rare: Rarities.Contents) {
        let places = rare.places.values.map(\.place) + rare.formerPlaces
        let objects = family.locked {
            places.compactMap { place -> Retained? in
                place.slot.published.withdraw()
                return place.slot.takeComplete()
            }
        }
        while memory.readers.add(0) > 0 {}
        for object in objects { object.release() }
    }

    private static let hasReleased = 2

    /// Lets go of what was being built, or turned into something else, when a scope ended, and has been kept since.
    @inline(__always)
    func releaseLate() {
        if memory.stopHasBegun.load() == Self.hasReleased { releaseObjects() }
    }

    /// What an object is turned into by a declaration's own conversion: the same for as long as the object stays.
    func conversion(
        of box: ErasedBox, by producer: NodeProducer, to type: Any.Type, _ converter: any ErasedConverter
    ) -> ErasedBox? {
        let home = producer.node.lifetime.scope.flatMap { enclosing(scope: $0) } ?? producer.home
        defer { home.releaseLate() }
        return home.ownRarities.conversion(of: box, by: producer, to: type, converter)
    }

    func forgetConversions(by producer: NodeProducer) { rarities.load()?.forgetConversions(by: producer) }

    /// Lets go of what has been replaced, once nobody can be looking at it any more.
    func letGo(_ object: Retained, wasPublished: Bool) {
        guard wasPublished else { return object.release() }
        guard openScope != nil else { return wiring.retire(object) }
        ownRarities.retire(object)
    }

    // MARK: The end

    /// Whether the container or scope has been stopped.
    public var isEnded: Bool { memory.hasEnded.load() != 0 }

    /// Whether there are overlays for this container or those around it, for any task.
    @inlinable var hasOverlays: Bool { overlayCount.loadRelaxed() > 0 }

    @inlinable
    func checkOpen() throws(ResolutionError) {
        if memory.hasEnded.load() != 0 { try checkIsStopping() }
    }

    /// Lets pass what the objects ask for that are being stopped.
    @usableFromInline
    func checkIsStopping() throws(ResolutionError) {
        var undertaking = Undertaking.current
        while let current = undertaking {
            if let stopping = current.subject as? Stopping, !stopping.isOver, stopping.includes(self) { return }
            undertaking = current.outer
        }
        throw .ended(self)
    }

    /// What the container is called in messages.
    var words: String { openScope.map { "the scope \"\($0)\"" } ?? "the container" }

    /// Notes a container that ends with this one.
    ///
    /// - Returns: Whether it did: what has ended takes none.
    func adopt(_ dependant: Container) -> Bool {
        let hasEnded = { self.memory.hasEnded.loadInOrder() != 0 }
        let number =
            dependantList.with { $0.add(dependant, unless: hasEnded) } ?? ownDependants.add(dependant, unless: hasEnded)
        guard let number else { return false }
        dependant.memory.number.storeRelaxed(number + 1)
        return true
    }

    /// Is one of the outer container's dependants no longer.
    private func leaveOuter() {
        let number = memory.number.exchange(0)
        guard number > 0, let outer = (overlaid ?? parent).map(Reference.init) else { return }
        outer.with { $0.dependantList.with { $0.remove(number - 1) } }
    }

    /// The scopes, children and overlays that are open, the first that was made first.
    var dependants: [Container] { dependantList.load()?.all ?? [] }

    /// Stops an object that was dropped, whichever container it belonged to; a stop of that waits for it.
    func stop(dropped box: ErasedBox, _ failures: inout [StopError.Failure]) async {
        for container in sequence(first: self, next: \.outer) {
            guard let (participant, ending) = container.participantList.load()?.takeToStop(box) else { continue }
            let stopped = try? await Undertaking(ending).run {
                var failures: [StopError.Failure] = []
                await self.stop(participant, &failures)
                return failures
            }
            failures += stopped ?? []
            return container.participants.endStop(ending)
        }
    }

    /// Takes an object that was dropped, from whichever container it belonged to.
    func takeParticipant(of box: ErasedBox) -> Participant? {
        participantList.load()?.take(box) ?? overlaid?.takeParticipant(of: box) ?? parent?.takeParticipant(of: box)
    }

    /// Whether an object was set, here or further out: then it belongs to whoever has done so.
    func hasBeenGiven(_ object: AnyObject?) -> Bool {
        guard let object else { return false }
        let context = Context(self)
        var container: Container? = self
        while let current = container {
            if current.openScope == nil, current.wiring.hasBeenGiven(object, context) { return true }
            container = current.outer
        }
        return false
    }

    /// Stops the container or scope: first its open scopes and children, then its objects.
    ///
    /// Each object stops once, before its dependencies and within its time limit; otherwise the last built stops
    /// first. An object with a start action stops only if that has run. Objects that were `set` are not stopped.
    /// From the first moment, requests throw, except those of objects that are being stopped. A running start is
    /// canceled, and awaited.
    ///
    /// Concurrent calls share one stop; a later call does nothing. Canceling the task does not stop the stop.
    /// Within ``withOverrides(isolation:_:operation:)`` it stops only objects that were built for the overrides.
    /// A scope with nothing to stop ends without leaving the caller's actor.
    ///
    /// - Throws: A ``StopError`` with every failure. All other objects are stopped.
    public nonisolated(nonsending) func stop() async throws(StopError) {
        if let overlay { return try await overlay.stop() }
        guard memory.stopHasBegun.storeIfZero(1) == 0 else {
            return try await (stopping.load() ?? stopping.storeIfNil(Stopping(self))).wait()
        }
        turnAway()
        if layout != nil, hasNothingToStop,
            participantList.storeIfNil(Participants.closed) === Participants.closed
        {
            // A scope in which nothing is to be stopped.
            leaveOuter()
            releaseObjects()
            if stopping.storeIfNil(Stopping.nothing) !== Stopping.nothing { stopping.load()?.end(nil) }
            return
        }
        try await finishStop()
    }

    /// Whether nothing in it is to be stopped when it ends, so far.
    package var hasNothingToStop: Bool { dependantList.load() == nil && participantList.load() == nil }

    /// Ends the container or scope immediately for requests, and stops its objects in a task of its own.
    ///
    /// For whoever cannot wait, a deinitializer; what goes wrong is told as events.
    package func end() {
        guard memory.stopHasBegun.storeIfZero(1) == 0 else { return }
        turnAway()
        Task.detached { try? await self.finishStop() }
    }

    /// Turns requests away from now on, here and in all that ends with this container; cancels starts that go on.
    func turnAway() {
        guard memory.hasEnded.exchange(1) == 0 else { return }
        if memory.hasStarting { start.load()?.cancel() }
        if memory.hasDependants { for dependant in dependants { dependant.turnAway() } }
        // What was published is read without asking whether the container has ended.
        if openScope == nil { family.locked { wiring.close() } }
    }

    private func finishStop() async throws(StopError) {
        let stopping = stopping.load() ?? stopping.storeIfNil(Stopping(self))
        let failures = await stopping.run {
            var failures: [StopError.Failure] = []
            for dependant in self.dependants.reversed() {
                do throws(StopError) { try await dependant.stop() } catch { failures += error.failures }
            }
            // It was canceled, and stops by itself what it has begun.
            await self.start.load()?.waitForEnd()
            await self.stopParticipants(&failures)
            return failures
        }
        releaseObjects()
        leaveOuter()
        let failure = StopError(failures)
        stopping.end(failure)
        if let failure { throw failure }
    }

    /// Stops the objects of certain definitions, and those that need them, while requests still pass.
    ///
    /// - Parameter isMeant: Whether a definition is one of them.
    /// - Returns: What went wrong.
    package func stop(before isMeant: (Node) -> Bool) async -> [StopError.Failure] {
        var failures: [StopError.Failure] = []
        for participant in participants.takeInStopOrder(reaching: isMeant) { await stop(participant, &failures) }
        return failures
    }

    /// Stops everything that was built, and what constructions that end meanwhile have built.
    func stopParticipants(_ failures: inout [StopError.Failure]) async {
        if participantList.load() == nil {
            if start.load()?.isRunning == true { return }
            // What is complete later is told that it is too late.
            if participantList.storeIfNil(Participants.closed) === Participants.closed { return }
        }
        let participants = participants
        // A stop that is called by what is being stopped does not wait for that.
        var circular: [Completion] = []
        while true {
            for stop in participants.stops where !circular.contains(where: { $0 === stop }) {
                do { try await stop.wait("purge()", isCancellable: false) } catch { circular.append(stop) }
            }
            // A start that goes on stops by itself what it has begun, and what it builds from now on.
            let isStarting = start.load()?.isRunning == true
            let all = participants.takeInStopOrder(isStarting: isStarting)
            if all.isEmpty {
                if isStarting || participants.close(but: circular) { return }
                continue
            }
            for participant in all { await stop(participant, &failures) }
        }
    }
}
