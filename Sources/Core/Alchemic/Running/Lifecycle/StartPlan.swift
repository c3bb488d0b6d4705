/// What a start builds, and what each object waits for, by numbers.
struct StartPlan {
    let nodes: [Node]
    /// The eager definitions that are built, those with a role, and the shared objects that these need.
    let parts: [Int]
    /// The other parts that each waits for.
    private(set) var needs: [[Int]]
    /// Definitions that need an external object which is not set, with the definition of that object.
    let blocked: [(node: Node, external: Node)]

    init(_ container: Container) {
        let graph = container.graph
        let cast = container.lifecycle.withLock(\.roles).map(\.node)
        let wanted = graph.startOrder + cast.filter { !$0.definition.isEager }
        blocked =
            !graph.hasExternals
            ? [] : wanted.compactMap { node in container.unsetExternal(of: node).map { (node, $0) } }
        let isBlocked = Set(blocked.map(\.node.index))
        let roots =
            graph.buildOrder.filter(\.definition.isEager) + cast.filter { !$0.definition.traits.contains(.lazy) }
        let below = NodesBelow(roots.filter { !isBlocked.contains($0.index) }) { $0.moment != .later }
        let nodes = below.nodes
        var isNeeded = Array(repeating: false, count: nodes.count)
        var queue = below.roots
        while let next = queue.popLast() {
            if isNeeded[next] { continue }
            isNeeded[next] = true
            // A list takes what belongs to a scope only where that is open, and no start builds it.
            for (edge, target) in below.edges(of: next)
            where !edge.isOptionalForStart && edge.target.lifetime.scope == nil { queue.append(target) }
        }
        let haveRole = Set(cast.map(\.index))
        let isPart = nodes.indices.map { number in
            isNeeded[number] && (nodes[number].isBuiltByStart || haveRole.contains(nodes[number].index))
        }
        self.nodes = nodes
        parts = nodes.indices.filter { isPart[$0] }
        needs = Array(repeating: [], count: nodes.count)
        // Edges that lead back in a cycle through steps do not count: initializers decide there.
        let cycle = below.cycles().ofNodes
        for part in parts {
            var seen: Set<Int> = [part]
            var queue = [part]
            while let next = queue.popLast() {
                for (edge, target) in below.edges(of: next)
                where isNeeded[target] && (edge.moment == .construction || cycle[target] != cycle[next]) {
                    guard seen.insert(target).inserted else { continue }
                    // What is made for it alone is built with it.
                    if isPart[target] { needs[part].append(target) } else { queue.append(target) }
                }
            }
        }
    }
}

extension Node {
    /// Whether building it waits for more than other shared objects: for its own factory or steps, or for those of
    /// objects that are built for it alone.
    var waitsForItself: Bool {
        guard completeIsolation != .synchronous else { return false }
        let alone = NodesBelow([self]) { $0.moment != .later && !$0.target.isBuiltByStart }
        return alone.nodes.contains { max($0.definition.maker.isolation, $0.stepIsolation) != .synchronous }
    }
}

extension Container {
    /// An external object that has not been set, on the path to building a node.
    fileprivate func unsetExternal(of node: Node) -> Node? {
        var seen: Set<Int> = [node.index]
        var queue = [node]
        let context = Context(self)
        while let current = queue.popLast() {
            let isUnset = !wiring.producers[current.index].isBuilt(context)
            if current.kind == .external, current.inner == nil, isUnset { return current }
            // An object that is there needs nothing any more.
            if current.isCached, !isUnset { continue }
            for edge in current.edges where edge.moment != .later && seen.insert(edge.target.index).inserted {
                queue.append(edge.target)
            }
        }
        return nil
    }
}
