public import AlchemicGraphDocument

/// The changes from one graph to another, with a line for each definition.
public struct GraphDifference: Sendable, Hashable, CustomStringConvertible {
    /// The lines: `-` before definitions of the old graph only, `+` before those of the new one only.
    @_documentation(visibility: internal)
    public let description: String

    /// Compares two documents, without source locations; nil if nothing has changed.
    ///
    /// - Parameters:
    ///   - old: The old document.
    ///   - new: The new document.
    public init?(from old: GraphDocument, to new: GraphDocument) {
        let changes = GraphChanges(from: old, to: new)
        guard !changes.isEmpty else { return nil }
        description = changes.lines().map(\.text).joined(separator: "\n")
    }

    init(_ description: String) {
        self.description = description
    }
}
