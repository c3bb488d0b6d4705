// Resolution errors about containers, and about circular waits.

extension ResolutionError {
    /// The error of a wait that would never end, with what waits for what.
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

    /// The error of a request after the end; if an override has ended, it names the override's definitions.
    @usableFromInline
    static func ended(_ container: Container) -> ResolutionError {
        // A scope or child of an override ends with the override.
        let override = sequence(first: container, next: \.outer).first {
            $0.overridden != nil && ($0 === container || $0.isEnded)
        }
        return override?.overrideRecord?.error ?? ResolutionError(.ended, with: Values(name: container.words))
    }
}
