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

    /// The error of a request after the end; if an override has ended, it names the override's definitions.
    @usableFromInline
    static func ended(_ container: Container) -> ResolutionError {
        // A scope or child of an override ends with the override.
        let override = sequence(first: container, next: \.outer).first {
            $0.overridden != nil && ($0 === container || $0.isEnded)
        }
        return override?.errorAfterOverride ?? ResolutionError(.ended, with: Values(name: container.words))
    }

    /// The error of a request after the end of an override, with the definitions and decorators that the override adds.
    ///
    /// Made as the override begins, and kept by what outlives it. Of words alone: a factory may hold objects of a test.
    static func overrideEnded(
        _ graph: Graph, over base: Graph, at location: Definition.SourceLocation
    ) -> ResolutionError {
        let known = Set(base.nodes.map { ObjectIdentifier($0.definition.maker) })
        let own = graph.nodes.filter { $0.inner == nil }.map(\.definition)
        let definitions =
            own.filter { !known.contains(ObjectIdentifier($0.maker)) }
            + graph.decorators.dropFirst(base.decorators.count).map(\.definition)
        return ResolutionError(
            .overrideEnded, with: Values(text: definitions.map { "`\($0.mention)`" }.joined(separator: ", ")),
            notes: definitions.map { Diagnostic.Note("override", "`\($0.mention)` (\($0.location))") }
                + [Diagnostic.Note("made", "\(location)")])
    }
}
