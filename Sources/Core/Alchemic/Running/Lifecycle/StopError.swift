/// An error of `stop()` or `purge()`.
///
/// All other objects were stopped.
public struct StopError: Error, Sendable, CustomStringConvertible {
    /// One object that failed to stop.
    public struct Failure: Sendable {
        /// The object's definition in words.
        public let label: String
        /// Where the object's definition is declared.
        public let location: Definition.SourceLocation
        /// The error; a ``TimeLimitExceeded`` if the stop action took too long.
        public let error: any Error
        /// The definition, as messages mention it.
        let mention: String
    }

    /// Every failure, in the order in which objects were stopped.
    public let failures: [Failure]

    /// Nil without a failure, so that there is nothing to throw.
    package init?(_ failures: [Failure]) {
        guard !failures.isEmpty else { return nil }
        self.failures = failures
    }

    /// Every failure on a line of its own, followed by the path of the wait for one that would never end.
    @_documentation(visibility: internal)
    public var description: String {
        let texts = failures.map { failure in
            let line = "\(failure.location): error: [stop-failed] stopping `\(failure.mention)` failed: "
            guard let wait = failure.error.circularWait else { return (line + failure.error.inOneLine).printable }
            let path = ([failure.mention] + wait.path).joined(separator: " -> ")
            return "\(line)[\(wait.id)] \(wait.headline)".printable + "\n  path: \(path.printable)"
        }
        return writtenTogether(texts).joined(separator: "\n")
    }
}

extension Error {
    /// The wait that would have been a deadlock, if the error is one, or if it is the only failure of a stop within.
    fileprivate var circularWait: ResolutionError? {
        if let error = self as? ResolutionError { return error.id == .circularWait ? error : nil }
        guard let failures = (self as? StopError)?.failures, failures.count == 1 else { return nil }
        return failures[0].error.circularWait
    }
}
