/// An error of `start()`.
///
/// Everything that was started was stopped, but for ``stopFailures``.
public struct StartError: Error, Sendable, CustomStringConvertible {
    /// One object that could not be built or started.
    public struct Failure: Sendable {
        /// The object's definition in words.
        public let label: String
        /// The path from the eager object to the failure.
        public let path: [String]
        /// Where the object's definition is declared.
        public let location: Definition.SourceLocation
        /// A ``ResolutionError`` if the object could not be built, a ``TimeLimitExceeded``, or the error of its start
        /// action.
        public let error: any Error

        /// The error that the initializer, step or start action threw, if one did; otherwise ``error``.
        public var underlying: any Error { (error as? ResolutionError)?.underlying ?? error }

        /// The failure as a diagnostic, for messages.
        let report: Diagnostic
    }

    /// Every failure, in the order in which they happened.
    public let failures: [Failure]
    /// Failures of stop actions after the start had failed.
    public let stopFailures: [StopError.Failure]

    /// Every failure, each on lines of its own.
    @_documentation(visibility: internal)
    public var description: String {
        let starting = failures.isEmpty ? [] : [failures.map(\.report).text(.plain)]
        let stopping = StopError(stopFailures).map { [$0.description] } ?? []
        return (starting + stopping).joined(separator: "\n\n")
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A start action, or the beginning of a role, failed with an error that is no ``ResolutionError``.
    static let startFailed = Self(rawValue: "start-failed")
}

extension StartError.Failure {
    /// Describes the failure of an object, with the path from the eager definition that needs the object.
    init(of node: Node, error: any Error, in graph: Graph) {
        let path = graph.path(to: node, from: graph.nodes.filter(\.definition.isBuiltByRun))
        let whole = (error as? ResolutionError).map { path.reversed().reduce($0) { $0.building($1) } }
        let report =
            whole?.report
            ?? Diagnostic(
                .startFailed, "starting `\(node.mention)` failed: \(error)", at: node.definition.location,
                path: path + [node.mention],
                help: error is TimeLimitExceeded
                    ? "allow more time with `.onStart(within:)`, or find what it waits for" : nil)
        self.init(
            label: node.label, path: whole?.path ?? report.path, location: whole?.location ?? node.definition.location,
            error: whole ?? error, report: report)
    }
}

extension Graph {
    /// The names on the shortest path to a node from any of some nodes, along what is not deferred; the node's own is left out.
    package func path(to node: Node, from beginnings: [Node]) -> [String] {
        NodesBelow(beginnings) { $0.moment != .later }.path(to: node).dropLast().map(\.mention)
    }
}
