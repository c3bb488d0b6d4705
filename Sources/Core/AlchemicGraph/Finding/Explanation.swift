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

    package init(node: Node, rule: Rule) {
        self.node = node
        self.rule = rule
    }
}

extension TypeCache {
    /// Notes those of some candidates that a rule rejects, if that is wanted.
    package func turnDown(
        _ candidates: [Node], because rule: TurnedDown.Rule, where isTurnedDown: (Node) -> Bool = { _ in true }
    ) {
        guard turnedDown != nil else { return }
        for node in candidates where isTurnedDown(node) {
            turnedDown?.append(TurnedDown(node: node, rule: rule))
        }
    }
}
