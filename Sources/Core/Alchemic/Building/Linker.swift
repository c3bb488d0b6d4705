/// Makes the producers of a container and connects them: each dependency becomes a direct reference.
///
/// The linker runs while the container is made, and again for each query that only code resolves, then under the wiring's lock.
final class Linker {
    /// A definition as one type, for one consumer if the definition takes its site.
    private struct Key: Hashable {
        let node: Int
        let type: ObjectIdentifier
        /// The consumer, if the definition takes its injection site.
        let consumer: Asking?

        /// The identity of a consumer: a parameter of a factory, or of a step.
        struct Asking: Hashable {
            let node: Int
            let step: ObjectIdentifier?
            let position: Int
        }

        /// The consumer decides on the producer only if the definition takes its injection site.
        init(_ node: Node, as type: Any.Type, for consumer: Consumer? = nil) {
            self.node = node.index
            self.type = ObjectIdentifier(type)
            self.consumer = consumer.map {
                Asking(node: $0.node.index, step: $0.step.map(ObjectIdentifier.init), position: $0.position)
            }
        }
    }

    /// Unowned, since the wiring keeps its linker.
    private let unownedWiring: Reference<Wiring>
    /// The container that is being made, and that keeps the wiring.
    private let unownedHome: Reference<Container>
    /// Retained while it is used.
    var wiring: Wiring { unownedWiring.object }
    var home: Container { unownedHome.object }
    /// The producers of definitions as another type, and those made for one consumer.
    private var converters: [Key: Producer] = [:]
    /// Whether any definition takes its injection site; if none does, no consumers are noted.
    private let tellsConsumers: Bool
    /// The parameter that is being filled; nil for a request by code.
    private var consumer: Consumer?
    /// The consumer for which the definition of ``consumer`` is made.
    private var site: Consumer?
    /// The table's slots of requests that one definition answers: its object is published there.
    private var tableSlots: [Key: PublishedSlot] = [:]

    /// The container keeps the wiring, which keeps the linker: both are unowned here.
    init(_ wiring: Wiring, home: Container) {
        unownedWiring = Reference(wiring)
        unownedHome = Reference(home)
        tellsConsumers = wiring.graph.nodes.contains(where: \.takesSite)
    }

    // MARK: The whole graph

    /// Makes the producers of the wiring's own nodes, then connects them, then fills the table that look-ups read.
    func linkEverything(_ requests: [(type: Any.Type, resolution: Resolution)]) {
        for request in requests {
            guard case .node(let node) = request.resolution, let entry = wiring.table.entry(of: request.type) else {
                continue
            }
            tableSlots[Key(node, as: request.type)] = wiring.table.slot(of: entry)
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

    /// Makes the producer of a definition, with a slot for its object, but without dependencies.
    private func producer(for node: Node) -> Producer {
        switch node.kind {
        case .prototype:
            return node.isOncePerResolution ? OnceProducer(node, in: self) : NodeProducer(node, in: self)
        case .value where !node.isConverted && !node.isLive:
            guard case .constant(let box) = node.definition.maker.body else { break }
            let slot = tableSlots[Key(node, as: node.type)]
            return Producer.constant(box, slot: slot ?? .none)
        case .singleton, .weak, .scoped, .external, .value: break
        }
        if node.isKeyed {
            // Counting the definition lets a scope be opened that has nothing but keyed definitions.
            if let scope = node.lifetime.scope { _ = wiring.nextNumber(in: scope) }
            return KeyedProducer(node, in: self)
        }
        if let scope = node.lifetime.scope {
            return SharedProducer(node, in: self, slot: nil, number: wiring.nextNumber(in: scope))
        }
        // An object that is found by its own type is published in the very entry of the table that a look-up reads.
        let isInTable = node.isPublished && !node.staysOnMain
        let inTable = isInTable ? tableSlots[Key(node, as: node.type)] : nil
        let (slot, number) = wiring.nextSlot(publishedIn: inTable)
        return SharedProducer(node, in: self, slot: slot, number: number)
    }

    // MARK: One dependency

    /// Allocates room for the producers of parameters, to be filled once all producers are there.
    func room(for dependencies: [Dependency]) -> Links {
        guard !dependencies.isEmpty else { return .none }
        return Links(memory: wiring.allocate(dependencies.count), dependencies: dependencies)
    }

    /// Stores the producers of the parameters; may make producers for a consumer, and so fill further links meanwhile.
    func fill(_ links: Links, of node: Node, step: Step? = nil, for site: Consumer? = nil) {
        let outer = (consumer, self.site)
        defer { (consumer, self.site) = outer }
        for (offset, dependency) in links.dependencies.enumerated() {
            if tellsConsumers {
                self.site = site
                // The object that a decorator wraps is made for the consumer of the decorator.
                let wraps = node.inner != nil && step == nil && dependency.position == 0
                consumer = wraps ? site : Consumer(node: node, step: step, position: dependency.position)
            }
            links.memory.initialize(offset, to: producer(of: dependency.type, for: dependency.resolution))
        }
    }

    /// The producer of a definition that takes its injection site: each consumer has its own.
    private func producer(of node: Node, as type: Any.Type, for consumer: Consumer) -> Producer {
        let key = Key(node, as: type, for: consumer)
        if let known = converters[key] { return known }
        let own = NodeProducer(node, in: self)
        _ = wiring.keep(own)
        let producer = wiring.keep(makeConverter(from: own, of: node, to: type))
        // Remember the producer before connecting it: it may need itself, through a provider.
        converters[key] = producer
        own.connect(self, for: consumer)
        return producer
    }

    /// A producer that returns the objects of `own` as another type.
    ///
    /// `own` may be another container's: its node is then that of the other container's graph, and differs from `node`.
    private func makeConverter(from own: NodeProducer, of node: Node, to type: Any.Type) -> Producer {
        let staysOnMain = node.staysOnMain(as: type)
        var producer: Producer = own
        if node.type != type {
            let form = FormProducer.Form.converted(type, node.converter(to: type))
            producer =
                staysOnMain
                ? FormProducer(form, of: [own])
                : makeForm(form, of: [own], inTable: tableSlots[Key(node, as: type)])
        }
        return staysOnMain ? FormProducer(.onMain(node, type), of: [producer]) : producer
    }

    /// A form with a slot to publish it in, if all of its members are kept; replacing a member withdraws it.
    private func makeForm(
        _ form: FormProducer.Form, of members: [Producer], inTable: PublishedSlot? = nil
    ) -> FormProducer {
        var keepers: [SharedProducer] = []
        for member in members {
            // Another container may replace its object when this container, and with it the slot, is gone.
            guard let own = member.keepers, own.allSatisfy({ $0.home === home }) else {
                return FormProducer(form, of: members)
            }
            keepers += own
        }
        if keepers.isEmpty { return FormProducer(form, of: members, keptBy: []) }
        let slot = inTable ?? wiring.nextFormSlot()
        if slot.isNone { return FormProducer(form, of: members) }
        for keeper in keepers { keeper.aliases.append(slot) }
        return FormProducer(form, of: members, slot: slot, keptBy: keepers)
    }

    /// The producer of a parameter or a request, as exactly its type; makes and keeps forms.
    func producer(of type: Any.Type, for resolution: Resolution) -> Producer {
        switch resolution {
        case .node(let node):
            if node.takesSite, let consumer { return producer(of: node, as: type, for: consumer) }
            let producer = wiring.producers[node.index]
            if node.type == type, !node.staysOnMain { return producer }
            let key = Key(node, as: type)
            if let known = converters[key] { return known }
            let converter: Producer
            if let own = producer as? NodeProducer {
                converter = makeConverter(from: own, of: node, to: type)
            } else if case .constant(let box) = node.definition.maker.body, let typed = castBox(box, to: type) {
                converter = Producer.constant(typed, slot: tableSlots[key] ?? .none)
            } else {
                break
            }
            converters[key] = converter
            return converter
        case .constant(let box):
            if let unread = (box as? Box<UnreadConstant>)?.value {
                return wiring.keep(FormProducer(.made { (_) throws(ResolutionError) in throw unread.error }))
            }
            if let typed = castBox(box, to: type) { return wiring.keep(Producer.constant(typed)) }
        case .container: return wiring.keep(FormProducer(.made { Box($0.container.object) }))
        case .site:
            let site = site
            return wiring.keep(FormProducer(.made { Box(InjectionSite(for: site, in: $0)) }))
        case .nearest(let scoped, let otherwise):
            let members = (scoped.map(\.resolution) + [otherwise].compactMap(\.self)).map {
                producer(of: type, for: $0)
            }
            return wiring.keep(FormProducer(.nearest(scoped.map(\.scope)), of: members))
        case .nothing, .wrapped, .list, .dictionary:
            if let form = type as? any AssembledForm.Type {
                return wiring.keep(producer(of: form, for: resolution.inside))
            }
        case .argument, .failed: break
        }
        return wiring.keep(Producer())
    }

    /// The producer of a list, a dictionary, an optional, or a link to an object that is resolved later.
    private func producer(of form: any AssembledForm.Type, for inside: [(key: String, value: Resolution)]) -> Producer {
        let members = inside.map { producer(of: form.element, for: $0.value) }
        switch form.content {
        case .objects(let collect):
            let isOptional = form.form == .optional
            return makeForm(.collected(isOptional: isOptional, keys: inside.map(\.key), collect), of: members)
        case .link(let make):
            guard let member = members.first else { return Producer() }
            let target = FormProducer.Target(
                direct: DirectCall(member), home: unownedHome, entersScope: form.form == .scopeProvider)
            return FormProducer(.deferred(target, make), of: members)
        }
    }
}

extension Resolution {
    /// The members of a form, each with its key in a dictionary.
    fileprivate var inside: [(key: String, value: Resolution)] {
        switch self {
        case .wrapped(let inside): [("", inside)]
        case .list(let members): members.map { ("", $0) }
        case .dictionary(let members): members
        default: []
        }
    }
}
