// Resolution errors about containers, and about circular waits.

extension ResolutionError {
    package static func circularWait(_ wait: CircularWait) -> ResolutionError {
        let others = wait.labels.dropFirst().map { "`\($0)`" }
        return ResolutionError(
            .circularWait,
            with: Values(
                name: wait.labels.first ?? "",
                text: others.isEmpty ? "this resolution" : others.joined(separator: ", which waits for ")),
            path: wait.labels)
    }

    static func draining(_ scope: Scope) -> ResolutionError {
        ResolutionError(.draining, with: Values(name: scope.name))
    }

    @usableFromInline
    static func ended(_ container: Container) -> ResolutionError {
        // A scope or child of an override ends with the override.
        let override = sequence(first: container, next: \.outer).first {
            $0.overlaid != nil && ($0 === container || $0.isEnded)
        }
        return override?.overrideRecord?.error ?? ResolutionError(.ended, with: Values(name: container.words))
    }
}
