/// A candidate that a rule of choice has rejected.
package typealias TurnedDown = (node: Node, rule: ChoiceRule)

/// A rule of choice that rejects candidates, with its name in documents as the raw value.
package enum ChoiceRule: String, Sendable {
    /// The candidate is the consumer itself, or the definition that the consumer wraps.
    case ownRequest = "own request"
    /// The candidate belongs to a scope, and the consumer outlives scopes.
    case outlivedScope = "outlived scope"
    /// Another candidate belongs to the scope of the consumer.
    case nearerScope = "nearer scope"
    /// Another candidate is declared in a nearer container.
    case nearerContainer = "nearer container"
    /// Another candidate is primary.
    case notPrimary = "not primary"
    /// Several candidates are primary.
    case severalPrimaries = "several primaries"
    /// There are several candidates, and none is primary.
    case ambiguous
    /// The candidate is found by other types only.
    case hidden
    /// Another definition replaces the candidate.
    case replaced
    /// The candidate takes other arguments than the request passes.
    case arguments
}

extension TypeCache {
    /// Records the candidates that a rule rejects, if the caller wants them.
    package func turnDown(
        _ candidates: [Node], because rule: ChoiceRule, where isTurnedDown: (Node) -> Bool = { _ in true }
    ) {
        guard turnedDown != nil else { return }
        for node in candidates where isTurnedDown(node) { turnedDown?.append((node, rule)) }
    }
}
