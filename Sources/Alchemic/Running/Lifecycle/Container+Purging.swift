// Giving memory back.

extension Container {
    /// Removes objects that are declared `.evictable()`, to release memory.
    ///
    /// Their stop actions run first. The next request builds them again; existing references stay valid. Within
    /// ``withOverrides(isolation:_:operation:)`` it removes only objects that were built for the overrides.
    ///
    /// - Throws: A ``StopError`` with every failure. All objects are removed.
    public func purge() async throws(StopError) {
        if let overlay { return try await overlay.purge() }
        var failures: [StopError.Failure] = []
        let context = Context(self)
        for node in graph.nodes where node.definition.isEvictable && (!belongsToOverlay || wiring.makes(node)) {
            guard let box = (wiring.producers[node.index] as? SharedProducer)?.purge(context) else { continue }
            send(.of(.dropped, node))
            for dropped in renewWrappers(of: node) {
                if let participant = dropped.container.takeParticipant(of: dropped.box) {
                    await stop(participant, &failures)
                }
            }
            if let participant = takeParticipant(of: box) { await stop(participant, &failures) }
        }
        if let failure = StopError(failures) { throw failure }
    }

    /// Whether this is an overlay, or a scope of one.
    private var belongsToOverlay: Bool { openScope == nil ? overlaid != nil : parent?.belongsToOverlay ?? false }

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
