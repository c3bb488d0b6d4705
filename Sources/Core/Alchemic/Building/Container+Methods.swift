// How a container answers the calls that a configuration's methods make of one another.

extension Container {
    /// Whether a call of a configuration's method is one that the container answers: not once it has ended.
    package func answersCalls(of key: ConfigurationMethod.Key) -> Bool { !isEnded && graph.methods[key] != nil }

    /// The container whose methods a method calls, of those from this one outward: what a parent declares is made of what the
    /// parent sees.
    package func calling(from key: ConfigurationMethod.Key) -> Container {
        guard wiring.home(of: key) != nil else { return self }
        var container = self
        while let outer = container.parent, let home = container.wiring.home(of: key), !container.stands(for: home) {
            container = outer
        }
        return container
    }

    /// Whether it is a container, a scope of it, or what stands in for either.
    private func stands(for home: Container) -> Bool {
        if wiring === home.wiring { return true }
        var root = self
        while let outer = root.parent, outer.wiring === wiring { root = outer }
        return root.overlaid?.stands(for: home) ?? false
    }

    private func producer(for key: ConfigurationMethod.Key, as type: Any.Type) throws(ResolutionError) -> Producer {
        try wiring.producer(of: type, QueryPlan(names: [graph.methods[key]?.name ?? ""]), in: self)
    }

    /// Answers a call of a method: by the one object of a singleton, a new one of a prototype, or what replaces it.
    ///
    /// - Parameters:
    ///   - isInside: Whether the method is being called already, further out.
    ///   - make: Runs what the method says, for the definition of the label that it is given.
    /// - Throws: What making it throws; a prototype that is made in order to make itself is circular.
    package func answer<Value>(
        _ key: ConfigurationMethod.Key, from caller: ConfigurationMethod.Key, isInside: Bool,
        _ make: (String) throws -> Value
    ) throws(ResolutionError) -> Value {
        let producer = try producer(for: key, as: Value.self)
        guard let own = producer.maker, own.node.makes(key) else {
            return try visiting { (context) throws(ResolutionError) in try producer.box(context) }.value()
        }
        func made() throws(ResolutionError) -> ErasedBox {
            do {
                return try own.replacement() ?? Box(try make(own.node.mention))
            } catch {
                throw own.node.failure(error)
            }
        }
        guard own.node.kind == .prototype else {
            return try visiting { (context) throws(ResolutionError) in
                guard let shared = own as? SharedProducer, own.isHeldUp(context) else { return try own.box(context) }
                // The actor that runs the caller cannot be waited for: it is here that the object can be made.
                return try shared.box(context, madeBy: made)
            }.value()
        }
        try own.node.checkCircle(isInside && !knows(caller, calls: own.node))
        return try visiting { (context) throws(ResolutionError) in
            guard !own.isHeldUp(context) else { return try own.finished(try made(), context) }
            let plan = try Plan.built(below: [own], context)
            defer { withExtendedLifetime(plan) {} }
            return try own.finished(try made(), context.planned(by: plan))
        }.value()
    }

    /// Whether the graph knows a call: cycles of such calls come to an end, or there is no container.
    private func knows(_ caller: ConfigurationMethod.Key, calls node: Node) -> Bool {
        graph.methods[caller]?.makers.contains { other in
            other.calls.contains { if case .node(let target) = $0.resolution { target === node } else { false } }
        } == true
    }

    /// Runs `body` as a part of what the calling code belongs to.
    private func visiting(
        _ body: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let construction = Construction.current
        defer { withExtendedLifetime(construction) {} }
        return try body(
            Context(self, construction?.family == family ? construction : nil, isOnMain: isOnMainActor()))
    }

    package func answer<Value>(
        async key: ConfigurationMethod.Key, from caller: ConfigurationMethod.Key, isInside: Bool,
        isolation: isolated (any Actor)?, _ make: (String) async throws -> Value
    ) async throws(ResolutionError) -> Value {
        let producer = try producer(for: key, as: Value.self)
        guard let own = producer.maker, own.node.makes(key), own.node.kind == .prototype else {
            return try await producer.box(async: AsyncRequest(container: self, construction: nil)).value()
        }
        try own.node.checkCircle(isInside && !knows(caller, calls: own.node))
        let box: ErasedBox
        do {
            if let replacement = try own.replacement() {
                box = replacement
            } else {
                box = Box(try await make(own.node.mention))
            }
        } catch {
            throw own.node.failure(error)
        }
        _ = try await own.finished(box, async: AsyncRequest(container: self, construction: Construction.ofTask))
        return box.value()
    }
}

extension Node {
    /// Reports a prototype that is made in order to make itself; one that is made from arguments may come to an end.
    fileprivate func checkCircle(_ isInside: Bool) throws(ResolutionError) {
        if dependencies.isEmpty, isInside { throw .circular(self) }
    }

    fileprivate var isAwaitedByCallers: Bool {
        details.method.map { !$0.isSynchronous } ?? false
    }

    /// Whether it is the definition of a configuration's method, and not what something has put in its place.
    fileprivate func makes(_ key: ConfigurationMethod.Key) -> Bool {
        details.method?.key == key
    }
}

extension Wiring {
    /// The container that declares a method, if that is another one, as a parent is.
    fileprivate func home(of key: ConfigurationMethod.Key) -> Container? {
        guard ownNodes.count < producers.count, let node = graph.methods[key]?.makers.first else { return nil }
        return (producers[node.index] as? NodeProducer)?.home
    }
}

extension Producer {
    /// What makes the object; nil for a form around one.
    fileprivate var maker: NodeProducer? {
        guard let form = self as? FormProducer, case .onMain = form.form else { return self as? NodeProducer }
        return form.members[0] as? NodeProducer
    }
}

extension NodeProducer {
    /// Whether the object is not there, and could only be awaited, since its method belongs to an actor.
    fileprivate func isHeldUp(_ context: Context) -> Bool {
        guard node.definition.maker.isolation == .asynchronous, node.dependencies.isEmpty else { return false }
        return node.completeIsolation == .asynchronous && !(node.isCached && isBuilt(context))
    }

    /// Whether both are members of one unit.
    func isBuilt(with other: NodeProducer) -> Bool { unit != nil && unit === other.unit }

    /// The definitions that the factory may call.
    var called: [NodeProducer] {
        node.calls.compactMap { call in
            guard case .node(let target) = call.resolution else { return nil }
            return home.wiring.producers[target.index] as? NodeProducer
        }
    }

    /// The kept definitions that the factory calls and cannot await, by way of prototypes too.
    var calledAndAwaited: [NodeProducer] {
        var called: [NodeProducer] = []
        var seen: Set<Int> = [node.index]
        var queue = [node]
        while let next = queue.popLast() {
            for call in next.calls {
                guard case .node(let target) = call.resolution, seen.insert(target.index).inserted else { continue }
                if !target.isCached {
                    queue.append(target)
                } else if !target.isAwaitedByCallers, target.completeIsolation == .asynchronous {
                    if let producer = home.wiring.producers[target.index] as? NodeProducer { called.append(producer) }
                }
            }
        }
        return called
    }
}
