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
    /// Records candidates that a rule rejects, if the caller wants them.
    package func turnDown(_ candidates: [Node], because rule: ChoiceRule) {
        turnedDown?.append(contentsOf: candidates.map { ($0, rule) })
    }

    /// Removes and records the candidates that a rule rejects.
    func reject(_ candidates: inout [Node], because rule: ChoiceRule, where isRejected: (Node) -> Bool) {
        if turnedDown != nil { turnDown(candidates.filter(isRejected), because: rule) }
        candidates.removeAll(where: isRejected)
    }

    /// Removes and records the candidates of scopes, unless there are no others.
    func rejectScoped(_ candidates: inout [Node]) {
        guard candidates.contains(where: { $0.lifetime.scope == nil }) else { return }
        reject(&candidates, because: .outlivedScope) { $0.lifetime.scope != nil }
    }

    /// Removes and records the candidates that are not primary, if any is.
    func rejectSecondary(_ candidates: inout [Node]) {
        guard candidates.contains(where: \.definition.isPrimary) else { return }
        reject(&candidates, because: .notPrimary) { !$0.definition.isPrimary }
    }
}
