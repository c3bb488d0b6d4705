// Giving memory back.

extension Container {
    /// Drops singletons and scoped objects that allow it (`.evictable()`), to give memory back; they are made again when
    /// they are next asked for (R25, T11).
    ///
    /// Their stop actions run first. What others hold of them lives on.
    ///
    /// - Throws: A ``StopError`` with everything that went wrong; all are dropped all the same.
    public func purge() async throws(StopError) {
        var failures: [StopError.Failure] = []
        let context = Context(self)
        for node in graph.nodes where node.definition.isEvictable {
            guard let box = wiring.producers[node.index].purge(context) else { continue }
            observers.send(.of(.dropped, node))
            for dropped in renewWrappers(of: node, context) + [box] {
                await takeParticipant(of: dropped)?.performStop(observers, &failures)
            }
        }
        if let failure = StopError(failures) { throw failure }
    }

    /// Forgets the decorators around an object that is another one now, the outermost first; returns their boxes.
    func renewWrappers(of node: Node, _ context: Context) -> [any ErasedBox] {
        graph.nodes.reversed().filter { wrapper in
            var inner = wrapper.inner
            while let current = inner, current !== node { inner = current.inner }
            return inner != nil
        }
        .compactMap { wiring.producers[$0.index].renew(context) }
    }
}
