extension [Node] {
    /// The indices of the nodes in the order in which their objects are stopped: each before its dependencies; where nothing
    /// decides, the last node comes first.
    ///
    /// The members of a cycle count as one node, which is done when all of them are; edges between them decide nothing. A node
    /// between two of these, which is not to be stopped itself, is done as soon as all of its users are.
    ///
    /// - Parameter isHeld: Whether the node at an index cannot be stopped yet: it is left out, and so are all that it depends on.
    func indicesInStopOrder(unless isHeld: (Int) -> Bool = { _ in false }) -> [Int] {
        guard count > 1 || indices.contains(where: isHeld) else { return [Int](indices) }
        let graph = NodesBelow(self)
        let (cycleCount, cycle) = graph.components()
        var members = [[Int]](repeating: [], count: cycleCount)
        for (index, node) in graph.roots.enumerated() { members[cycle[node]].append(index) }
        var needs = [[Int]](repeating: [], count: cycleCount)
        var users = [Int](repeating: 0, count: cycleCount)
        for node in graph.nodes.indices {
            for target in graph.arrows.targets(of: node) where cycle[target] != cycle[node] {
                needs[cycle[node]].append(cycle[target])
                users[cycle[target]] += 1
            }
        }
        var left = members.map(\.count)
        var free = (0..<cycleCount).filter { users[$0] == 0 }
        var ready = NumberHeap()
        var order: [Int] = []
        while true {
            while let number = free.popLast() {
                if left[number] == 0 {
                    for target in needs[number] {
                        users[target] -= 1
                        if users[target] == 0 { free.append(target) }
                    }
                } else {
                    for index in members[number] { ready.insert(index, ranked: -index) }
                }
            }
            guard let index = ready.popFirst() else { return order }
            if isHeld(index) { continue }
            order.append(index)
            let number = cycle[graph.roots[index]]
            left[number] -= 1
            if left[number] == 0 { free.append(number) }
        }
    }
}
