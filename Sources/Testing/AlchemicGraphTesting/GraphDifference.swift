public import AlchemicGraphDocument
import LineDifference

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
        let (before, after) = (old.outline, new.outline)
        guard before != after else { return nil }
        description = lineDifference(from: before, to: after)
    }

    init(_ description: String) {
        self.description = description
    }
}
