// Building long chains.

extension Container {
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
}
