// What the main container asks a graph.

extension Graph {
    /// Whether a start makes or injects something on the main actor.
    package var startNeedsMainActor: Bool {
        NodesBelow(startOrder, along: { $0.moment != .later }).nodes.contains { node in
            node.isMadeOnMain || node.awareness == .onActor || node.steps.contains { $0.step.isolation == .main }
        }
    }

    /// What this level's given names hide of the levels above: what joins is one container with them, in which a name
    /// stands once, unless the definition overrides.
    package var hiddenNames: [Diagnostic] {
        guard let parent else { return [] }
        var problems: [Diagnostic] = []
        for node in nodes.dropFirst(parent.nodes.count) where node.inner == nil {
            guard node.details.overriding.isEmpty else { continue }
            for name in [node.definition.name].compactMap({ $0 }) + node.definition.aliases {
                guard let other = parent.resolver.index.named[name] else { continue }
                problems.append(.duplicateName(name, node, other))
            }
        }
        return problems
    }
}
