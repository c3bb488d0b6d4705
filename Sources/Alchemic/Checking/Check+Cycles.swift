// Which circles can be built, and which cannot (rule 9, T5).

extension Check {
    /// Reports circles of constructions, and circles in which nothing is kept.
    ///
    /// A circle can be built if it has an arrow that may wait until the construction ends, so that something is there to
    /// begin with, and if something in it is made only once, so that building it comes to an end.
    ///
    /// - Returns: The nodes in an order in which each comes after all that its construction needs.
    mutating func checkCycles() -> [Node] {
        let nodes = allNodes
        let first = parent?.nodes.count ?? 0
        var order: [Node] = []
        order.reserveCapacity(nodes.count)
        let constructions = components(count: nodes.count) { index in
            var targets: [Int] = []
            nodes[index].forEachConstructionDependency { targets.append($0.index) }
            return targets
        }
        for component in constructions {
            order += component.sorted().map { nodes[$0] }
            if let path = circle(in: component, moments: [.construction]), component.contains(where: { $0 >= first }) {
                problems.add(.cycle(path, ofInitialisers: true), order: path[0].node.index)
            }
        }
        guard nodes.contains(where: { !$0.steps.isEmpty }) else { return order }
        let prototypes = components(count: nodes.count) { index in
            guard !nodes[index].isCached else { return [] }
            var targets: [Int] = []
            nodes[index].forEachEdge {
                if $0.moment != .later, !$0.target.isCached { targets.append($0.target.index) }
            }
            return targets
        }
        for component in prototypes where component.allSatisfy({ !nodes[$0].isCached }) {
            if let path = circle(in: component, moments: [.construction, .step]),
                path.contains(where: { $0.edge.moment == .step })
            {
                problems.add(.cycle(path, ofInitialisers: false), order: path[0].node.index)
            }
        }
        return order
    }

    /// The shortest way round, from the first declared member of a component back to it; nil if there is none.
    private func circle(in component: [Int], moments: [Edge.Moment]) -> [(node: Node, edge: Edge)]? {
        guard let start = component.min() else { return nil }
        let members = Set(component)
        var previous: [Int: (node: Node, edge: Edge)] = [:]
        var queue = [allNodes[start]]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            var closing: Edge?
            node.forEachEdge { edge in
                guard moments.contains(edge.moment), members.contains(edge.target.index) else { return }
                if edge.target.index == start {
                    closing = closing ?? edge
                } else if previous[edge.target.index] == nil {
                    previous[edge.target.index] = (node, edge)
                    queue.append(edge.target)
                }
            }
            if let closing {
                var path = [(node: node, edge: closing)]
                while let step = previous[path[path.count - 1].node.index] { path.append(step) }
                return path.reversed()
            }
        }
        return nil
    }
}
