/// The shortest path to each definition from one that nothing needs or that a run of the program builds.
package struct Routes {
    /// Every node of the graph, since the first node of each cycle is a root too.
    private var below: NodesBelow

    /// Takes all nodes of a graph.
    package init(_ nodes: [Node]) {
        var isNeeded = Array(repeating: false, count: nodes.count)
        for node in nodes {
            for edge in node.edges where edge.target !== node { isNeeded[edge.target.index] = true }
        }
        below = NodesBelow(nodes.filter { $0.definition.isBuiltByRun || !isNeeded[$0.index] })
        // The remaining nodes form cycles. The first node of each cycle becomes a root.
        for node in nodes { below.visit(from: node) }
    }

    /// The number of definitions on the shortest path to a definition, itself included.
    func length(to node: Node) -> Int { below.path(to: node).count }

    /// The names on the shortest path, the definition's own last; a very long path is shortened in the middle.
    package func path(to node: Node) -> [String] { LabelPath(below.path(to: node).map(\.mention)).shortened }
}
