/// A container's producers and the memory they share; its scopes use the same.
final class Wiring: @unchecked Sendable {
    private struct RequestKey: Hashable {
        let type: ObjectIdentifier
        let words: String
        /// The scopes that are open there; nil where they do not count.
        var openScopes: [Scope]?
    }

    private struct Found {
        let cache = TypeCache()
        var producers: [RequestKey: Producer] = [:]
        /// The requests for which it counts which scopes are open.
        var placed: Set<RequestKey> = []
        var steps: [ObjectIdentifier: [LinkedStep]] = [:]
    }

    let graph: Graph
    let familyMemory: FamilyMemory
    var family: Family { Reference(familyMemory) }
    let observers: Observers
    let table: TypeTable
    @exclusivity(unchecked) var producers: [Producer]
    /// The nodes whose producers are made here.
    let ownNodes: [Node]
    /// How many objects each scope has room for, while the container is being made.
    @exclusivity(unchecked) private var room: [Scope: Int]
    /// What each scope has room for: a few, which are found sooner one by one than by their hashes.
    @exclusivity(unchecked) private var layouts: [ScopeLayout]
    /// Whether the container has ended, so that nothing is published any more; under the family's lock.
    @exclusivity(unchecked) private(set) var isClosed = false

    private let ownIndices: Set<Int>
    private let slots: SlotMemory
    private var usedSlots = 0
    /// Where forms are published that nothing finds by type.
    private var formSlots: [PublishedSlot] = []
    private var linker: Linker?
    private var kept: [Producer] = []
    private var links: [LinkMemory] = []
    private let found = Guarded(Found())
    /// What objects have been set for.
    private let settings = Guarded<[SharedProducer]>([])
    /// What a reader may still be looking at.
    private let retired = Guarded<[Retained]>([])

    /// Lays out the memory for a graph.
    ///
    /// - Parameters:
    ///   - base: The wiring of the container that this one's belongs to: a parent's, or one that is overridden.
    ///   - inherited: Producers that another container has already, by the index of the node; nil for own ones.
    init(
        _ graph: Graph, _ family: FamilyMemory, _ observers: Observers, over base: Wiring?,
        inherited: (Node) -> Producer?
    ) {
        self.graph = graph
        familyMemory = family
        self.observers = observers
        layouts = base?.layouts ?? []
        room = Dictionary(uniqueKeysWithValues: layouts.map { ($0.scope, $0.count) })
        var own: [Node] = []
        let none = Producer()
        producers = []
        producers.reserveCapacity(graph.nodes.count)
        for node in graph.nodes {
            let producer = inherited(node)
            producers.append(producer ?? none)
            if producer == nil { own.append(node) }
        }
        ownNodes = own
        ownIndices = own.count == graph.nodes.count ? [] : Set(own.map(\.index))
        table = TypeTable(types: graph.requests.map(\.type))
        slots = SlotMemory(own.count { $0.isCached && $0.lifetime.scope == nil && !$0.isKeyed })
    }

    deinit {
        for owner in retired.withLock({ $0 }) { owner.release() }
        // What needs others goes before them, so that letting go of a long chain of objects takes no deep stack.
        let none = Producer()
        for node in ownNodes.ordered(by: { -$0.depth }) {
            if let shared = producers[node.index] as? SharedProducer, shared.ownSlot != nil {
                slots.release(shared.number)
            }
            producers[node.index] = none
        }
        slots.free()
        family.locked { family.forget(formSlots) }
        for slot in formSlots { slot.word.deallocate() }
        for memory in links { memory.deallocate() }
    }

    func link(home: Container) {
        let linker = Linker(self, home: home)
        linker.linkEverything(graph.requests)
        self.linker = linker
        if !room.isEmpty { layOutScopes() }
    }

    /// Whether a node's producer was made here, and is not another container's.
    func makes(_ node: Node) -> Bool { ownNodes.count == producers.count || ownIndices.contains(node.index) }

    // MARK: Memory, while the container is being made

    func allocate(_ count: Int) -> LinkMemory {
        links.append(.allocate(count))
        return links[links.count - 1]
    }

    func keep(_ producer: Producer) -> Producer {
        kept.append(producer)
        return producer
    }

    /// The next free slot with its number, published where it is said.
    func nextSlot(publishedIn published: PublishedSlot?) -> (slot: Slot, number: Int) {
        defer { usedSlots += 1 }
        guard let published else { return (slots.slot(usedSlots), usedSlots) }
        return (slots.slot(usedSlots, publishedIn: published), usedSlots)
    }

    /// A slot for a form; none once the container has been made, since others may be reading these by then.
    func nextFormSlot() -> PublishedSlot {
        guard linker == nil else { return .none }
        let slot = PublishedSlot(.allocate(1))
        formSlots.append(slot)
        return slot
    }

    func nextNumber(in scope: Scope) -> Int {
        let number = room[scope] ?? 0
        room[scope] = number + 1
        return number
    }

    func layout(of scope: Scope) -> ScopeLayout? {
        for layout in layouts where layout.scope == scope { return layout }
        return nil
    }

    private func layOutScopes() {
        func shared(_ node: Node) -> SharedProducer? { producers[node.index] as? SharedProducer }
        let nodes = ownNodes.ordered(by: \.depth)
        layouts = room.map { scope, count in
            let own = nodes.filter { $0.lifetime.scope == scope }.compactMap { shared($0)?.number }
            let externals = (graph.externals[scope] ?? []).compactMap { node in
                shared(node).map { ScopeLayout.External(node: node, producer: Reference($0)) }
            }
            return ScopeLayout(
                scope, count: count, releaseOrder: own.reversed() + (layout(of: scope)?.releaseOrder ?? []),
                externals: externals)
        }
    }

    // MARK: What was set

    func noteSet(_ producer: SharedProducer) { settings.withLock { $0.append(producer) } }

    func hasBeenGiven(_ object: AnyObject, _ context: Context) -> Bool {
        settings.withLock { $0 }.contains { $0.wasSet(to: object, context) }
    }

    // MARK: The end

    /// Keeps what a reader may still be looking at until the container ends.
    func retire(_ object: Retained) { retired.withLock { $0.append(object) } }

    /// Takes every published box out of sight, for good; under the family's lock.
    func close() {
        isClosed = true
        slots.close()
        table.close()
        for slot in formSlots { slot.withdraw() }
    }

    // MARK: Requests that are not in the table

    func producer(
        of type: Any.Type, _ plan: QueryPlan, in container: Container
    ) throws(ResolutionError) -> Producer {
        // What a constant is, or a list of constants, is not part of the key.
        let isRemembered = plan.constant == nil && plan.parts == nil
        return try found.withLock { found throws(ResolutionError) in
            // Names and tags that nothing has come to the same, whatever they are: there is no end of them.
            let words = plan.key(withWords: graph.knows(plan, found.cache))
            var key = RequestKey(type: ObjectIdentifier(type), words: words)
            if isRemembered, let known = found.producers[key] { return known }
            let openScopes = container.openScopes
            let placedKey = RequestKey(type: key.type, words: words, openScopes: openScopes)
            if found.placed.contains(key), let known = found.producers[placedKey] { return known }
            found.cache.dependsOnScopes = false
            let resolution = try resolve(type, plan, graph.resolver, found.cache, in: openScopes)
            if found.cache.dependsOnScopes {
                found.placed.insert(key)
                key = placedKey
            }
            if case .constant(let box) = resolution, let typed = castBox(box, to: type) {
                return Producer.constant(typed)
            }
            guard isRemembered, let linker else { return try passingProducer(of: type, for: resolution) }
            let producer = linker.producer(of: type, for: resolution)
            found.producers[key] = producer
            return producer
        }
    }

    /// Resolves a query as a request in a container or scope does.
    func resolution(
        of type: Any.Type, _ plan: QueryPlan, in container: Container, callsMakers: Bool = false,
        collects: Bool = false, checksArguments: Bool = true
    ) throws(ResolutionError) -> Resolution {
        var resolver = graph.resolver
        resolver.callsMakers = callsMakers
        resolver.collects = collects
        resolver.checksArguments = checksArguments
        return try found.withLock { found throws(ResolutionError) in
            try resolve(type, plan, resolver, found.cache, in: container.openScopes)
        }
    }

    private func resolve(
        _ type: Any.Type, _ plan: QueryPlan, _ resolver: Resolver, _ cache: TypeCache, in openScopes: [Scope]
    ) throws(ResolutionError) -> Resolution {
        do throws(Unresolved) {
            return try resolver.resolve(type, plan, for: .request(in: openScopes), cache)
        } catch {
            throw .unresolved(error, in: graph.resolver.index, cache)
        }
    }

    func links(_ resolution: Resolution, _ type: Any.Type) throws(ResolutionError) -> PreparedLinks {
        try found.withLock { _ throws(ResolutionError) in
            PreparedLinks([try passingProducer(of: type, for: resolution)])
        }
    }

    /// A producer that only its request keeps, with the forms that it refers to; under the lock of what was found.
    private func passingProducer(of type: Any.Type, for resolution: Resolution) throws(ResolutionError) -> Producer {
        guard let linker else { throw .gone() }
        let count = kept.count
        defer { kept.removeLast(kept.count - count) }
        return linker.producer(of: type, for: resolution)
    }

    /// The steps declared for a class and its superclasses, for an object that no definition of that very class made.
    func steps(of type: AnyClass) -> [LinkedStep] {
        found.withLock { found in
            let key = ObjectIdentifier(type)
            if let known = found.steps[key] { return known }
            let steps = graph.resolver.index.steps(of: type).compactMap { step, node in
                (producers[node.index] as? NodeProducer)?.steps.first { $0.step === step }
            }
            found.steps[key] = steps
            return steps
        }
    }
}

/// What the scopes of one name have room for; it stays as it is once the container is made.
final class ScopeLayout: Sendable {
    /// An external of the container's own graph, and the producer that keeps its object, which the wiring keeps alive.
    ///
    /// Overrides share the producer of what they leave alone, whose own node is that of the graph below.
    struct External {
        let node: Node
        let producer: Reference<SharedProducer>
    }

    let scope: Scope
    let count: Int
    /// The numbers of the objects, each before those that its construction needs.
    let releaseOrder: [Int]
    let externals: [External]

    init(_ scope: Scope, count: Int, releaseOrder: [Int], externals: [External]) {
        self.scope = scope
        self.count = count
        self.releaseOrder = releaseOrder
        self.externals = externals
    }
}
