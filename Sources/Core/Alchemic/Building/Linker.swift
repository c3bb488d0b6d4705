/// Makes the producers of a container and connects them: each dependency becomes a direct reference.
///
/// It runs when the container is made, and again for requests that no parameter makes; always under the wiring's lock.
final class Linker {
    private struct Key: Hashable {
        let node: Int
        let type: ObjectIdentifier
    }

    /// Not kept: the wiring keeps its linker.
    private let unownedWiring: Reference<Wiring>
    private let unownedHome: Reference<Container>
    var wiring: Wiring { unownedWiring.object }
    var home: Container { unownedHome.object }
    /// Producers that hand out one definition as another type.
    private var converters: [Key: Producer] = [:]
    /// Whose parameters are being linked, where something is made for each.
    private let consumers: Consumers
    /// Places in the table for values that are published.
    private var tableSlots: [Key: PublishedSlot] = [:]

    init(_ wiring: Wiring, home: Container) {
        unownedWiring = Reference(wiring)
        unownedHome = Reference(home)
        consumers = Consumers(areTold: wiring.graph.nodes.contains(where: \.takesSite))
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
        var own: [NodeProducer] = []
        own.reserveCapacity(wiring.ownNodes.count)
        for node in wiring.ownNodes {
            let producer = producer(for: node)
            wiring.producers[node.index] = producer
            if let producer = producer as? NodeProducer { own.append(producer) }
        }
        for producer in own { producer.connect(self) }
        for request in requests {
            guard let entry = wiring.table.entry(of: request.type) else { continue }
            entry.pointee.producer = Reference(producer(of: request.type, for: request.resolution))
        }
    }

    private func producer(for node: Node) -> Producer {
        switch node.kind {
        case .prototype: return NodeProducer(node, in: self)
        case .value where !node.isConverted:
            guard case .constant(let box) = node.definition.maker.body else { break }
            let slot = tableSlots[Key(node: node.index, type: ObjectIdentifier(node.type))]
            return Producer.constant(box, slot: slot ?? .none)
        case .singleton, .weak, .scoped, .external, .value: break
        }
        if let scope = node.lifetime.scope {
            return SharedProducer(node, in: self, slot: nil, number: wiring.nextNumber(in: scope))
        }
        // What is found by its own type is published right where it is looked up.
        let isInTable = node.isPublished && !node.staysOnMain
        let inTable = isInTable ? tableSlots[Key(node: node.index, type: ObjectIdentifier(node.type))] : nil
        let (slot, number) = wiring.nextSlot(publishedIn: inTable)
        return SharedProducer(node, in: self, slot: slot, number: number)
    }

    // MARK: One dependency

    /// Room for the producers of parameters, to be filled when all producers are there.
    func room(for dependencies: [Dependency]) -> Links {
        guard !dependencies.isEmpty else { return .none }
        return Links(memory: wiring.allocate(dependencies.count), dependencies: dependencies)
    }

    /// Creates the producers of a factory's parameters, or of a step's.
    func fill(_ links: Links, of node: Node, _ step: Step? = nil, for site: Consumer? = nil) {
        for (offset, dependency) in links.dependencies.enumerated() {
            let linked = consumers.linking(dependency, of: node, step, for: site) {
                producer(of: dependency.type, for: dependency.resolution)
            }
            links.memory.initialize(offset, to: linked)
        }
    }

    /// The producer of what is told whom it is made for: one for each consumer.
    private func producer(of node: Node, as type: Any.Type, for consumer: Consumer) -> Producer {
        if let known = consumers.producer(of: node, as: type, for: consumer) { return known }
        let own = NodeProducer(node, in: self)
        _ = wiring.keep(own)
        let producer = wiring.keep(converted(own, of: node, to: type))
        // Before it is connected: it may need itself, through a provider.
        consumers.note(producer, of: node, as: type, for: consumer)
        own.connect(self, for: consumer)
        return producer
    }

    /// What hands out as a type what a producer makes, which may be that of a node that another container has here.
    private func converted(_ own: NodeProducer, of node: Node, to type: Any.Type) -> Producer {
        let staysOnMain = node.staysOnMain(as: type)
        // What another container makes may be replaced after this one's table is gone.
        let isPublished = node.isPublished && node.lifetime.scope == nil && wiring.makes(node) && !staysOnMain
        let slot = isPublished ? tableSlots[Key(node: node.index, type: ObjectIdentifier(type))] : nil
        let producer =
            node.type == type
            ? own : FormProducer(ConvertedForm(own, to: type, slot: slot ?? .none), slot: slot ?? .none)
        guard staysOnMain else { return producer }
        return FormProducer(MainActorForm(inner: Reference(wiring.keep(producer)), node: node, type: type))
    }

    /// The producer of what a parameter or a request was resolved to, as a type.
    func producer(of type: Any.Type, for resolution: Resolution) -> Producer {
        switch resolution {
        case .node(let node):
            if node.takesSite, let consumer = consumers.current { return producer(of: node, as: type, for: consumer) }
            let producer = wiring.producers[node.index]
            if node.type == type, !node.staysOnMain { return producer }
            let key = Key(node: node.index, type: ObjectIdentifier(type))
            if let known = converters[key] { return known }
            let converter: Producer
            if let own = producer as? NodeProducer {
                converter = converted(own, of: node, to: type)
            } else if case .constant(let box) = node.definition.maker.body, let typed = castBox(box, to: type) {
                converter = Producer.constant(typed, slot: tableSlots[key] ?? .none)
            } else {
                break
            }
            converters[key] = converter
            return converter
        case .constant(let box):
            if let unread = (box as? Box<UnreadConstant>)?.value {
                return wiring.keep(FormProducer(UnreadForm(constant: unread)))
            }
            if let typed = castBox(box, to: type) { return wiring.keep(Producer.constant(typed)) }
        case .container: return wiring.keep(FormProducer(ContainerForm()))
        case .site: return wiring.keep(FormProducer(SiteForm(consumer: consumers.site)))
        case .nearest(let scoped, let otherwise):
            return wiring.keep(
                FormProducer(
                    NearestForm(
                        scoped: scoped.map { ($0.scope, producer(of: type, for: $0.resolution)) },
                        otherwise: otherwise.map { producer(of: type, for: $0) })))
        case .nothing, .wrapped, .list, .dictionary:
            if let form = type as? any DependencyForm.Type {
                return wiring.keep(form.producer(for: resolution, in: self))
            }
        case .argument, .failed: break
        }
        return wiring.keep(Producer())
    }
}
