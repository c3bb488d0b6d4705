/// The producers of a container, and the memory that they share; scopes use the wiring of their container.
final class Wiring: @unchecked Sendable {
    /// The parts of a request by code that its producer depends on.
    private struct RequestKey: Hashable {
        let type: ObjectIdentifier
        /// The names, tags and choices of the query; names and tags that no definition has are only counted.
        let words: String
        /// The scopes that are open; nil if the answer does not depend on them.
        var openScopes: [OpenScope]?
    }

    /// The answers to requests by code, found once; there are finitely many, since unknown words share a key.
    private struct RequestCache {
        /// Shared by all look-ups, and no more thread-safe than a dictionary.
        let types = TypeCache()
        /// The producers of requests that are not in the table.
        var producers: [RequestKey: Producer] = [:]
        /// The steps of classes, as ``Wiring/steps(of:)`` has found them.
        var steps: [ObjectIdentifier: [LinkedStep]] = [:]
    }

    /// The graph of the container, with the nodes of its parent before its own.
    let graph: Graph
    /// Kept here for every container of the family.
    let familyMemory: FamilyMemory
    var family: Family { Reference(familyMemory) }
    /// The observers that receive the events of the container and its scopes.
    let observers: Observers
    /// The types of the graph's ``Graph/requests``, each with the entry that a look-up reads without a lock.
    let table: TypeTable
    /// The producers by the index of their node, inherited ones as well; final once the container is made.
    var producers: [Producer]
    /// The nodes whose producers this wiring has made.
    let ownNodes: [Node]
    /// The number of slots in each scope, counted while the container is being made.
    private var slotCounts: [Scope: Int]
    /// The layout of each scope: there are few, so a linear search is faster than hashing.
    private var layouts: [ScopeLayout]
    /// Whether the container has ended, so that nothing is published any more; under the family's lock.
    private(set) var isClosed = false

    /// For an override within open scopes: their names; the override keeps what it declares for them.
    private let scopesAround: Set<Scope>
    /// The indices of ``ownNodes``; empty if those are all nodes, which is the usual case.
    private let ownIndices: Set<Int>
    /// The slots of the objects that live as long as the container; those of scoped objects are in each scope.
    private let slots: SlotMemory
    /// The number of slots that producers have taken.
    private var usedSlots = 0
    /// The slots of forms and of directly callable prototypes that the table does not hold.
    private var formSlots: [PublishedSlot] = []
    /// Nil until all producers are connected; later used under the lock of ``requestCache`` alone.
    private var linker: Linker?
    /// Producers of forms and conversions, which other producers refer to without keeping them.
    private var kept: [Producer] = []
    /// The memory of all links, which the wiring frees at its end.
    private var links: [LinkMemory] = []
    /// Once the container is made, this lock also guards ``linker``, and what the linker adds to ``links`` and ``kept``.
    private let requestCache = Guarded(RequestCache())
    /// The producers whose object the program has set, in the container or in any scope.
    private let producersOfSetObjects = Guarded<[SharedProducer]>([])
    /// Objects that a reader may be looking at: withdrawn ones, and the published boxes of forms.
    private let keptUntilEnd = Guarded<[Retained]>([])

    /// Lays out the memory for a graph.
    ///
    /// - Parameters:
    ///   - base: The wiring of the parent, or of the container that is overridden.
    ///   - scopesAround: For an override, the scopes that are open around it.
    ///   - unaffected: For an override, the nodes of `base` whose producers it shares, by the indices of its own nodes; nil for a
    ///     child, which shares all producers.
    init(
        _ graph: Graph, observers: Observers, over base: Wiring?, within scopesAround: Set<Scope>,
        sharing unaffected: [Int: Node]?
    ) {
        self.graph = graph
        familyMemory = base?.familyMemory ?? FamilyMemory()
        self.observers = observers
        self.scopesAround = scopesAround
        layouts = base?.layouts ?? []
        slotCounts = Dictionary(uniqueKeysWithValues: layouts.map { ($0.scope, $0.count) })
        let none = Producer()
        let shared = base?.producers ?? []
        let producers = graph.nodes.map { node in
            // Without an override: the graph of a child begins with its parent's nodes.
            let index: Int? = if let unaffected { unaffected[node.index]?.index } else { node.index }
            return if let index, index < shared.count { shared[index] } else { none }
        }
        let own = graph.nodes.filter { producers[$0.index] === none }
        self.producers = producers
        ownNodes = own
        ownIndices = own.count == graph.nodes.count ? [] : Set(own.map(\.index))
        table = TypeTable(types: graph.requests.map(\.type))
        slots = SlotMemory(
            count: own.count { $0.isKept && !$0.isKeyed && Wiring.ownsObject(of: $0, within: scopesAround) })
    }

    deinit {
        for object in keptUntilEnd.withLock({ $0 }) { object.release() }
        // Release objects before their dependencies: letting go of a long chain of objects then takes no deep stack.
        let none = Producer()
        for node in ownNodes.ordered(by: { -$0.depth }) {
            if let shared = producers[node.index] as? SharedProducer { shared.ownSlot?.takeComplete()?.release() }
            producers[node.index] = none
        }
        slots.free()
        family.locked { family.forget(formSlots) }
        for slot in formSlots { slot.word.deallocate() }
        for memory in links { memory.deallocate() }
    }

    /// Makes and connects the producers; once, before any other code has the container.
    func link(for container: Container) {
        let linker = Linker(for: container)
        linker.linkEverything(graph.requests)
        self.linker = linker
        if !slotCounts.isEmpty { layOutScopes() }
    }

    /// Whether this wiring has made a node's producer, rather than another container's wiring.
    func makes(_ node: Node) -> Bool { ownNodes.count == producers.count || ownIndices.contains(node.index) }

    // MARK: Memory, while the container is being made

    /// Memory for the links of one factory or step, which the wiring frees.
    func allocate(_ count: Int) -> LinkMemory {
        links.append(.allocate(count))
        return links[links.count - 1]
    }

    /// Keeps a producer for as long as the wiring, and returns it.
    func keep(_ producer: Producer) -> Producer {
        kept.append(producer)
        return producer
    }

    /// Takes the next free slot; its box is published in `published`, or else in its own word.
    func takeSlot(publishedIn published: PublishedSlot?) -> Slot {
        defer { usedSlots += 1 }
        guard let published else { return slots.slot(usedSlots) }
        return slots.slot(usedSlots, publishedIn: published)
    }

    /// Takes a slot for a form, or for the mark of a directly callable prototype.
    ///
    /// - Returns: The slot; `none` once the container has been made, since other threads may read the list of slots by then.
    func takeFormSlot() -> PublishedSlot {
        guard linker == nil else { return .none }
        let slot = PublishedSlot(.allocate(1))
        formSlots.append(slot)
        return slot
    }

    /// Whether the container itself keeps the objects of a definition, where no scope does.
    func ownsObject(of node: Node) -> Bool { Wiring.ownsObject(of: node, within: scopesAround) }

    private static func ownsObject(of node: Node, within scopesAround: Set<Scope>) -> Bool {
        node.lifetime.scope.map(scopesAround.contains) ?? true
    }

    /// Takes the next slot in every scope with a name, and returns its number; definitions of containers further out come first.
    func takeSlotNumber(in scope: Scope) -> Int {
        let number = slotCounts[scope] ?? 0
        slotCounts[scope] = number + 1
        return number
    }

    /// The layout of a scope; nil if no definition belongs to it, so that it cannot be opened.
    func layout(of scope: Scope) -> ScopeLayout? { layouts.first { $0.scope == scope } }

    /// Makes the layouts from the slots that the definitions have taken, those of containers further out included.
    private func layOutScopes() {
        func shared(_ node: Node) -> SharedProducer? { producers[node.index] as? SharedProducer }
        let nodes = ownNodes.ordered(by: \.depth)
        let externals = Dictionary(
            grouping: graph.nodes.filter { $0.kind == .external && $0.inner == nil }, by: \.lifetime.scope)
        layouts = slotCounts.map { scope, count in
            let own = nodes.filter { $0.lifetime.scope == scope }.compactMap { shared($0)?.slotInScopes }
            let externals = (externals[scope] ?? []).compactMap { node in
                shared(node).map { ScopeLayout.External(node: node, producer: Reference($0)) }
            }
            return ScopeLayout(
                scope, count: count, releaseOrder: own.reversed() + (layout(of: scope)?.releaseOrder ?? []),
                externals: externals)
        }
    }

    // MARK: Objects that were set

    /// Notes a producer whose object was set for the first time; under the family's lock.
    func noteSet(_ producer: SharedProducer) { producersOfSetObjects.withLock { $0.append(producer) } }

    /// Whether the program has set this very object, in the container or in a scope around the context.
    func wasSet(_ object: AnyObject, in context: Context) -> Bool {
        producersOfSetObjects.withLock { $0 }.contains { $0.wasSet(to: object, in: context) }
    }

    // MARK: The end

    /// Keeps a withdrawn object, or the published box of a form, for as long as the wiring: a reader may be looking at it.
    func keepUntilEnd(_ object: Retained) { keptUntilEnd.withLock { $0.append(object) } }

    /// Withdraws every published box, for good; under the family's lock.
    func close() {
        isClosed = true
        slots.close()
        table.close()
        for slot in formSlots { slot.withdraw() }
    }

    // MARK: Requests that are not in the table

    /// The producer for a request by code, made on the first such request and remembered, if it can come again.
    func producer(
        of type: Any.Type, matching query: ErasedQuery, in container: Container
    ) throws(ResolutionError) -> Producer {
        // The key leaves out the values of constants, so these requests are not remembered.
        let isRemembered = query.constant == nil && query.parts == nil
        return try requestCache.withLock { cache throws(ResolutionError) in
            // All names and tags that no definition has share one key: otherwise the cache could grow without end.
            let words = query.key(withWords: graph.knows(query, using: cache.types))
            var key = RequestKey(type: ObjectIdentifier(type), words: words)
            if isRemembered, let known = cache.producers[key] { return known }
            let openScopes = container.openScopes
            key.openScopes = openScopes
            if isRemembered, let known = cache.producers[key] { return known }
            cache.types.dependsOnScopes = false
            let resolution = try resolve(type, matching: query, by: graph.resolver, cache: cache.types, in: openScopes)
            if !cache.types.dependsOnScopes { key.openScopes = nil }
            if case .constant(let box) = resolution, let typed = castBox(box, to: type) {
                return Producer.constant(typed)
            }
            guard isRemembered, let linker else { return try temporaryProducer(of: type, for: resolution) }
            let producer = linker.producer(of: type, for: resolution)
            cache.producers[key] = producer
            return producer
        }
    }

    /// Resolves a query as a request in a container or scope does.
    func resolution(
        of type: Any.Type, matching query: ErasedQuery, in container: Container, for purpose: Resolver.Purpose = .object
    ) throws(ResolutionError) -> Resolution {
        var resolver = graph.resolver
        resolver.purpose = purpose
        return try requestCache.withLock { cache throws(ResolutionError) in
            try resolve(type, matching: query, by: resolver, cache: cache.types, in: container.openScopes)
        }
    }

    /// Resolves a query as code does; under the lock of ``requestCache``, which guards the cache.
    private func resolve(
        _ type: Any.Type, matching query: ErasedQuery, by resolver: Resolver, cache: TypeCache,
        in openScopes: [OpenScope]
    ) throws(ResolutionError) -> Resolution {
        do throws(Unresolved) {
            return try resolver.resolve(type, matching: query, for: .request(in: openScopes), using: cache)
        } catch {
            throw ResolutionError(Diagnostic(error, at: nil, in: graph.resolver.index, using: cache))
        }
    }

    /// The links of a step with one argument, whose query was resolved beforehand.
    func preparedLinks(to resolution: Resolution, as type: Any.Type) throws(ResolutionError) -> PreparedLinks {
        try requestCache.withLock { _ throws(ResolutionError) in
            PreparedLinks([try temporaryProducer(of: type, for: resolution)])
        }
    }

    /// A producer for one request, which alone keeps it; under the lock of ``requestCache``.
    private func temporaryProducer(of type: Any.Type, for resolution: Resolution) throws(ResolutionError) -> Producer {
        guard let linker else { throw .gone() }
        let count = kept.count
        defer { kept.removeLast(kept.count - count) }
        return linker.producer(of: type, for: resolution)
    }

    /// The steps declared for a class and its superclasses, by whichever definition; each with its producers.
    func steps(of type: AnyClass) -> [LinkedStep] {
        requestCache.withLock { cache in
            let key = ObjectIdentifier(type)
            if let known = cache.steps[key] { return known }
            let steps = graph.resolver.index.steps(of: type).compactMap { step, node in
                (producers[node.index] as? NodeProducer)?.steps.first { $0.step === step }
            }
            cache.steps[key] = steps
            return steps
        }
    }
}

/// The layout of the memory of all scopes with one name; final once the container is made.
final class ScopeLayout: Sendable {
    /// An external as the container's own graph has it, with its producer, which the wiring keeps alive.
    ///
    /// An override shares the producers of the definitions that it leaves alone; their nodes are those of the overridden graph.
    struct External {
        let node: Node
        let producer: Reference<SharedProducer>
    }

    let scope: Scope
    /// The number of slots in each scope with the name.
    let count: Int
    /// The numbers of the objects, each before those that its construction needs.
    let releaseOrder: [Int]
    /// The scope's values that the program has to set as it opens the scope, or later.
    let externals: [External]

    init(_ scope: Scope, count: Int, releaseOrder: [Int], externals: [External]) {
        self.scope = scope
        self.count = count
        self.releaseOrder = releaseOrder
        self.externals = externals
    }
}
