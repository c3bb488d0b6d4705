#if Services
/// Why the services of a container came to their end, and what went wrong on the way; everything has been stopped.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
    /// One service that failed, or ended before the shutdown.
    public struct Failure: Sendable {
        /// The service's definition in words.
        public let label: String
        /// The way to it, from something that nothing else needs.
        public let path: [String]
        /// Where it is declared.
        public let location: Definition.SourceLocation
        /// What it threw; nil if it returned, or was never run.
        public let error: (any Error)?
        /// What kind of problem it is: a word under which the documentation explains it.
        public let id: Diagnostic.ID
        let report: Diagnostic
    }

    /// The services at fault, in the order in which they ended.
    public let failures: [Failure]
    /// What went wrong while the others, and all other objects, were stopped.
    public let stopFailures: [StopError.Failure]

    init?(_ failures: [Failure], _ stopFailures: [StopError.Failure]) {
        guard !failures.isEmpty || !stopFailures.isEmpty else { return nil }
        self.failures = failures
        self.stopFailures = stopFailures
    }

    /// Every failure, each on lines of its own.
    @_documentation(visibility: internal)
    public var description: String {
        let services = failures.isEmpty ? [] : [failures.map(\.report).text(.plain)]
        return (services + (StopError(stopFailures).map { [$0.description] } ?? [])).joined(separator: "\n\n")
    }
}

extension ServiceError.Failure {
    /// A service that threw something.
    init(_ definition: Definition, threw error: any Error, in graph: Graph) {
        self.init(
            .serviceFailed, definition, in: graph, error, "the service `\(definition.mention)` failed: \(error)", nil)
    }

    /// A service that returned.
    init(ended definition: Definition, in graph: Graph) {
        self.init(
            .serviceEnded, definition, in: graph, nil,
            "the service `\(definition.mention)` returned before the shutdown",
            "let `run()` wait for `gracefulShutdown()`, or conform to `FinishingService` if it may finish early"
        )
    }

    /// A service that was not started.
    init(waiting definition: Definition, in graph: Graph) {
        self.init(
            .serviceWaiting, definition, in: graph, nil,
            "the service `\(definition.mention)` did not run: it needs an `External` that is not set",
            "set the external before `run()`, or declare a `Value` instead")
    }

    private init(
        _ id: Diagnostic.ID, _ definition: Definition, in graph: Graph, _ error: (any Error)?, _ headline: String,
        _ help: String?
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
    /// A service was not run, since something that it needs has not been set.
    public static let serviceWaiting = Self(rawValue: "service-waiting")
}

extension Graph {
    /// The way from something that nothing else needs to a definition, its own last.
    fileprivate func wayFromUnneeded(to definition: Definition) -> [String] {
        guard let node = nodes.first(where: { $0.inner == nil && $0.definition.maker === definition.maker })
        else { return [definition.mention] }
        return way(to: node) { _, isNeeded in !isNeeded } + [node.mention]
    }
}

extension ServiceError.Failure: Printed, Opaque {
    package var summary: String { report.headline + facts("\(location)") }
}
#endif
