// What is built as one, and in which order.

extension Check {
    /// Finds the cycles that steps close, for each place with what is taken there.
    mutating func settleUnits() {
        guard ownNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        let steps = index.declaresSteps ? stepsOfSubclasses() : [:]
        possibleSteps = steps.mapValues { $0.map(\.edge) }
        var place = BuildingPlace(nodes: allNodes, first: first, steps: steps, open: openScopes)
        place.settleUnits()
        for scope in Set(ownNodes.lazy.compactMap(\.lifetime.scope)) {
            place.scope = scope
            place.open = [scope] + openScopes
            place.settleUnits()
        }
    }

    /// The steps that an object may turn out to have, if it is of a declared subclass of its definition's type: those of that
    /// class, and where the definition has none of its own, those of other definitions of its type, too.
    private func stepsOfSubclasses() -> [Int: [BuildingPlace.Origin]] {
        let declaring = index.nodes.filter { !$0.details.steps.isEmpty }
        var hasSubclass: [ObjectIdentifier: Bool] = [:]
        func isOfSubclass(_ other: Node, of node: Node) -> Bool {
            other.type != node.type && fits(other.type, node.type)
        }
        func mayBeOfSubclass(_ node: Node) -> Bool {
            let known = hasSubclass[ObjectIdentifier(node.type)] ?? index.nodes.contains { isOfSubclass($0, of: node) }
            hasSubclass[ObjectIdentifier(node.type)] = known
            return known
        }
        // The same for all of a type that have steps of their own, and for all that have none.
        var known: [Bool: [ObjectIdentifier: [BuildingPlace.Origin]]] = [:]
        func steps(of node: Node) -> [BuildingPlace.Origin] {
            let hasOwn = !node.details.steps.isEmpty
            if let steps = known[hasOwn]?[ObjectIdentifier(node.type)] { return steps }
            let steps = declaring.filter { other in
                isOfSubclass(other, of: node) || !hasOwn && other.type == node.type && mayBeOfSubclass(node)
            }.flatMap { other in other.edges.filter { $0.moment == .step }.map { (other, $0) } }
            known[hasOwn, default: [:]][ObjectIdentifier(node.type)] = steps
            return steps
        }
        var result: [Int: [BuildingPlace.Origin]] = [:]
        for node in ownNodes where node.isClass || node.isExistential {
            let steps = steps(of: node)
            if !steps.isEmpty { result[node.index] = steps }
        }
        return result
    }
}

/// Where definitions are built as one: a container, or its scopes of one name.
private struct BuildingPlace {
    package let nodes: [Node]
    /// The first node that the check adds: none before it leads to one of these.
    let first: Int
    /// The steps that an object may turn out to have.
    package let steps: [Int: [Origin]]
    /// The scope; nil for the container.
    var scope: Scope?
    /// The scopes that are open there, the innermost first.
    var open: [Scope]

    /// An arrow, and what it leaves.
    typealias Origin = (node: Node, edge: Edge)

    func settleUnits() {
        var arrows = Arrows(count: nodes.count)
        for node in nodes {
            for arrow in self.arrows(of: node) { arrows.add(arrow.target.index, isStep: arrow.moment == .step) }
            arrows.endNode()
        }
        for component in arrows.connected where component.count > 1 {
            guard let unit = unit(of: component) else { continue }
            for member in unit.schedule { nodes[member].unit = unit }
        }
    }

    /// An arrow, and whether it need not be followed.
    private typealias Arrow = (target: Node, moment: Edge.Moment, isOptional: Bool)

    private func arrows(of node: Node) -> [Arrow] {
        guard isBuiltHere(node) else { return [] }
        var arrows: [Arrow] = []
        func add(_ edge: Edge, of node: Node, isOptional: Bool) {
            guard edge.moment != .later, isBuiltHere(edge.target), isTaken(edge, of: node) else { return }
            arrows.append((edge.target, edge.moment, isOptional))
        }
        for edge in node.edges { add(edge, of: node, isOptional: edge.isCall) }
        for (other, edge) in steps[node.index] ?? [] { add(edge, of: other, isOptional: true) }
        return arrows
    }

    /// Whether an arrow is the one of several that is taken in the place.
    private func isTaken(_ edge: Edge, of node: Node) -> Bool {
        guard !open.isEmpty else { return !edge.isAlternative }
        let resolution = node.origin(of: edge).dependency.resolution
        // What is there for wherever no scope is open gives way to the scope's own.
        if let own = open.first(where: resolution.isNearest) { return edge.target.lifetime.scope == own }
        return !edge.isAlternative || open.contains { $0 == edge.target.lifetime.scope }
    }

    /// Whether a node is made in the place, by a factory.
    private func isBuiltHere(_ node: Node) -> Bool {
        guard node.index >= first else { return false }
        switch node.kind {
        case .prototype: return true
        case .external, .value: return node.inner != nil && node.lifetime.scope == scope
        case .singleton, .scoped, .weak: return node.lifetime.scope == scope
        }
    }

    /// The unit that a component is; nil if nothing in it is kept.
    private func unit(of component: [Int]) -> BuildUnit? {
        let all = Set(component)
        let kept = component.filter { nodes[$0].isCached }.ordered(by: \.self)
        guard !kept.isEmpty else { return nil }
        let hasOptional = component.contains { node in
            arrows(of: nodes[node]).contains { $0.isOptional && all.contains($0.target.index) }
        }
        var needed: [Int: [Int]] = [:]
        if hasOptional { for member in kept { needed[member] = Array(reached(from: member, in: all) { _ in true }) } }
        let taken = kept.map { member in (member, reached(from: member, in: all) { $0.moment == .construction }) }
        return BuildUnit(
            schedule: schedule(taken), prototypes: all.map { nodes[$0] }.filter { !$0.isCached }, needs: needed)
    }

    /// The kept members that one leads to for sure, through prototypes too.
    private func reached(from member: Int, in all: Set<Int>, along isCounted: (Arrow) -> Bool) -> Set<Int> {
        var found: Set<Int> = []
        var seen: Set<Int> = [member]
        var queue = [member]
        while let next = queue.popLast() {
            for arrow in arrows(of: nodes[next])
            where all.contains(arrow.target.index) && !arrow.isOptional && isCounted(arrow) {
                if arrow.target.isCached {
                    found.insert(arrow.target.index)
                } else if seen.insert(arrow.target.index).inserted {
                    queue.append(arrow.target.index)
                }
            }
        }
        return found
    }

    /// The members, each after those that its factory takes.
    private func schedule(_ members: [(member: Int, taken: Set<Int>)]) -> [Int] {
        var left = members
        var order: [Int] = []
        var isThere: Set<Int> = []
        while let place = left.firstIndex(where: { $0.taken.isSubset(of: isThere) }) {
            order.append(left.remove(at: place).member)
            isThere.insert(order[order.count - 1])
        }
        // A cycle of initializers has been reported.
        return order + left.map(\.member)
    }
}

extension Resolution {
    /// Whether a scope has its own of it.
    fileprivate func isNearest(in scope: Scope) -> Bool {
        switch self {
        case .nearest(let scoped, _): scoped.contains { $0.scope == scope }
        case .wrapped(let inside): inside.isNearest(in: scope)
        case .node, .constant, .container, .site, .nothing, .list, .dictionary, .argument, .failed: false
        }
    }
}
