/// The shortest way to each definition from something that nothing else needs.
package struct Routes {
    private var previous: [Int]
    private var distance: [Int]
    private let nodes: [Node]

    package init(_ nodes: [Node]) {
        self.nodes = nodes
        previous = Array(repeating: -1, count: nodes.count)
        distance = Array(repeating: Int.max, count: nodes.count)
        var isNeeded = Array(repeating: false, count: nodes.count)
        for node in nodes {
            for edge in node.edges where edge.target !== node { isNeeded[edge.target.index] = true }
        }
        var queue = nodes.filter { $0.definition.isEager || !isNeeded[$0.index] }
        for node in queue { distance[node.index] = 0 }
        visit(&queue)
        // What is left stands in cycles; each begins somewhere.
        for node in nodes where distance[node.index] == Int.max {
            distance[node.index] = 0
            var rest = [node]
            visit(&rest)
        }
    }

    private mutating func visit(_ queue: inout [Node]) {
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in node.edges where distance[edge.target.index] == Int.max {
                distance[edge.target.index] = distance[node.index] + 1
                previous[edge.target.index] = node.index
                queue.append(edge.target)
            }
        }
    }

    /// How many steps away from where the program asks a definition is.
    func length(to node: Node) -> Int { distance[node.index] }

    /// The names on the way, the definition's own last; the middle of a very long way is left out.
    package func path(to node: Node) -> [String] {
        var names: [String] = []
        var current = node.index
        while current >= 0 {
            names.append(nodes[current].label)
            current = previous[current]
        }
        return LabelPath(names.reversed()).shortened
    }
}
