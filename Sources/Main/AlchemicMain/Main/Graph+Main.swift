import Alchemic

extension Graph {
    /// Whether a start makes or injects something on the main actor.
    var startNeedsMainActor: Bool {
        NodesBelow(startOrder, along: { $0.moment != .later }).nodes.contains { node in
            node.isMadeOnMain || node.awareness == .onActor || node.steps.contains { $0.step.isolation == .main }
        }
    }

    /// What this level's given names hide of the levels above: what joins is one container with them, in which a name
    /// stands once, unless the definition overrides.
    var hiddenNames: [Diagnostic] {
        guard let parent else { return [] }
        var problems: [Diagnostic] = []
        for node in nodes.dropFirst(parent.nodes.count) where node.inner == nil {
            let details = node.definition.details
            guard details.overriding.isEmpty else { continue }
            for name in [details.name].compactMap(\.self) + details.aliases {
                guard let other = parent.resolver.index.named[name] else { continue }
                problems.append(.duplicateName(name, node, other))
            }
        }
        return problems
    }
}
