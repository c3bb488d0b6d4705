/// Some definitions and all that they lead to, by numbers: in the order of their distance.
package struct NodesBelow {
    package private(set) var nodes: [Node] = []
    /// The numbers of those that it begins with.
    package private(set) var roots: [Int] = []
    /// Where the targets of each begin, and in the end how many there are.
    private var starts = [0]
    private var edges: [Edge] = []
    private var targets: [Int] = []
    /// From which each was found first; -1 for those that it begins with.
    private var previous: [Int] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Finds all that some definitions lead to.
    ///
    /// - Parameter isCounted: Which edges to follow.
    package init(_ roots: [Node], along isCounted: (Edge) -> Bool = { _ in true }) {
        self.roots = roots.map { number(of: $0, from: -1) }
        visit(along: isCounted)
    }

    /// Finds all that one more definition leads to, unless it has been found already.
    mutating func visit(from node: Node) {
        _ = number(of: node, from: -1)
        visit(along: { _ in true })
    }

    private mutating func visit(along isCounted: (Edge) -> Bool) {
        while starts.count <= nodes.count {
            let user = starts.count - 1
            for edge in nodes[user].edges where isCounted(edge) {
                edges.append(edge)
                targets.append(number(of: edge.target, from: user))
            }
            starts.append(targets.count)
        }
    }

    private mutating func number(of node: Node, from user: Int) -> Int {
        if let known = numbers[ObjectIdentifier(node)] { return known }
        numbers[ObjectIdentifier(node)] = nodes.count
        nodes.append(node)
        previous.append(user)
        return nodes.count - 1
    }

    func holds(_ node: Node) -> Bool { numbers[ObjectIdentifier(node)] != nil }

    package func edges(of node: Int) -> Zip2Sequence<ArraySlice<Edge>, ArraySlice<Int>> {
        zip(edges[starts[node]..<starts[node + 1]], targets(of: node))
    }

    package func targets(of node: Int) -> ArraySlice<Int> { targets[starts[node]..<starts[node + 1]] }

    /// The shortest way to one of the nodes.
    package func way(to node: Int) -> [Node] {
        sequence(first: node) { previous[$0] < 0 ? nil : previous[$0] }.map { nodes[$0] }.reversed()
    }

    /// The same; none to what it has not found.
    package func way(to node: Node) -> [Node] { numbers[ObjectIdentifier(node)].map(way) ?? [] }

    /// How many cycles there are, and which each node belongs to: a node in none is one of its own.
    ///
    /// Each has a higher number than those that it leads to.
    package func cycles() -> (count: Int, ofNodes: [Int]) {
        var cycle = Array(repeating: 0, count: nodes.count)
        let all = components(starts: starts, targets: targets)
        for (number, members) in all.enumerated() {
            for member in members { cycle[member] = number }
        }
        return (all.count, cycle)
    }
}

/// Those of some definitions, and of what they need, that are targets or need one, in whatever way.
package func nodes(
    above roots: [Node], along isCounted: (Edge) -> Bool = { _ in true }, reaching isTarget: (Node) -> Bool
) -> Set<ObjectIdentifier> {
    let below = NodesBelow(roots, along: isCounted)
    var users = Array(repeating: [Int](), count: below.nodes.count)
    for user in below.nodes.indices {
        for target in below.targets(of: user) { users[target].append(user) }
    }
    var queue = below.nodes.indices.filter { isTarget(below.nodes[$0]) }
    var found = Set(queue)
    while let next = queue.popLast() { queue += users[next].filter { found.insert($0).inserted } }
    return Set(found.map { ObjectIdentifier(below.nodes[$0]) })
}
