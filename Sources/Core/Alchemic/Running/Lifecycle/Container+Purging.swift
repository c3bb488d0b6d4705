// Removing objects, to release memory.

extension Container {
    /// Removes objects that are declared `.evictable()`, to release memory.
    ///
    /// Their stop actions run, each object's before those of its dependencies. The next resolution builds the objects again;
    /// existing references stay valid. Within ``withOverrides(isolation:file:line:_:operation:)``, only objects that were built
    /// for the overrides are removed.
    ///
    /// In a child or a scope, the objects of the containers around it are removed, too; not those of other children and scopes,
    /// nor those of its own children and scopes.
    ///
    /// - Throws: A ``StopError`` with every failure. All objects are removed.
    public func purge() async throws(StopError) {
        if let overlay { return try await overlay.purge() }
        try await purge(graph.nodes, for: nil)
    }

    /// Removes the object of one definition that is declared `.evictable()`.
    ///
    /// Its stop action runs. The next resolution builds it again; existing references stay valid. An object that has
    /// not been built is left as it is. A list, `[T]`, removes each member that is evictable; a definition with keys, every one
    /// of its objects.
    ///
    /// In a child or a scope, the object may belong to a container around it, and is removed there. Within
    /// ``withOverrides(isolation:file:line:_:operation:)`` only an object that was built for the overrides is removed.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, or it is not evictable, or a ``StopError``
    ///   if its stop action throws; the object is removed all the same.
    public func purge<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await purge(type, matching: query.erased, for: nil, file: file, line: line)
    }

    /// Removes the object for one key of a definition that is declared `.evictable()`.
    ///
    /// ```swift
    /// try await container.purge(Feed.self, for: "news")
    /// ```
    ///
    /// Its stop action runs. The next call of a provider with the key builds it again; existing references stay valid. A key
    /// without an object changes nothing.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - query: How to find its definition.
    ///   - key: The value that a provider is called with.
    ///   - others: The values of further keys.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, it has other keys, or it is not evictable, or a
    ///   ``StopError`` if the stop action throws; the object is removed all the same.
    public func purge<Value, Key: Hashable & Sendable, each Other: Hashable & Sendable>(
        _ type: Value.Type, _ query: Query<Value> = .auto, for key: Key, _ others: repeat each Other,
        file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await purge(
            Provider<Value, Key, repeat each Other>.self, matching: query.erased, for: boxes(key, repeat each others),
            file: file, line: line)
    }

    /// Purges the objects of a query for one key, or for every key if `key` is nil.
    private func purge(
        _ type: Any.Type, matching query: ErasedQuery, for key: [ErasedBox]?, file: StaticString, line: UInt32
    ) async throws {
        let container = inEffect
        let nodes: [Node]
        do throws(ResolutionError) {
            try container.checkOpen()
            nodes = try container.wiring.resolution(
                of: type, matching: query, in: container, for: key == nil ? .purge : .object
            ).nodes.map(\.bare)
            if let node = nodes.first, !nodes.contains(where: \.definition.isEvictable) {
                let mayBeEvictable = node.kind == .singleton || node.kind == .scoped
                throw ResolutionError(.notEvictable, with: Values(node: node, choice: mayBeEvictable ? 0 : 1))
            }
        } catch {
            throw error.requested(file: file, line: line)
        }
        try await container.purge(nodes, for: key)
    }

    /// Drops the objects of evictable definitions, each after its dependencies, then stops them in the opposite order.
    private func purge(_ nodes: [Node], for key: [ErasedBox]?) async throws(StopError) {
        let context = Context(self)
        let nodes = nodes.filter { $0.definition.isEvictable && !isShared($0) }
        var stops: [Stop] = []
        // Dependencies are dropped before their users, so that no object that is built meanwhile keeps one that is going to stop.
        for node in nodes.indicesInStopOrder().reversed().map({ nodes[$0] }) {
            guard let producer = wiring.producers[node.index] as? KeptProducer else { continue }
            let boxes = producer.drop(for: key, asDecorator: false, in: context)
            if boxes.isEmpty { continue }
            for box in boxes {
                owner(of: producer).send(ContainerEvent(.dropped, of: node))
                if let stop = prepareStop(ofDropped: box) { stops.append(stop) }
            }
            stops += discardWrappers(of: node, for: key).reversed()
        }
        var failures: [StopError.Failure] = []
        for stop in stops.reversed() { if let failure = await stop() { failures.append(failure) } }
        if let failure = StopError(failures) { throw failure }
    }

    /// Whether an override shares the object with the real container, so that nothing within the override may drop the object.
    private func isShared(_ node: Node) -> Bool {
        if overridden != nil, graph.nodes.holds(node) { return !wiring.makes(node) }
        return parent?.isShared(node) ?? false
    }

    /// Discards the decorators' objects around an object that was replaced or dropped, the outermost first, here and wherever
    /// else the object is seen: in children, in scopes and in overlays.
    ///
    /// - Returns: The stops of the objects, for the caller to run.
    func discardWrappers(of node: Node, for key: [ErasedBox]?) -> [Stop] {
        var start = self
        if node.lifetime.scope != nil, let producer = wiring.producers[node.index] as? KeptProducer {
            start = owner(of: producer)
        } else {
            while let outer = start.outer { start = outer }
        }
        return start.discardWrappers(
            around: wiring.producers[node.index], for: key, isScoped: node.lifetime.scope != nil)
    }

    /// Discards the decorators' objects around the object of a producer, first those in dependants.
    private func discardWrappers(around producer: Producer, for key: [ErasedBox]?, isScoped: Bool) -> [Stop] {
        var discarded = dependants.flatMap { $0.discardWrappers(around: producer, for: key, isScoped: isScoped) }
        guard graph.hasDecorators, isScoped || openScope == nil else { return discarded }
        let context = Context(self)
        for wrapper in graph.nodes.reversed() where isScoped || wiring.makes(wrapper) {
            var inner = wrapper.inner
            while let current = inner, wiring.producers[current.index] !== producer { inner = current.inner }
            guard inner != nil, let own = wiring.producers[wrapper.index] as? KeptProducer else { continue }
            discarded += own.drop(for: key, asDecorator: true, in: context).compactMap(prepareStop)
        }
        return discarded
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// An object that is not evictable was to be removed from the container.
    public static let notEvictable = Self(rawValue: "not-evictable")
}
