/// The nodes that some roots lead to, numbered in order of their distance; of a whole graph, those of cycles without a root come
/// last.
package struct NodesBelow {
    /// A node's position is its number.
    package private(set) var nodes: [Node] = []
    /// The numbers of the roots; without the first nodes of cycles to which none of them leads.
    package private(set) var roots: [Int] = []
    /// The edges between the nodes, by their numbers.
    package private(set) var arrows = Arrows(count: 0)
    /// The node from which each node was reached first; -1 for roots.
    private var previous: [Int] = []
    /// The number of each node.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Finds the nodes that some roots lead to, along the edges that are counted.
    package init(_ roots: [Node], along isCounted: (Edge) -> Bool = { _ in true }) {
        self.init(from: roots) { node in node.edges.compactMap { isCounted($0) ? $0.target : nil } }
    }

    /// Finds the nodes that some roots lead to, where each node leads to those that a function returns.
    init(from roots: [Node], next: (Node) -> [Node]) {
        self.roots = roots.map { number(of: $0, from: -1) }
        visit(next)
    }

    /// Finds all nodes of a graph, from those that nothing needs or that a run of the program builds.
    package init(routesTo all: [Node]) {
        let needed = Set(all.flatMap { node in node.edges.map(\.target.index).filter { $0 != node.index } })
        self.init(all.filter { $0.definition.isBuiltByRun || !needed.contains($0.index) })
        // The remaining nodes form cycles. The first node of each cycle becomes a root, too.
        for node in all {
            _ = number(of: node, from: -1)
            visit { $0.edges.map(\.target) }
        }
    }

    /// Follows what leaves the nodes that have been numbered but not visited, until none are left.
    private mutating func visit(_ next: (Node) -> [Node]) {
        while arrows.count < nodes.count {
            let user = arrows.count
            for target in next(nodes[user]) { arrows.add(number(of: target, from: user)) }
            arrows.endNode()
        }
    }

    /// The node's number; a new one if the node is reached for the first time, from `user`.
    private mutating func number(of node: Node, from user: Int) -> Int {
        if let known = numbers[ObjectIdentifier(node)] { return known }
        numbers[ObjectIdentifier(node)] = nodes.count
        nodes.append(node)
        previous.append(user)
        return nodes.count - 1
    }

    /// Whether the node is a root, or a root leads to it.
    package func holds(_ node: Node) -> Bool { numbers[ObjectIdentifier(node)] != nil }

    /// The shortest path from a root to a node, by its number.
    package func path(to node: Int) -> [Node] {
        sequence(first: node) { previous[$0] < 0 ? nil : previous[$0] }.map { nodes[$0] }.reversed()
    }

    /// The shortest path from a root to a node; empty if no root leads there.
    package func path(to node: Node) -> [Node] { numbers[ObjectIdentifier(node)].map(path) ?? [] }

    /// The names on the shortest path to a node; a very long path is shortened in the middle.
    package func names(to node: Node) -> [String] { LabelPath(path(to: node).map(\.mention)).shortened }

    /// The number of strongly connected components, and the component of each node.
    ///
    /// A component has a higher number than the components that it leads to.
    package func components() -> (count: Int, ofNodes: [Int]) {
        var component = Array(repeating: 0, count: nodes.count)
        let all = arrows.connected
        for (number, members) in all.enumerated() {
            for member in members { component[member] = number }
        }
        return (all.count, component)
    }

    /// The targets among the nodes, with every node on a path from a root to a target: the targets are the roots of the result,
    /// whose paths lead back.
    package func leading(to isTarget: (Node) -> Bool) -> NodesBelow {
        var users = Array(repeating: [Node](), count: nodes.count)
        for (user, node) in nodes.enumerated() {
            for target in arrows.targets(of: user) { users[target].append(node) }
        }
        return NodesBelow(from: nodes.filter(isTarget)) { numbers[ObjectIdentifier($0)].map { users[$0] } ?? [] }
    }
}
