// Building what is eager, beforehand and in order; dropping what may be dropped.

extension Container {
    /// Builds everything that is eager, in an order the graph allows, one at a time.
    ///
    /// What needs an external object that has not been set is left for later and reported as an event (A66).
    ///
    /// - Throws: The first ``ResolutionError``, after the objects that were made have been stopped.
    public func start() async throws {
        if let overlay { return try await overlay.start() }
        try checkOpen()
        let begin = ContinuousClock.now
        for node in graph.startOrder {
            if let missing = unsetExternal(of: node) {
                observers.send(
                    ContainerEvent(.waiting, "\(node.label) for \(missing.label)", node.definition))
                continue
            }
            do {
                try Task.checkCancellation()
                _ = try await wiring.producers[node.index].boxed(async: AsyncRequest(container: self, batch: nil))
            } catch {
                try? await stop()
                throw error
            }
        }
        observers.send(
            ContainerEvent(.started, "\(graph.startOrder.count) eager definitions", nil, ContinuousClock.now - begin))
    }

    /// An external that has not been set, on the way to building a node.
    private func unsetExternal(of node: Node) -> Node? {
        guard graph.hasExternals else { return nil }
        var seen: Set<Int> = [node.index]
        var queue = [node]
        let context = Context(self)
        while let current = queue.popLast() {
            if current.kind == .external, current.inner == nil {
                if !wiring.producers[current.index].isBuilt(context) { return current }
                continue
            }
            // What is there needs nothing any more.
            if current.isCached, wiring.producers[current.index].isBuilt(context) { continue }
            current.forEachEdge { edge in
                if edge.moment != .later, seen.insert(edge.target.index).inserted { queue.append(edge.target) }
            }
        }
        return nil
    }

    /// Builds what a deep definition needs one after another, so that the stack stays shallow.
    func buildBeforehand(_ node: Node, _ context: Context) throws(ResolutionError) {
        var isDone = Set<Int>()
        var work: [(node: Node, dependencies: [Node], next: Int)] = []
        func open(_ node: Node) {
            var dependencies: [Node] = []
            if !(node.isCached && wiring.producers[node.index].isBuilt(context)) {
                node.forEachConstructionDependency { dependencies.append($0) }
            }
            work.append((node, dependencies, 0))
            isDone.insert(node.index)
        }
        open(node)
        while let frame = work.last {
            if frame.next < frame.dependencies.count {
                work[work.count - 1].next += 1
                let target = frame.dependencies[frame.next]
                if !isDone.contains(target.index) { open(target) }
                continue
            }
            work.removeLast()
            if frame.node !== node, frame.node.kind == .singleton, !frame.dependencies.isEmpty {
                _ = try wiring.producers[frame.node.index].boxed(context)
            }
        }
    }

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
                if let stop = takeStop(of: dropped) { await stop.perform(observers, &failures) }
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
