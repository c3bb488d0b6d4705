/// The shortest way to each definition from something that nothing else needs.
package struct Routes {
    private var below: NodesBelow

    package init(_ nodes: [Node]) {
        var isNeeded = Array(repeating: false, count: nodes.count)
        for node in nodes {
            for edge in node.edges where edge.target !== node { isNeeded[edge.target.index] = true }
        }
        below = NodesBelow(nodes.filter { $0.definition.isBuiltByRun || !isNeeded[$0.index] })
        // What is left stands in cycles; each begins somewhere.
        for node in nodes { below.visit(from: node) }
    }

    /// How many steps away from where the program asks a definition is.
    func length(to node: Node) -> Int { below.way(to: node).count }

    /// The names on the way, the definition's own last; the middle of a very long way is left out.
    package func path(to node: Node) -> [String] { LabelPath(below.way(to: node).map(\.mention)).shortened }
}
