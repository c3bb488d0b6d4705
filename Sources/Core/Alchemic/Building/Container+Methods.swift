// How a container answers the calls that a configuration's methods make of one another.

extension Container {
    /// Whether the container answers calls of a configuration's method: not once the container has ended.
    package func answersCalls(of key: ConfigurationMethod.Key) -> Bool { !isEnded && graph.methods[key] != nil }

    /// The container whose methods a method calls, among this one and those around it.
    ///
    /// A parent's definitions are made of what the parent sees.
    package func container(forCallsFrom key: ConfigurationMethod.Key) -> Container {
        var container = self
        while let outer = container.parent, let node = container.graph.methods[key]?.nodes.first,
            let producer = container.wiring.producers[node.index] as? NodeProducer,
            !container.stands(for: producer.declarer)
        {
            container = outer
        }
        return container
    }

    /// Whether this container is `declarer`, a scope of `declarer`, or an override of either.
    private func stands(for declarer: Container) -> Bool {
        if wiring === declarer.wiring { return true }
        var root = self
        while let outer = root.parent, outer.wiring === wiring { root = outer }
        return root.overridden?.stands(for: declarer) ?? false
    }

    /// The producer of a method's definition: by the definition's name, so that an override of it is found.
    private func producer(for key: ConfigurationMethod.Key, as type: Any.Type) throws(ResolutionError) -> Producer {
        try wiring.producer(of: type, matching: ErasedQuery(names: [graph.methods[key]?.name ?? ""]), in: self)
    }

    /// Answers a call of a method: with the object of a singleton, a new object of a prototype, or the object of an override.
    ///
    /// - Parameters:
    ///   - isInside: Whether the method is being called already, further out.
    ///   - make: Runs the body of the method, for the definition with the given label.
    /// - Throws: The error of making the object; a prototype that is made in order to make itself is circular.
    package func answer<Value>(
        _ key: ConfigurationMethod.Key, from caller: ConfigurationMethod.Key, isInside: Bool,
        make: (String) throws -> Value
    ) throws(ResolutionError) -> Value {
        let producer = try producer(for: key, as: Value.self)
        // The call is a part of the construction that the calling code belongs to.
        let construction = Construction.isStranger ? nil : Construction.current
        defer { withExtendedLifetime(construction) {} }
        let context = Context(
            self, within: construction?.family == family ? construction : nil, isOnMain: isOnMainActor())
        guard let own = producer.ofDefinition, own.node.makes(key) else { return try producer.box(in: context).value() }
        func makeBox(in _: Context) throws(ResolutionError) -> ErasedBox {
            do {
                return try own.replacement() ?? Box(try make(own.node.mention))
            } catch {
                throw own.node.failure(error)
            }
        }
        guard own.node.kind == .prototype else {
            guard let shared = own as? SharedProducer, own.isHeldUp(in: context) else {
                return try own.box(in: context).value()
            }
            // The caller runs on the method's actor, and cannot wait for that actor: the object has to be made here.
            return try shared.place(in: context.container).obtain(in: context, make: makeBox).value()
        }
        if isInside { try checkRecursion(of: own.node, from: caller) }
        guard !own.isHeldUp(in: context) else { return try own.finish(makeBox(in: context), in: context).value() }
        let plan = try Plan.buildNeeds(below: [own], in: context)
        defer { withExtendedLifetime(plan) {} }
        let planned = context.planned(by: plan)
        return try own.finish(makeBox(in: planned), in: planned).value()
    }

    /// Throws for a prototype that is made in order to make itself; with arguments, such a recursion may come to an end.
    ///
    /// A call that the graph knows is no such recursion: the check has refused cycles of such calls that never end.
    private func checkRecursion(of node: Node, from caller: ConfigurationMethod.Key) throws(ResolutionError) {
        let isKnown = graph.methods[caller]?.nodes.contains { other in
            other.calls.contains { if case .node(let target) = $0.resolution { target === node } else { false } }
        }
        if node.dependencies.isEmpty, isKnown != true { throw .circular(node) }
    }

    /// Answers a call of an asynchronous method; `make` runs the body of the method in `isolation`.
    package func answer<Value>(
        awaited key: ConfigurationMethod.Key, from caller: ConfigurationMethod.Key, isInside: Bool,
        isolation: isolated (any Actor)?, make: (String) async throws -> Value
    ) async throws(ResolutionError) -> Value {
        let producer = try producer(for: key, as: Value.self)
        guard let own = producer.ofDefinition, own.node.makes(key), own.node.kind == .prototype else {
            return try await producer.box(async: AsyncRequest(container: self, construction: nil)).value()
        }
        if isInside { try checkRecursion(of: own.node, from: caller) }
        let box: ErasedBox
        do {
            let replacement = try own.replacement()
            box = if let replacement { replacement } else { Box(try await make(own.node.mention)) }
        } catch {
            throw own.node.failure(error)
        }
        // The steps belong to the unit that the caller is a part of.
        _ = try await own.finish(box, async: AsyncRequest(container: self, construction: Construction.ofTask))
        return box.value()
    }
}

extension Node {
    /// Whether the node is the definition of a configuration's method, and not an override of that definition.
    fileprivate func makes(_ key: ConfigurationMethod.Key) -> Bool { details.method?.key == key }
}

extension Producer {
    /// The producer of a definition, also one whose objects stay on the main actor; nil for any other form.
    fileprivate var ofDefinition: NodeProducer? {
        guard let form = self as? FormProducer, case .onMain = form.form else { return self as? NodeProducer }
        return form.members[0] as? NodeProducer
    }
}

extension NodeProducer {
    /// Whether the object is missing, and could only be awaited, since its method belongs to an actor: the caller, which runs on
    /// that actor, has to make it.
    fileprivate func isHeldUp(in context: Context) -> Bool {
        node.definition.maker.isolation == .asynchronous && node.dependencies.isEmpty
            && !(node.isKept && isBuilt(in: context))
    }

    /// The definitions that the factory may call.
    var called: [NodeProducer] {
        node.calls.compactMap { call in
            guard case .node(let target) = call.resolution else { return nil }
            return declarer.wiring.producers[target.index] as? NodeProducer
        }
    }

    /// The kept definitions that have to be awaited, but that the factory calls without awaiting, also through prototypes.
    var unawaitedCalls: [NodeProducer] {
        var found: [NodeProducer] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var queue = [self]
        while let next = queue.popLast() {
            for target in next.called where seen.insert(ObjectIdentifier(target)).inserted {
                if !target.node.isKept {
                    queue.append(target)
                } else if target.node.completeIsolation == .asynchronous,
                    target.node.details.method?.isSynchronous != false
                {
                    found.append(target)
                }
            }
        }
        return found
    }
}
