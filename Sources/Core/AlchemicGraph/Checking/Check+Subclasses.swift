// Steps that an object may have because it turns out to be of a subclass.

extension Check {
    /// Warns where the steps of a class lead back to a definition of a superclass, whose factory may return the subclass.
    ///
    /// Such steps run while the superclass's unit is being built, but are no part of it. They must not lead back to the unit
    /// through a kept object that the unit itself does not need: building that object would wait for the unit.
    mutating func checkSubclasses() {
        let index = resolver.index
        guard index.declaresSteps else { return }
        let made = Dictionary(grouping: ownNodes.filter { $0.isClass && $0.isMade }) { ObjectIdentifier($0.type) }
        for node in index.visible(index.nodes) where index.nodes(withStepsFor: node.type).first === node {
            guard let path = path(from: node, backTo: made), let other = path.last,
                let edge = node.edges.first(where: { $0.target === path[0] && $0.moment == .step && $0.leadsToMade })
            else { continue }
            let (dependency, step) = node.origin(of: edge)
            let outer = TypeShape(dependency.type).outer
            let type = outer?.form == .optional ? outer?.element ?? dependency.type : dependency.type
            problems.add(
                .subclassCycle,
                with: Values(
                    node: node, other: other, type: type, name: step?.label ?? "",
                    choice: edge.target.mayBeShared(as: TypeShape(type).leaf) ? 0 : 1),
                path: LabelPath([node.label] + path.map(\.label)).shortened,
                notes: [Diagnostic.Note("superclass", on: other)])
        }
    }

    /// The path from a step of a definition to a definition of the nearest superclass that has such a path; nil if there is none.
    ///
    /// It leads through a kept definition that the superclass's definition does not need.
    private func path(from node: Node, backTo made: [ObjectIdentifier: [Node]]) -> [Node]? {
        guard let type = node.type as? AnyClass else { return nil }
        let superclasses = sequence(first: type, next: superclass(of:)).dropFirst()
        let others = superclasses.flatMap { made[ObjectIdentifier($0)] ?? [] }
        if others.isEmpty { return nil }
        let taken = node.edges.filter { $0.moment == .step && $0.leadsToMade }.map(\.target)
        let below = NodesBelow(taken, along: \.leadsToMade)
        for other in others where below.holds(other) {
            let own = NodesBelow([other], along: \.leadsToMade)
            let leading = below.leading(to: { $0 === other })
            let outside = below.nodes.first { $0.isKept && !own.holds($0) && leading.holds($0) }
            guard let outside else { continue }
            return below.path(to: outside) + NodesBelow([outside], along: \.leadsToMade).path(to: other).dropFirst()
        }
        return nil
    }

    /// The strictest isolation of the steps that objects declared as each class or protocol may have, also as a subclass's; none
    /// for other types.
    ///
    /// Call it once ``Node/completeIsolation`` is settled.
    func isolationsOfPossibleSteps(of nodes: [Node]) -> [ObjectIdentifier: Isolation] {
        guard resolver.index.declaresSteps else { return [:] }
        let stepped = Dictionary(grouping: resolver.index.nodes.filter { !$0.details.steps.isEmpty }) {
            ObjectIdentifier($0.type)
        }
        let isolations = stepped.values.map { nodes in
            (
                type: nodes[0].type, alone: nodes.map(\.isolationOfOwnSteps).max(),
                withParameters: nodes.map(\.completeIsolationOfOwnSteps).max()
            )
        }
        let types = nodes.filter { $0.isClass || $0.isExistential }.map { (ObjectIdentifier($0.type), $0.type) }
        return Dictionary(types) { first, _ in first }.compactMapValues { type in
            // A plan includes the parameters of the type's own steps. It cannot include those of a subclass's steps, since only
            // the object shows its class; so the isolation of those parameters counts as well.
            isolations.filter { fits($0.type, type) }
                .compactMap { $0.type == type ? $0.alone : $0.withParameters }.max()
        }
    }
}

extension Node {
    /// The isolation of the steps that the node's own declaration has, without that of their parameters.
    fileprivate var isolationOfOwnSteps: Isolation { details.steps.reduce(.synchronous) { max($0, $1.isolation) } }

    /// The isolation of the steps that the node's own declaration has, with that of their parameters.
    fileprivate var completeIsolationOfOwnSteps: Isolation {
        // The node's own steps come after those of superclasses.
        let first = steps.count - details.steps.count
        let own = edges.lazy.filter { $0.moment == .step && $0.step >= first }
        return own.reduce(isolationOfOwnSteps) { max($0, $1.target.completeIsolation) }
    }
}

extension Edge {
    /// Whether building the edge's source also makes the target, whichever scopes are open.
    fileprivate var leadsToMade: Bool { moment != .later && !way.isAlternative && target.isMade }
}
