#if Services
/// The reasons why the services of a container ended; by then, everything has been stopped.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
    /// A service that failed, returned before the shutdown, or never ran.
    public struct Failure: Sendable {
        /// The service's definition in words.
        public let label: String
        /// The path to the definition, from a definition that no other needs.
        public let path: [String]
        /// The place of the declaration.
        public let location: Definition.SourceLocation
        /// The error that the service threw; nil if it returned, or never ran.
        public let error: (any Error)?
        /// The kind of problem: the id that the documentation explains.
        public let id: Diagnostic.ID
        /// The failure as it is printed.
        let report: Diagnostic
    }

    /// The services at fault, in the order in which they ended.
    public let failures: [Failure]
    /// The failures while services and other objects were stopped.
    public let stopFailures: [StopError.Failure]

    /// Creates an error; nil if there are no failures.
    init?(failures: [Failure], stopFailures: [StopError.Failure]) {
        guard !failures.isEmpty || !stopFailures.isEmpty else { return nil }
        self.failures = failures
        self.stopFailures = stopFailures
    }

    /// Every failure, each on its own lines.
    @_documentation(visibility: internal)
    public var description: String {
        let services = failures.isEmpty ? [] : [failures.map(\.report).text(.plain)]
        return (services + (StopError(stopFailures).map { [$0.description] } ?? [])).joined(separator: "\n\n")
    }
}

extension ServiceError.Failure {
    /// Describes a service that threw an error.
    init(_ definition: Definition, threw error: any Error, in graph: Graph) {
        self.init(
            .serviceFailed, of: definition, in: graph, error: error,
            headline: "the service `\(definition.mention)` failed: \(error)")
    }

    /// Describes a service that returned before the shutdown.
    init(ended definition: Definition, in graph: Graph) {
        self.init(
            .serviceEnded, of: definition, in: graph,
            headline: "the service `\(definition.mention)` returned before the shutdown",
            help: "let `run()` wait for `gracefulShutdown()`, or conform to `FinishingService` if it may finish early"
        )
    }

    /// Describes a service that was not started.
    init(waiting definition: Definition, in graph: Graph) {
        self.init(
            .serviceWaiting, of: definition, in: graph,
            headline: "the service `\(definition.mention)` did not run: it needs an `External` that is not set",
            help: "set the external before `run()`, or declare a `Value` instead")
    }

    /// Describes a failure, with the path to the definition from one that no other needs.
    private init(
        _ id: Diagnostic.ID, of definition: Definition, in graph: Graph, error: (any Error)? = nil, headline: String,
        help: String? = nil
    ) {
        self.id = id
        label = definition.label
        location = definition.location
        self.error = error
        report = Diagnostic(
            id, headline, at: definition.location, path: graph.wayFromUnneeded(to: definition), help: help
        ).explained(on: "Services")
        path = report.path
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A service threw an error.
    public static let serviceFailed = Self(rawValue: "service-failed")
    /// A service returned before the shutdown.
    public static let serviceEnded = Self(rawValue: "service-ended")
    /// A service was not run, because one of its dependencies has not been set.
    public static let serviceWaiting = Self(rawValue: "service-waiting")
}

extension Graph {
    /// The path to a definition, from one that no other needs; the definition's own mention comes last.
    fileprivate func wayFromUnneeded(to definition: Definition) -> [String] {
        guard let node = nodes.first(where: { $0.inner == nil && $0.definition.maker === definition.maker })
        else { return [definition.mention] }
        let needed = Set(nodes.flatMap(\.edges).filter { $0.moment != .later }.map(\.target.index))
        return path(to: node, from: nodes.filter { !needed.contains($0.index) }) + [node.mention]
    }
}

extension ServiceError.Failure: Printed, Opaque {
    package var summary: String { report.headline + facts("\(location)") }
}
#endif
