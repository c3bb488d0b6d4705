/// An error of `stop()` or `purge()`.
///
/// All other objects were stopped.
public struct StopError: Error, Sendable, CustomStringConvertible {
    /// One object that failed to stop.
    public struct Failure: Sendable {
        /// The object's definition in words.
        public let label: String
        /// Where it is declared.
        public let location: SourceLocation
        /// The error; a ``TimeLimitExceeded`` if it took too long.
        public let error: any Error
    }

    /// Every failure, in the order in which objects were stopped.
    public let failures: [Failure]

    package init?(_ failures: [Failure]) {
        guard !failures.isEmpty else { return nil }
        self.failures = failures
    }

    /// Every failure on a line of its own.
    public var description: String {
        failures.map { failure in
            "\(failure.location): error: [stop-failed] stopping `\(failure.label)` failed: \(failure.error.inOneLine)"
                .printable
        }.joined(separator: "\n")
    }
}
