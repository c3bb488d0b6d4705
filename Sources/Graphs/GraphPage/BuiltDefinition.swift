/// When a definition's object was built, and for how long: one line of a trace.
package struct BuiltDefinition: Sendable, Hashable {
    /// The definition's id in the document.
    package let id: String
    /// When the factory was called, from the beginning of the trace.
    package let start: Duration
    /// How long building took, dependencies excluded where the trace knows.
    package let duration: Duration

    /// Creates a line of a trace.
    ///
    /// - Parameters:
    ///   - id: The definition's id in the document.
    ///   - start: When the factory was called, from the beginning of the trace.
    ///   - duration: How long building took.
    package init(id: String, start: Duration, duration: Duration) {
        self.id = id
        self.start = start
        self.duration = duration
    }

    /// The line as JSON, in microseconds.
    var embedded: String {
        "{\"id\":\(EmbeddedJSON.quoted(id)),\"start\":\(start.microseconds),\"duration\":\(duration.microseconds)}"
    }
}

extension Duration {
    fileprivate var microseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }
}
