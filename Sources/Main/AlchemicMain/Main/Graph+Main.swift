import Alchemic

extension Graph {
    /// Whether a start makes or injects an object on the main actor.
    var startNeedsMainActor: Bool {
        NodesBelow(startOrder, along: { $0.moment != .later }).nodes.contains { node in
            node.isMadeOnMain || node.awareness == .onActor || node.steps.contains { $0.step.isolation == .main }
        }
    }

    /// A problem for each given name of this level that a level above has, too.
    ///
    /// Modules that join share the names of the main container. A name is unique there, unless the definition overrides.
    var hiddenNames: [Diagnostic] {
        guard let parent else { return [] }
        var problems: [Diagnostic] = []
        for node in nodes.dropFirst(parent.nodes.count) where node.inner == nil {
            let details = node.definition.details
            guard details.overriding.isEmpty else { continue }
            for name in [details.name].compactMap(\.self) + details.aliases {
                guard let other = parent.resolver.index.named[name] else { continue }
                problems.append(.duplicateName(name, of: node, and: other))
            }
        }
        return problems
    }
}
