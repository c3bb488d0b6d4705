/// A candidate that a rule of choice has rejected.
package struct TurnedDown: Sendable {
    /// The rule; its word is that of documents.
    package enum Rule: String, Sendable {
        /// It is the consumer, or what it wraps.
        case ownRequest = "own request"
        /// It belongs to a scope, and the consumer outlives scopes.
        case outlivedScope = "outlived scope"
        /// Another one belongs to the scope of the consumer.
        case nearerScope = "nearer scope"
        /// Another one is declared in a nearer container.
        case nearerContainer = "nearer container"
        /// Another one is primary.
        case notPrimary = "not primary"
        /// It is one of several primary ones.
        case severalPrimaries = "several primaries"
        /// It is one of several, and none is primary.
        case ambiguous
        /// It is found by other types only.
        case hidden
        /// Another one is in its place.
        case replaced
        /// It takes arguments that the request does not give, or others.
        case arguments
    }

    package let node: Node
    package let rule: Rule
}

extension TypeCache {
    /// Notes those of some candidates that a rule rejects, if that is wanted.
    func turnDown(
        _ candidates: [Node], because rule: TurnedDown.Rule, where isTurnedDown: (Node) -> Bool = { _ in true }
    ) {
        guard turnedDown != nil else { return }
        for node in candidates where isTurnedDown(node) {
            turnedDown?.append(TurnedDown(node: node, rule: rule))
        }
    }
}

extension Resolver {
    /// Resolves a parameter or a request again, and says what was rejected on the way.
    package func explained(
        _ type: Any.Type, _ plan: QueryPlan, for node: Node?, _ cache: TypeCache
    ) -> (resolution: Resolution, turnedDown: [TurnedDown]) {
        cache.turnedDown = []
        defer { cache.turnedDown = nil }
        do {
            let resolution = try resolve(type, plan, for: node.map(Asker.node) ?? .request, cache)
            return (resolution, cache.turnedDown ?? [])
        } catch {
            if error.kind == .argumentMismatch { cache.turnDown(error.nodes, because: .arguments) }
            return (.failed, cache.turnedDown ?? [])
        }
    }

    /// What could be provided as a type and is no candidate, since it is hidden, or since something else is in its place.
    package func withheld(from type: Any.Type) -> [TurnedDown] {
        index.nodes.filter { node in
            node.hidesOtherTypes && !node.provides(type) && !index.shadowed.contains(node.index)
                && fits(node.type, type)
        }.map { TurnedDown(node: $0, rule: .hidden) }
            + index.replaced.filter { $0.node.provides(type) }
            .map { TurnedDown(node: $0.node, rule: .replaced) }
    }

    /// What is replaced by an override, or lost its name to a definition of a child, each with what is in its place.
    package var replaced: [(node: Node, by: Node)] { index.replaced }
}
