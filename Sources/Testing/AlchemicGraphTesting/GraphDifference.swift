public import AlchemicGraphDocument

/// What has changed from one graph to another, a line for each definition.
public struct GraphDifference: Sendable, Hashable, CustomStringConvertible {
    /// The lines: `-` for what is only in the old graph, `+` for what is only in the new one.
    @_documentation(visibility: internal)
    public let description: String

    /// Compares two documents; places in files do not count.
    ///
    /// - Parameters:
    ///   - old: The old one.
    ///   - new: The new one.
    /// - Returns: nil if nothing has changed.
    public init?(from old: GraphDocument, to new: GraphDocument) {
        let changes = GraphChanges(from: old, to: new)
        guard !changes.isEmpty else { return nil }
        description = changes.lines().map(\.text).joined(separator: "\n")
    }

    init(_ description: String) {
        self.description = description
    }
}
