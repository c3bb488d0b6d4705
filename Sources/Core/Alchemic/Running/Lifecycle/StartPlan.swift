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
        let below = NodesBelow(roots.filter { !isBlocked.contains($0.index) }, along: container.takes)
        let nodes = below.nodes
        var isNeeded = Array(repeating: false, count: nodes.count)
        var queue = below.roots
        while let next = queue.popLast() {
            if isNeeded[next] { continue }
            isNeeded[next] = true
            if container.hasSet(nodes[next]) { continue }
            for (edge, target) in below.edges(of: next) where !edge.isOptionalForStart { queue.append(target) }
        }
        let haveRole = Set(cast.map(\.index))
        let isPart = nodes.indices.map { number in
            isNeeded[number] && (nodes[number].kind == .singleton || haveRole.contains(nodes[number].index))
        }
        self.nodes = nodes
        parts = nodes.indices.filter { isPart[$0] }
        needs = Array(repeating: [], count: nodes.count)
        // Edges that lead back in a cycle through steps do not count: initializers decide there.
        let (count, cycle) = below.cycles()
        var members = Array(repeating: [Int](), count: count)
        for node in nodes.indices { members[cycle[node]].append(node) }
        for part in parts {
            let own = cycle[part]
            var seen: Set<Int> = [part]
            // With it, all of its cycle is built; what is made for its initializer alone belongs to it.
            var queue = members[own]
            var parameters: Set<Int> = [part]
            while let next = queue.popLast() {
                // What a method may call is no part, but what that needs may be one.
                for (edge, target) in below.edges(of: next) {
                    let isParameter = edge.moment == .construction && parameters.contains(next)
                    guard isParameter || cycle[target] != own, seen.insert(target).inserted else { continue }
                    if isPart[target] {
                        needs[part].append(target)
                    } else {
                        if isParameter { parameters.insert(target) }
                        queue.append(target)
                    }
                }
            }
        }
    }
}

extension Container {
    /// Whether a start follows an arrow: a list takes what belongs to a scope only where that is open.
    fileprivate func takes(_ edge: Edge) -> Bool {
        // Most belong to no scope, and nothing is looked for.
        edge.moment != .later && edge.target.lifetime.scope.map { enclosing(scope: $0) != nil } ?? true
    }

    /// Whether an object of the program's is in a definition's place: it needs nothing of what the definition needs.
    fileprivate func hasSet(_ node: Node) -> Bool {
        node.isCached && (wiring.producers[node.index] as? SharedProducer)?.isSet(Context(self)) == true
    }

    fileprivate func unsetExternal(of node: Node) -> Node? {
        var seen: Set<Int> = [node.index]
        var queue = [node]
        let context = Context(self)
        while let current = queue.popLast() {
            let isUnset = !wiring.producers[current.index].isBuilt(context)
            if current.kind == .external, current.inner == nil, isUnset { return current }
            // An object that is there needs nothing any more. What was set in place of an eager one waits with it.
            if current !== node, current.isCached, !isUnset { continue }
            for edge in current.edges where takes(edge) && seen.insert(edge.target.index).inserted {
                queue.append(edge.target)
            }
        }
        return nil
    }
}
