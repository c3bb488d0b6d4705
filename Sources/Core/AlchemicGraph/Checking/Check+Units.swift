// Finds the units that are cycles, and the order of their construction.

extension Check {
    /// Finds the cycles that steps close, in the container and in the scopes of each name.
    mutating func settleUnits() {
        guard ownNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        settleUnits(in: nil, open: openScopes)
        for scope in Set(ownNodes.lazy.compactMap(\.lifetime.scope)) {
            settleUnits(in: scope, open: [OpenScope(scope, level: level)] + openScopes)
        }
    }

    /// Gives the members of each cycle their unit, in the container or in the scopes of one name.
    ///
    /// The open scopes are those where the members are built, the innermost first.
    private func settleUnits(in scope: Scope?, open: [OpenScope]) {
        // No earlier node leads to one that the check adds.
        func isBuiltHere(_ node: Node) -> Bool {
            node.index >= firstOwnIndex && node.isMade && (!node.isKept || node.lifetime.scope == scope)
        }
        let edges = allNodes.map { node in
            !isBuiltHere(node)
                ? []
                : node.edges.filter { edge in
                    edge.moment != .later && isBuiltHere(edge.target) && node.takes(edge, within: open)
                }
        }
        let arrows = Arrows(edges.map { $0.map(\.target.index) })
        for component in arrows.connected where component.count > 1 {
            guard let unit = unit(of: component, along: edges) else { continue }
            for member in unit.schedule { allNodes[member].unit = unit }
        }
    }

    /// The unit that a component forms; nil if none of its definitions is kept.
    private func unit(of component: [Int], along edges: [[Edge]]) -> BuildUnit? {
        let all = Set(component)
        let kept = component.filter { allNodes[$0].isKept }.ordered(by: \.self)
        guard !kept.isEmpty else { return nil }
        // The kept members that a member needs by itself, or through prototypes. Calls of a configuration's methods are not
        // followed, since the method may not make them.
        func needed(by member: Int, _ isCounted: (Edge) -> Bool) -> [Int] {
            func targets(of node: Node) -> [Node] {
                edges[node.index].filter { all.contains($0.target.index) && !$0.isCall && isCounted($0) }.map(\.target)
            }
            let below = NodesBelow(from: targets(of: allNodes[member])) { $0.isKept ? [] : targets(of: $0) }
            return below.nodes.filter(\.isKept).map(\.index)
        }
        var left = kept.map { (member: $0, taken: needed(by: $0) { $0.moment == .construction }) }
        var schedule: [Int] = []
        var scheduled: Set<Int> = []
        while let index = left.firstIndex(where: { scheduled.isSuperset(of: $0.taken) }) {
            schedule.append(left.remove(at: index).member)
            scheduled.insert(schedule[schedule.count - 1])
        }
        // Members that are left form a cycle of constructions, which `checkCycles` has reported.
        schedule += left.map(\.member)
        let hasCalls = component.contains { node in
            edges[node].contains { $0.isCall && all.contains($0.target.index) }
        }
        let needs = hasCalls ? kept.map { ($0, needed(by: $0) { _ in true }) } : []
        return BuildUnit(
            schedule: schedule, prototypes: component.map { allNodes[$0] }.filter { !$0.isKept },
            needs: Dictionary(uniqueKeysWithValues: needs))
    }
}

extension Node {
    /// Whether an edge of the node is taken with these scopes open, where a parameter has alternatives for different scopes.
    fileprivate func takes(_ edge: Edge, within open: [OpenScope]) -> Bool {
        guard !open.isEmpty else { return !edge.way.isAlternative }
        // A scope's own definition replaces the one that is taken where no scope is open.
        if case .nearest(let nodes) = origin(of: edge).dependency.resolution.unwrapped,
            let own = open.first(where: { nodes.contains(where: $0.keeps) })
        {
            return edge.target.lifetime.scope == own.scope
        }
        return !edge.way.isAlternative || open.contains { $0.keeps(edge.target) }
    }
}
