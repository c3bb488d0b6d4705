/// Makes the producers of a container and connects them: each dependency becomes a direct reference.
///
/// It runs when the container is made, and again for requests that no parameter makes; always under the wiring's lock,
/// which is why it is `@unchecked`.
final class Linker: @unchecked Sendable {
    private struct Key: Hashable {
        let node: Int
        let type: ObjectIdentifier
    }

    /// Not kept: the wiring keeps its linker.
    unowned let wiring: Wiring
    unowned let home: Container
    /// Producers that hand out one definition as another type.
    private var converters: [Key: AnyProducer] = [:]
    /// Places in the table for values that are published.
    private var tableSlots: [Key: PublishedSlot] = [:]

    init(_ wiring: Wiring, home: Container) {
        self.wiring = wiring
        self.home = home
    }

    // MARK: The whole graph

    /// Makes a producer for every definition of the container, connects them, and fills the table.
    func linkEverything(_ requests: [(type: Any.Type, resolution: Resolution)]) {
        for request in requests {
            guard case .node(let node) = request.resolution, let entry = wiring.table.entry(of: request.type) else {
                continue
            }
            tableSlots[Key(node: node.index, type: ObjectIdentifier(request.type))] = wiring.table.slot(of: entry)
        }
        let own = wiring.ownNodes
        for node in own { wiring.producers[node.index] = node.definition.maker.producer(for: node, in: self) }
        for node in own { wiring.producers[node.index].connect(self) }
        for request in requests {
            guard let entry = wiring.table.entry(of: request.type) else { continue }
            entry.pointee.producer = Unmanaged.passUnretained(producer(ofType: request.type, for: request.resolution))
        }
    }

    /// The producer of a definition.
    static func producer<Value>(of maker: TypedMaker<Value>, for node: Node, in linker: Linker) -> AnyProducer {
        let slot = linker.tableSlots[Key(node: node.index, type: ObjectIdentifier(Value.self))]
        switch node.kind {
        case .prototype: return PrototypeProducer(maker, node, in: linker)
        case .external where node.inner == nil: return ExternalProducer(maker, node, in: linker)
        case .value:
            guard case .constant(let box) = maker.body, !node.isConverted else { break }
            return ConstantProducer(box, slot: slot, wiring: linker.wiring)
        case .singleton where !node.definition.isEvictable:
            return CachedProducer(maker, node, in: linker, slot: slot ?? linker.wiring.slots.next())
        // What wraps an external is made like anything else.
        case .singleton, .weak, .scoped, .external: break
        }
        return CachedProducer(maker, node, in: linker, slot: nil)
    }

    // MARK: One dependency

    /// The producers of parameters, side by side.
    func links(_ dependencies: [Dependency]) -> Links {
        let links = room(for: dependencies)
        fill(links)
        return links
    }

    /// Room for the producers of parameters, to be filled when all producers are there.
    func room(for dependencies: [Dependency]) -> Links {
        guard !dependencies.isEmpty else { return .none }
        return Links(start: UnsafePointer(wiring.allocate(dependencies.count)), dependencies: dependencies)
    }

    func fill(_ links: Links) {
        // Whoever got the room reads it only after this.
        let memory = UnsafeMutablePointer(mutating: links.start)
        for (offset, dependency) in links.dependencies.enumerated() {
            let producer = producer(ofType: dependency.type, for: dependency.resolution)
            (memory + offset).initialize(to: Unmanaged.passUnretained(producer))
        }
    }

    /// The producer of a type that is known only as the program runs.
    func producer(ofType type: Any.Type, for resolution: Resolution) -> AnyProducer {
        if case .node(let node) = resolution, node.type == type { return wiring.producers[node.index] }
        func typed<Value>(_: Value.Type) -> AnyProducer { producer(of: Value.self, for: resolution) }
        return _openExistential(type, do: typed)
    }

    /// The producer of what a parameter or a request was resolved to.
    func producer<Value>(of type: Value.Type, for resolution: Resolution) -> Producer<Value> {
        switch resolution {
        case .node(let node):
            let producer = wiring.producers[node.index]
            if node.type == type, let typed = producer as? Producer<Value> { return typed }
            let key = Key(node: node.index, type: ObjectIdentifier(type))
            if let known = converters[key] as? Producer<Value> { return known }
            // What another container makes may be replaced after this one's table is gone.
            let isPublished = producer.slot != nil && wiring.makes(node)
            let converter = ConvertingProducer<Value>(producer, slot: isPublished ? tableSlots[key] : nil)
            converters[key] = converter
            return converter
        case .constant(let box):
            if let typed = box as? Box<Value> { return wiring.keep(ConstantProducer(typed)) }
        case .container:
            if let producer = ContainerProducer() as? Producer<Value> { return wiring.keep(producer) }
        case .nothing, .wrapped, .list, .dictionary:
            if let form = type as? any DependencyForm.Type,
                let producer = form.producer(for: resolution, in: self) as? Producer<Value>
            {
                return wiring.keep(producer)
            }
        case .failed: break
        }
        return wiring.keep(Producer<Value>())
    }
}
