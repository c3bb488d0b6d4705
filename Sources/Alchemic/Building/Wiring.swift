/// A container's producers and the memory they share; its scopes use the same.
final class Wiring: @unchecked Sendable {
    /// A request that is not in the table.
    struct RequestKey: Hashable {
        let type: ObjectIdentifier
        let names: [String]
        let types: [ObjectIdentifier]
        let tags: [String]
        let atLeast: Int
        let prefersPrimary: Bool

        init(_ type: Any.Type, _ plan: QueryPlan) {
            self.type = ObjectIdentifier(type)
            names = plan.names
            types = plan.types.map(ObjectIdentifier.init)
            tags = plan.tags
            atLeast = plan.atLeast
            prefersPrimary = plan.prefersPrimary
        }
    }

    /// What requests find out as the program runs.
    private struct Found {
        var cache = TypeCache()
        var producers: [RequestKey: AnyProducer] = [:]
        var links: [RequestKey: Links] = [:]
        var steps: [ObjectIdentifier: [LinkedStep]] = [:]
        var linker: Linker?
        /// For owners of methods: what has to be complete before the method is called.
        var makersToComplete: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    }

    let graph: Graph
    let table: TypeTable
    let slots: SlotSlab
    /// By the index of the node; those of a parent's nodes are the parent's.
    var producers: [AnyProducer]
    /// The nodes whose producers are made here.
    let ownNodes: [Node]

    /// The indices of these.
    private let ownIndices: Set<Int>

    /// The family of the container that owns this wiring.
    private var family: Family?
    private var kept: [AnyProducer] = []
    private var memory: [UnsafeMutablePointer<Unmanaged<AnyProducer>>] = []
    private var chunk: (start: UnsafeMutablePointer<Unmanaged<AnyProducer>>, left: Int)?
    private let found = Guarded(Found())
    /// Boxes that a reader may still be looking at.
    private let retired = Guarded<[any ErasedBox]>([])
    private let requests: [(type: Any.Type, resolution: Resolution)]

    /// Lays out the memory for a graph.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - inherited: Producers that another container has already, by the index of the node; nil for own ones.
    init(_ graph: Graph, inherited: (Node) -> AnyProducer?) {
        self.graph = graph
        var own: [Node] = []
        let none = AnyProducer()
        producers = []
        producers.reserveCapacity(graph.nodes.count)
        for node in graph.nodes {
            if let producer = inherited(node) {
                producers.append(producer)
            } else {
                producers.append(none)
                own.append(node)
            }
        }
        ownNodes = own
        ownIndices = own.count == graph.nodes.count ? [] : Set(own.map(\.index))
        requests = graph.directRequests()
        table = TypeTable(types: requests.map(\.type))
        slots = SlotSlab(capacity: own.count { $0.kind == .singleton })
    }

    deinit {
        for start in memory { start.deallocate() }
        retired.withLock { $0 = [] }
        // What needs others goes before them, so that letting go of a long chain of objects takes no deep stack.
        let none = AnyProducer()
        for node in ownNodes.sorted(by: { $0.depth > $1.depth }) { producers[node.index] = none }
    }

    /// Makes the producers; once, right after the container that owns this wiring.
    func link(home: Container) {
        family = home.family
        let linker = Linker(self, home: home)
        linker.linkEverything(requests)
        found.withLock { $0.linker = linker }
    }

    /// Whether a node's producer was made here, and is not another container's.
    func makes(_ node: Node) -> Bool { ownNodes.count == producers.count || ownIndices.contains(node.index) }

    /// Hands producers over one after another, uncounted: the wiring keeps them.
    ///
    /// - Parameters:
    ///   - indices: The indices of their nodes.
    ///   - body: What is done with each, and its index; returns whether to go on.
    func forEachProducer(at indices: [Int], _ body: (Int, AnyProducer) -> Bool) {
        // A copy, so that nobody waits for access to the property; each element is one reference.
        let producers = producers
        producers.withUnsafeBytes { bytes in
            let references = bytes.assumingMemoryBound(to: Unmanaged<AnyProducer>.self)
            for index in indices {
                guard references[index]._withUnsafeGuaranteedRef({ body(index, $0) }) else { return }
            }
        }
    }

    // MARK: Memory

    /// Room for producers side by side; freed with the wiring.
    func allocate(_ count: Int) -> UnsafeMutablePointer<Unmanaged<AnyProducer>> {
        if let chunk, chunk.left >= count {
            self.chunk = (chunk.start + count, chunk.left - count)
            return chunk.start
        }
        let size = max(count, 256)
        let start = UnsafeMutablePointer<Unmanaged<AnyProducer>>.allocate(capacity: size)
        memory.append(start)
        chunk = (start + count, size - count)
        return start
    }

    /// Keeps a producer for as long as the wiring.
    func keep<Kept: AnyProducer>(_ producer: Kept) -> Kept {
        kept.append(producer)
        return producer
    }

    /// Keeps a box until the container ends.
    func retire(_ box: any ErasedBox) {
        retired.withLock { $0.append(box) }
    }

    /// Publishes a kept box of a constant, unless the container has ended.
    func publish<Value>(_ box: Box<Value>, _ slot: PublishedSlot) {
        family?.locked { if !slots.isClosed { slot.publish(box) } }
    }

    /// Takes every published box out of sight, for good; under the family's lock.
    func close() {
        slots.close()
        for offset in 0..<table.capacity { table.slot(of: table.entries + offset).withdraw() }
    }

    /// Links for one parameter that was resolved as the program runs; the same memory for the same request.
    func links(_ resolution: Resolution, _ type: Any.Type, _ plan: QueryPlan) -> Links {
        found.withLock { found in
            let key = RequestKey(type, plan)
            if let known = found.links[key] { return known }
            guard let linker = found.linker else { return .none }
            let links = linker.links([Dependency(type: type, plan: plan, position: 1, resolution: resolution)])
            found.links[key] = links
            return links
        }
    }

    // MARK: Requests that are not in the table

    /// The producer of a request.
    func producer<Value>(
        of type: Value.Type, _ plan: QueryPlan
    ) throws(ResolutionError) -> Producer<Value> {
        if let constant = plan.constant as? Box<Value>, plan.names.isEmpty, plan.types.isEmpty, plan.tags.isEmpty {
            return ConstantProducer(constant)
        }
        let key = RequestKey(type, plan)
        let result = found.withLock { found -> Result<Unmanaged<AnyProducer>, ResolutionError> in
            // What a constant is, or a list of constants, is not part of the key.
            let isRemembered = plan.constant == nil && plan.parts == nil
            if isRemembered, let known = found.producers[key] { return .success(.passUnretained(known)) }
            do throws(Unresolved) {
                let resolution = try graph.resolver.resolve(type, plan, &found.cache)
                guard let linker = found.linker else { return .failure(.gone()) }
                let producer = linker.producer(of: type, for: resolution)
                if isRemembered { found.producers[key] = producer }
                return .success(.passUnretained(producer))
            } catch {
                return .failure(.unresolved(error, in: graph.resolver.index, &found.cache))
            }
        }
        switch result {
        case .success(let producer):
            guard let typed = producer.takeUnretainedValue() as? Producer<Value> else {
                throw ResolutionError(.mismatch, "no producer of `\(spelling(of: type))`")
            }
            return typed
        case .failure(let error): throw error
        }
    }

    /// What a request resolves to, without asking for it.
    func resolution(
        of type: Any.Type, _ plan: QueryPlan, callsMakers: Bool = false
    ) throws(ResolutionError) -> Resolution {
        let result = found.withLock { found -> Result<Resolution, ResolutionError> in
            var resolver = graph.resolver
            resolver.callsMakers = callsMakers
            do throws(Unresolved) {
                return .success(try resolver.resolve(type, plan, &found.cache))
            } catch {
                return .failure(.unresolved(error, in: graph.resolver.index, &found.cache))
            }
        }
        switch result {
        case .success(let resolution): return resolution
        case .failure(let error): throw error
        }
    }

    /// The definitions found by a type, in order.
    func nodes(of type: Any.Type) -> [Node] {
        found.withLock { graph.resolver.index.nodes(of: type, &$0.cache) }
    }

    /// What has to be complete before a method of an owner is called, found once.
    func remembered(for owner: Node, _ find: () -> Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
        if let known = found.withLock({ $0.makersToComplete[ObjectIdentifier(owner)] }) { return known }
        let makers = find()
        found.withLock { $0.makersToComplete[ObjectIdentifier(owner)] = makers }
        return makers
    }

    /// The steps declared for a class and its superclasses, for an object that no definition of that very class made.
    func steps(of type: AnyClass) -> [LinkedStep] {
        found.withLock { found in
            let key = ObjectIdentifier(type)
            if let known = found.steps[key] { return known }
            let steps = graph.resolver.index.steps(of: type).compactMap { step, node in
                producers[node.index].linkedSteps.first { $0.step === step }
            }
            found.steps[key] = steps
            return steps
        }
    }
}

extension Graph {
    /// Every type under which something is found without a query, with what it resolves to: the table's contents.
    func directRequests() -> [(type: Any.Type, resolution: Resolution)] {
        var cache = TypeCache()
        var seen: Set<ObjectIdentifier> = []
        var requests: [(type: Any.Type, resolution: Resolution)] = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            if let resolution = try? resolver.resolve(type, .auto, &cache) { requests.append((type, resolution)) }
        }
        for node in nodes {
            add(node.type)
            if node.definition.hasDetails {
                for conversion in node.definition.details.promised { add(conversion.type) }
            }
            for dependency in node.dependencies where dependency.plan.isAuto { add(dependency.type) }
        }
        return requests
    }
}
