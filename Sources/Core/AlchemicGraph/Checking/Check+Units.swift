// Finds the units that are cycles, and the order of their construction.

extension Check {
    /// Finds the cycles that steps close, in the container and in the scopes of each name.
    mutating func settleUnits() {
        guard ownNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        var finder = UnitFinder(nodes: allNodes, firstOwnIndex: firstOwnIndex, open: openScopes)
        finder.settleUnits()
        for scope in Set(ownNodes.lazy.compactMap(\.lifetime.scope)) {
            finder.scope = scope
            finder.open = [OpenScope(scope, level: level)] + openScopes
            finder.settleUnits()
        }
    }
}

/// Finds the units of a container, or of its scopes of one name, along the edges that are taken there.
private struct UnitFinder {
    let nodes: [Node]
    /// The index of the first node that the check adds.
    ///
    /// No earlier node leads to one of the added nodes.
    let firstOwnIndex: Int
    /// The scope that keeps the members; nil for the container.
    var scope: Scope?
    /// The scopes that are open where the members are built, the innermost first.
    var open: [OpenScope]

    /// Gives the members of each cycle their unit.
    func settleUnits() {
        var arrows = Arrows(count: nodes.count)
        for node in nodes {
            for edge in edges(of: node) { arrows.add(edge.target.index) }
            arrows.endNode()
        }
        for component in arrows.connected where component.count > 1 {
            guard let unit = unit(of: component) else { continue }
            for member in unit.schedule { nodes[member].unit = unit }
        }
    }

    /// The edges whose targets are built in the container or scope together with the node.
    private func edges(of node: Node) -> [Edge] {
        guard isBuiltHere(node) else { return [] }
        return node.edges.filter { edge in
            edge.moment != .later && isBuiltHere(edge.target) && isTaken(edge, of: node)
        }
    }

    /// Whether an edge is taken with these scopes open, where a parameter has alternatives for different scopes.
    private func isTaken(_ edge: Edge, of node: Node) -> Bool {
        guard !open.isEmpty else { return !edge.isAlternative }
        let resolution = node.origin(of: edge).dependency.resolution
        // A scope's own definition replaces the one that is taken where no scope is open.
        if let own = open.first(where: resolution.isProvided) { return edge.target.lifetime.scope == own.scope }
        return !edge.isAlternative || open.contains { $0.keeps(edge.target) }
    }

    /// Whether a factory makes the node's object in the container or scope.
    private func isBuiltHere(_ node: Node) -> Bool {
        node.index >= firstOwnIndex && node.isMade && (!node.isKept || node.lifetime.scope == scope)
    }

    /// The unit that a component forms; nil if none of its definitions is kept.
    private func unit(of component: [Int]) -> BuildUnit? {
        let all = Set(component)
        let kept = component.filter { nodes[$0].isKept }.ordered(by: \.self)
        guard !kept.isEmpty else { return nil }
        let hasCalls = component.contains { node in
            edges(of: nodes[node]).contains { $0.isCall && all.contains($0.target.index) }
        }
        var needed: [Int: [Int]] = [:]
        if hasCalls { for member in kept { needed[member] = Array(reached(from: member, in: all) { _ in true }) } }
        let taken = kept.map { member in (member, reached(from: member, in: all) { $0.moment == .construction }) }
        return BuildUnit(
            schedule: schedule(taken), prototypes: all.map { nodes[$0] }.filter { !$0.isKept }, needs: needed)
    }

    /// The kept members that a member certainly needs itself, or through prototypes alone.
    ///
    /// Calls of a configuration's methods are not followed, since the method may not make them.
    private func reached(from member: Int, in all: Set<Int>, along isCounted: (Edge) -> Bool) -> Set<Int> {
        func targets(of node: Node) -> [Node] {
            edges(of: node).filter { all.contains($0.target.index) && !$0.isCall && isCounted($0) }.map(\.target)
        }
        let below = NodesBelow(from: targets(of: nodes[member])) { $0.isKept ? [] : targets(of: $0) }
        return Set(below.nodes.filter(\.isKept).map(\.index))
    }

    /// The members in order of construction, each after the members that its factory takes.
    private func schedule(_ members: [(member: Int, taken: Set<Int>)]) -> [Int] {
        var left = members
        var order: [Int] = []
        var scheduled: Set<Int> = []
        while let index = left.firstIndex(where: { $0.taken.isSubset(of: scheduled) }) {
            order.append(left.remove(at: index).member)
            scheduled.insert(order[order.count - 1])
        }
        // Members that are left form a cycle of constructions, which `checkCycles` has reported.
        return order + left.map(\.member)
    }
}

extension Resolution {
    /// Whether a definition of the scope itself provides the object there.
    fileprivate func isProvided(by open: OpenScope) -> Bool {
        guard case .nearest(let scoped, _) = unwrapped else { return false }
        return scoped.contains(where: open.keeps)
    }
}
