/// Makes the producers of a container and connects them: each dependency becomes a direct reference.
///
/// The linker runs while the container is made. Later it runs for each query that only code resolves, under the lock of the
/// wiring's request cache.
final class Linker {
    /// A definition as one type, for one parameter if the definition takes its injection site.
    private struct Key: Hashable {
        let node: Int
        let type: ObjectIdentifier
        /// The parameter for which the producer is made: its node, step and position; nil for all parameters.
        let consumer: Int?
        let step: ObjectIdentifier?
        let position: Int?

        init(_ node: Node, as type: Any.Type, for parameter: ParameterSite? = nil) {
            self.node = node.index
            self.type = ObjectIdentifier(type)
            consumer = parameter?.node.index
            step = parameter?.step.map(ObjectIdentifier.init)
            position = parameter?.position
        }
    }

    /// The container that is being made; not counted, since it keeps the wiring, which keeps its linker.
    let uncountedContainer: Reference<Container>
    var container: Container { uncountedContainer.object }
    var wiring: Wiring { uncountedContainer.with { $0.wiring } }
    /// The producers of definitions as another type, and the producers that are made for one parameter.
    private var typedProducers: [Key: Producer] = [:]
    /// The parameter whose producer is looked up; nil for a request by code.
    private var parameter: ParameterSite?
    /// The parameter that gets the object whose own parameters are being filled; an `InjectionSite` among these describes it.
    private var site: ParameterSite?
    /// The table's slots of requests that one definition answers: its object is published there.
    private var tableSlots: [Key: PublishedSlot] = [:]

    init(for container: Container) { uncountedContainer = Reference(container) }

    // MARK: The whole graph

    /// Makes the producers of the wiring's own nodes, then connects them, then fills the table that look-ups read.
    func linkEverything(_ requests: [(type: Any.Type, resolution: Resolution)]) {
        let wiring = wiring
        for request in requests {
            guard case .node(let node) = request.resolution, let entry = wiring.table.entry(of: request.type) else {
                continue
            }
            tableSlots[Key(node, as: request.type)] = wiring.table.slot(of: entry)
        }
        for node in wiring.ownNodes { wiring.producers[node.index] = makeProducer(for: node) }
        for node in wiring.ownNodes { (wiring.producers[node.index] as? NodeProducer)?.connect(self) }
        for request in requests {
            guard let entry = wiring.table.entry(of: request.type) else { continue }
            entry.pointee.producer = Reference(producer(of: request.type, for: request.resolution))
        }
    }

    /// Makes the producer of a definition, with a slot where the wiring keeps its object, but without dependencies.
    private func makeProducer(for node: Node) -> Producer {
        switch node.kind {
        case .prototype:
            return node.isOncePerResolution ? OnceProducer(node, in: self) : NodeProducer(node, in: self)
        case .value where !node.isConverted && !node.isLive:
            guard case .constant(let box) = node.definition.maker.body else { break }
            let slot = tableSlots[Key(node, as: node.type)]
            return Producer.constant(box, slot: slot ?? .none)
        case .singleton, .weak, .scoped, .external, .value: break
        }
        return node.isKeyed ? KeyedProducer(node, in: self) : SharedProducer(node, in: self, slot: takeSlot(for: node))
    }

    /// Takes a slot of the wiring for an object that the container itself keeps; nil if only scopes keep it.
    private func takeSlot(for node: Node) -> Slot? {
        guard wiring.ownsObject(of: node) else { return nil }
        // An object that is found by its own type is published in the very entry of the table that a look-up reads.
        let isInTable = node.isPublished && !node.staysOnMain && node.lifetime.scope == nil
        return wiring.takeSlot(publishedIn: isInTable ? tableSlots[Key(node, as: node.type)] : nil)
    }

    // MARK: One dependency

    /// Allocates memory for the producers of parameters, to be filled once all producers are there.
    func allocateParameters(for dependencies: [Dependency]) -> LinkedParameters {
        guard !dependencies.isEmpty else { return .none }
        return LinkedParameters(memory: wiring.allocate(dependencies.count), dependencies: dependencies)
    }

    /// Stores the producers of the parameters; may make producers for one of them, and so fill further parameters meanwhile.
    func fill(_ parameters: LinkedParameters, of node: Node, step: Step? = nil, for site: ParameterSite?) {
        let outer = (parameter, self.site)
        defer { (parameter, self.site) = outer }
        self.site = site
        for (offset, dependency) in parameters.dependencies.enumerated() {
            // The object that a decorator wraps is made for the parameter that gets the decorator.
            let wraps = node.inner != nil && step == nil && dependency.position == 0
            parameter = wraps ? site : ParameterSite(node: node, position: dependency.position, step: step)
            parameters.memory.initialize(offset, to: producer(of: dependency.type, for: dependency.resolution))
        }
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
                : makeForm(form, of: [own], publishedIn: tableSlots[Key(node, as: type)])
        }
        return staysOnMain ? FormProducer(.onMain(node, type), of: [producer]) : producer
    }

    /// A form with a slot to publish it in, if all of its members are kept; replacing a member withdraws it.
    private func makeForm(
        _ form: FormProducer.Form, of members: [Producer], publishedIn tableSlot: PublishedSlot? = nil
    ) -> FormProducer {
        let known = members.compactMap(\.sources)
        let sources = known.flatMap(\.self)
        // A source of another container may outlive this one: replacing its object would then withdraw a slot that is gone.
        guard known.count == members.count, sources.allSatisfy({ $0.declarer === container }) else {
            return FormProducer(form, of: members)
        }
        if sources.isEmpty { return FormProducer(form, of: members, sources: []) }
        let slot = tableSlot ?? wiring.takeFormSlot()
        if slot.isNone { return FormProducer(form, of: members) }
        for source in sources { source.formSlots.append(slot) }
        return FormProducer(form, of: members, slot: slot, sources: sources)
    }

    /// The producer of a parameter or a request, as exactly its type; makes and keeps forms.
    func producer(of type: Any.Type, for resolution: Resolution) -> Producer {
        switch resolution {
        case .node(let node):
            // Each parameter has its own producer of a definition that takes its injection site.
            let parameter = node.takesSite ? parameter : nil
            let producer = wiring.producers[node.index]
            if parameter == nil, node.type == type, !node.staysOnMain { return producer }
            let key = Key(node, as: type, for: parameter)
            if let known = typedProducers[key] { return known }
            let converter: Producer
            if let parameter {
                let own = NodeProducer(node, in: self)
                _ = wiring.keep(own)
                converter = wiring.keep(makeConverter(from: own, of: node, to: type))
                // Remember the producer before connecting it: it may need itself, through a provider.
                typedProducers[key] = converter
                own.connect(self, for: parameter)
            } else if let own = producer as? NodeProducer {
                converter = makeConverter(from: own, of: node, to: type)
            } else if case .constant(let box) = node.definition.maker.body, let typed = castBox(box, to: type) {
                converter = Producer.constant(typed, slot: tableSlots[key] ?? .none)
            } else {
                break
            }
            typedProducers[key] = converter
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
        case .nearest(let nodes):
            let members = nodes.map { producer(of: type, for: .node($0)) }
            return wiring.keep(FormProducer(.nearest(nodes.compactMap(\.lifetime.scope)), of: members))
        case .nothing: return wiring.keep(producer(ofForm: type, of: []))
        case .wrapped(_, let inside): return wiring.keep(producer(ofForm: type, of: [("", inside)]))
        case .members(let members): return wiring.keep(producer(ofForm: type, of: members))
        case .argument, .failed: break
        }
        // Never used: callers give the arguments, and the check refuses a graph with failed resolutions.
        return wiring.keep(Producer())
    }

    /// The producer of a list, a dictionary, an optional, or a link to an object that is resolved later.
    private func producer(ofForm type: Any.Type, of inside: [(key: String, value: Resolution)]) -> Producer {
        guard let form = type as? any AssembledForm.Type else { return Producer() }
        let members = inside.map { producer(of: form.element, for: $0.value) }
        switch form.content {
        case .objects(let collect):
            let isOptional = form.form == .optional
            return makeForm(.collected(isOptional: isOptional, keys: inside.map(\.key), collect), of: members)
        case .link(let make):
            guard let member = members.first else { return Producer() }
            let declarer = form.form == .scopeProvider ? uncountedContainer : nil
            return FormProducer(.deferred(DirectCall(member), declarer: declarer, make), of: members)
        }
    }
}
