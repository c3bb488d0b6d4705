// Giving memory back.

extension Container {
    /// Removes objects that are declared `.evictable()`, to release memory.
    ///
    /// Their stop actions run, each object's before those of its dependencies. The next resolution builds them again; existing
    /// references stay valid. Within ``withOverrides(isolation:_:operation:)`` it removes only objects that were built for the
    /// overrides.
    ///
    /// In a child or a scope, it also removes the objects of the containers around it; not those of other children and
    /// scopes, nor those of its own.
    ///
    /// - Throws: A ``StopError`` with every failure. All objects are removed.
    public func purge() async throws(StopError) {
        if let overlay { return try await overlay.purge() }
        try await purge(graph.nodes)
    }

    /// Removes the object of one definition that is declared `.evictable()`.
    ///
    /// Its stop action runs. The next resolution builds it again; existing references stay valid. An object that has
    /// not been built is left as it is. A list, `[T]`, removes each member that is evictable.
    ///
    /// In a child or a scope, the object may belong to a container around it, and is removed there. Within
    /// ``withOverrides(isolation:_:operation:)`` only an object that was built for the overrides is removed.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, or it is not evictable, or a ``StopError``
    ///   if its stop action throws; it is removed all the same.
    public func purge<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await purge(type, matching: query.plan, file: file, line: line)
    }

    private func purge(
        _ type: Any.Type, matching plan: QueryPlan, file: StaticString, line: UInt32
    ) async throws {
        let container = overlay ?? self
        let nodes: [Node]
        do throws(ResolutionError) {
            nodes = try container.purgeable(of: type, plan)
        } catch {
            throw error.requested(file: file, line: line)
        }
        try await container.purge(nodes)
    }

    /// The evictable definitions that a query finds.
    private func purgeable(of type: Any.Type, _ plan: QueryPlan) throws(ResolutionError) -> [Node] {
        try checkOpen()
        var nodes: [Node] = []
        try wiring.resolution(of: type, plan, in: self).forEachNode(shape: TypeShape(type)) { node, _ in
            nodes.append(sequence(first: node, next: \.inner).reduce(node) { $1 })
        }
        let evictable = nodes.filter(\.definition.isEvictable)
        if evictable.isEmpty, let node = nodes.first { throw ResolutionError.notEvictable(node) }
        return evictable
    }

    private func purge(_ nodes: [Node]) async throws(StopError) {
        var failures: [StopError.Failure] = []
        let context = Context(self)
        let nodes = nodes.filter { $0.definition.isEvictable && !isShared($0) }
        var stops: [@Sendable () async -> [StopError.Failure]] = []
        // What others need is dropped before them, so that nothing that is built meanwhile keeps what is going to stop.
        for node in nodes.placesInStopOrder().reversed().map({ nodes[$0] }) {
            guard let producer = wiring.producers[node.index] as? SharedProducer, let box = producer.purge(context)
            else { continue }
            keeper(of: producer).send(.of(.dropped, node))
            if let stop = stop(ofDropped: box) { stops.append(stop) }
            stops += renewWrappers(of: node).reversed().compactMap { $0.container.stop(ofDropped: $0.box) }
        }
        for stop in stops.reversed() { failures += await stop() }
        if let failure = StopError(failures) { throw failure }
    }

    /// Whether overrides leave the object alone, so that it is not theirs to drop, nor what was made within them.
    private func isShared(_ node: Node) -> Bool {
        if overlaid != nil, node.index < graph.nodes.count, graph.nodes[node.index] === node {
            return !wiring.makes(node)
        }
        return parent?.isShared(node) ?? false
    }

    /// Forgets the decorators around an object that is another one now, the outermost first, here and wherever else the
    /// object is seen: in children, in scopes and in overlays.
    ///
    /// - Returns: What they had made, and where.
    func renewWrappers(of node: Node) -> [(container: Container, box: ErasedBox)] {
        var start = self
        if let scope = node.lifetime.scope {
            start = enclosing(scope: scope) ?? self
        } else {
            while let outer = start.outer { start = outer }
        }
        return start.renewWrappers(around: wiring.producers[node.index], isScoped: node.lifetime.scope != nil)
    }

    private func renewWrappers(
        around producer: Producer, isScoped: Bool
    ) -> [(container: Container, box: ErasedBox)] {
        var renewed = dependants.flatMap { $0.renewWrappers(around: producer, isScoped: isScoped) }
        guard graph.hasDecorators, isScoped || openScope == nil else { return renewed }
        let context = Context(self)
        for wrapper in graph.nodes.reversed() where isScoped || wiring.makes(wrapper) {
            var inner = wrapper.inner
            while let current = inner, wiring.producers[current.index] !== producer { inner = current.inner }
            guard inner != nil, let shared = wiring.producers[wrapper.index] as? SharedProducer else { continue }
            if let box = shared.renew(context) { renewed.append((self, box)) }
        }
        return renewed
    }
}

extension ResolutionError {
    fileprivate static func notEvictable(_ node: Node) -> ResolutionError {
        ResolutionError(
            .notEvictable, "`\(node.mention)` cannot be removed: it is not declared `.evictable()`",
            path: [node.mention],
            help: node.kind == .singleton || node.kind == .scoped
                ? "add `.evictable()` to the declaration" : "declare it as an `.evictable()` `Singleton`",
            at: node.definition.location)
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// An object is to be removed from the container that is not evictable.
    public static let notEvictable = Self(rawValue: "not-evictable")
}
