// Which circles can be built, and which cannot.

extension Check {
    /// Reports circles of constructions, and circles in which nothing is kept; settles the order of construction.
    ///
    /// A circle can be built if it has an arrow that may wait until the object is there, and if something in it is made only
    /// once, so that building it comes to an end.
    mutating func checkCycles() {
        let first = parent?.nodes.count ?? 0
        constructionOrder.reserveCapacity(allNodes.count)
        let building = Arrows(allNodes) { $0.moment == .construction && !$0.isAlternative }
        for component in building.connected {
            for index in component.ordered(by: \.self) { constructionOrder.append(allNodes[index]) }
            if component.contains(where: { $0 >= first }), let circle = building.circle(in: component) {
                let path = path(of: circle) { $0.moment == .construction && !$0.isAlternative }
                problems.add(.cycle(path, ofInitializers: true), order: path[0].node.index)
            }
        }
        guard allNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        let making = Arrows(allNodes) { $0.moment != .later && !$0.isAlternative && !$0.target.isCached }
        for component in making.connected {
            if let circle = making.endlessCircle(in: component, { allNodes[$0].isCached }) {
                let path = path(of: circle) { $0.moment != .later && !$0.isAlternative && !$0.target.isCached }
                problems.add(.cycle(path, ofInitializers: false), order: path[0].node.index)
            }
        }
    }

    private func path(
        of circle: [(node: Int, arrow: Int)], _ isCounted: (Edge) -> Bool
    ) -> [(node: Node, edge: Edge)] {
        circle.map { (allNodes[$0.node], allNodes[$0.node].edges.filter(isCounted)[$0.arrow]) }
    }
}

extension Arrows {
    /// The arrows between nodes that count.
    fileprivate init(_ nodes: [Node], _ isCounted: (Edge) -> Bool) {
        self.init(count: nodes.count)
        for node in nodes {
            for edge in node.edges where isCounted(edge) { add(edge.target.index, isStep: edge.moment == .step) }
            endNode()
        }
    }
}

/// The strongly connected components of a graph's nodes along some of its edges, in an order in which each comes after all
/// it leads to.
func components(of nodes: [Node], along isCounted: (Edge) -> Bool) -> [[Int]] { Arrows(nodes, isCounted).connected }
