import AlchemicGraph
package import AlchemicGraphDocument

extension GraphAnalysis {
    /// The reasons and remedies for the rules that occur in the document.
    package var ruleWords: [String: (reason: String, remedy: String?)] {
        let candidates =
            document.requests.flatMap(\.turnedDown)
            + definitions.flatMap { $0.dependenciesWithSteps.flatMap(\.dependency.turnedDown) }
        return Dictionary(candidates.map { ($0.rule, ($0.reason, $0.remedy)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension GraphDocument.TurnedDown {
    /// The reason for the rejection, in words.
    package var reason: String {
        switch ChoiceRule(rawValue: rule) {
        case .ownRequest: "it is the consumer, or what that wraps"
        case .outlivedScope: "it belongs to a scope, which the consumer outlives"
        case .nearerScope: "another one belongs to the consumer's scope"
        case .nearerContainer: "another one is declared in a nearer container"
        case .notPrimary: "another one is primary"
        case .severalPrimaries: "it is one of several that are primary"
        case .ambiguous: "it is one of several, and none is primary"
        case .hidden: "`.only(as:)` hides it from this type"
        case .replaced: "another one replaces it"
        case .arguments: "it takes arguments of its caller, and gets others or none"
        case nil: rule
        }
    }

    /// The edit after which the candidate would be taken; nil if there is none.
    package var remedy: String? {
        switch ChoiceRule(rawValue: rule) {
        case .outlivedScope: "take a `ScopeProvider`, and resolve it while the scope is open"
        case .nearerScope, .nearerContainer: "give it a name, and resolve it by that"
        case .notPrimary: "move `.primary()` to it, or resolve it by its name"
        case .severalPrimaries: "keep `.primary()` on one of them"
        case .ambiguous: "add `.primary()` to one of them, or resolve one by its name"
        case .hidden: "name the type in `.only(as:)` too"
        case .replaced: "remove the override, or the definition of the same name"
        case .arguments: "resolve a `Provider` that takes the arguments, and call it with them"
        case .ownRequest, nil: nil
        }
    }
}
