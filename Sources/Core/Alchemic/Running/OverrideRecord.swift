/// The definitions of an override in words, and where it was made, for providers and `Lazy`s that outlive the override.
///
/// The record keeps no definition: a factory may hold objects of a test.
final class OverrideRecord: Sendable {
    private let definitions: [(mention: String, location: Definition.SourceLocation)]
    private let location: Definition.SourceLocation

    /// Notes the definitions that the override adds to the graph below it.
    init(_ graph: Graph, over base: Graph, at location: Definition.SourceLocation) {
        self.location = location
        definitions = graph.definitions(notIn: base).map { ($0.mention, $0.location) }
    }

    /// The error of a request that comes after the override has ended.
    var error: ResolutionError {
        ResolutionError(
            .overrideEnded, with: Values(text: definitions.map { "`\($0.mention)`" }.joined(separator: ", ")),
            notes: definitions.map { Diagnostic.Note("override", "`\($0.mention)` (\($0.location))") }
                + [Diagnostic.Note("made", "\(location)")])
    }
}

extension Graph {
    /// The definitions that another graph does not have, then the decorators that it does not have.
    fileprivate func definitions(notIn base: Graph) -> [Definition] {
        let known = Set(base.nodes.map { ObjectIdentifier($0.definition.maker) })
        return nodes.filter { $0.inner == nil }.map(\.definition).filter { !known.contains(ObjectIdentifier($0.maker)) }
            + decorators.dropFirst(base.decorators.count).map(\.definition)
    }
}
