// Which circles can be built, and which cannot.

extension Check {
    /// Reports circles of constructions, and circles in which nothing is kept; settles the order of construction.
    ///
    /// A circle can be built if it has an arrow that may wait until the object is there, and if something in it is made only
    /// once, so that building it comes to an end.
    mutating func checkCycles() {
        let first = parent?.nodes.count ?? 0
        constructionOrder.reserveCapacity(allNodes.count)
        for component in components(of: allNodes, along: { $0.moment == .construction && !$0.isAlternative }) {
            for index in component.ordered(by: \.self) { constructionOrder.append(allNodes[index]) }
            if component.contains(where: { $0 >= first }), let path = circle(in: component, moments: [.construction]) {
                problems.add(.cycle(path, ofInitializers: true), order: path[0].node.index)
            }
        }
        guard allNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        let prototypes = components(of: allNodes) { $0.moment != .later && !$0.isAlternative && !$0.target.isCached }
        for component in prototypes where component.allSatisfy({ !allNodes[$0].isCached }) {
            if let path = circle(in: component, moments: [.construction, .step]),
                path.contains(where: { $0.edge.moment == .step })
            {
                problems.add(.cycle(path, ofInitializers: false), order: path[0].node.index)
            }
        }
    }

    /// The shortest way round, from the first declared member of a component back to it; nil if there is none.
    private func circle(in component: [Int], moments: [Edge.Moment]) -> [(node: Node, edge: Edge)]? {
        guard let start = component.min() else { return nil }
        let members = component.count == 1 ? nil : Set(component)
        func counts(_ edge: Edge) -> Bool {
            moments.contains(edge.moment) && !edge.isAlternative
                && (members?.contains(edge.target.index) ?? (edge.target.index == start))
        }
        var previous: [Int: (node: Node, edge: Edge)] = [:]
        var queue = [allNodes[start]]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in node.edges where counts(edge) {
                if edge.target.index == start {
                    var path = [(node: node, edge: edge)]
                    while let step = previous[path[path.count - 1].node.index] { path.append(step) }
                    return path.reversed()
                }
                if previous[edge.target.index] == nil {
                    previous[edge.target.index] = (node, edge)
                    queue.append(edge.target)
                }
            }
        }
        return nil
    }
}
