import Alchemic

extension Graph {
    /// Whether a start makes or injects an object on the main actor.
    var startNeedsMainActor: Bool {
        NodesBelow(startOrder, along: { $0.moment != .later }).nodes.contains { node in
            node.isMadeOnMain || node.awareness == .onActor || node.steps.contains { $0.step.isolation == .main }
        }
    }

    /// A problem for each name that both a definition of this graph and one of its parent have, unless the former overrides.
    ///
    /// Modules that join the main container share its names, which are unique.
    var nameClashes: [Diagnostic] {
        guard let parent else { return [] }
        var problems: [Diagnostic] = []
        for node in nodes.dropFirst(parent.nodes.count) where node.inner == nil {
            guard node.definition.details.overriding.isEmpty else { continue }
            for name in node.definition.allNames {
                guard let other = parent.resolver.index.named[name] else { continue }
                problems.append(.duplicateName(name, of: node, and: other))
            }
        }
        return problems
    }
}
