/// Why a container could not be started; what had been started has been stopped.
public struct StartError: Error, Sendable, CustomStringConvertible {
    /// One object that could not be built or started.
    public struct Failure: Sendable {
        /// The object's definition in words.
        public let label: String
        /// What was being built, from what the start asked for to what failed.
        public let path: [String]
        /// Where it is declared.
        public let location: SourceLocation
        /// What was thrown: a ``ResolutionError`` if it could not be built, a ``TimeLimitExceeded`` if its start action
        /// took too long, else what that threw.
        public let error: any Error

        /// What the initialiser, step or start action threw, if one did; else ``error``.
        public var underlying: any Error { (error as? ResolutionError)?.underlying ?? error }
    }

    /// Every failure, in the order in which they happened.
    public let failures: [Failure]
    /// What went wrong while what had been started was stopped.
    public let stopFailures: [StopError.Failure]

    /// Every failure, each on lines of its own.
    public var description: String {
        let starting = failures.map { failure in
            if let error = failure.error as? ResolutionError { return error.description }
            return "\(failure.location): error: [start-failed] starting `\(failure.label)` failed: \(failure.error)"
        }
        let stopping = StopError(stopFailures).map { [$0.description] } ?? []
        return (starting + stopping).joined(separator: "\n")
    }
}

extension StartError.Failure {
    init(_ node: Node, _ error: any Error) {
        let resolution = error as? ResolutionError
        self.init(
            label: node.label, path: resolution?.path ?? [node.label],
            location: resolution?.location ?? node.definition.location, error: error)
    }

    /// Whether it is only what cancelling the start did.
    var isCancellation: Bool {
        underlying is CancellationError
    }
}
