/// The construction of a definition's object in a trace: its beginning and duration.
package struct BuiltDefinition: Sendable, Hashable {
    /// The definition's id in the document.
    package let id: String
    /// The time of the factory's call, from the beginning of the trace.
    package let start: Duration
    /// The duration of building, without dependencies where the trace tells them apart.
    package let duration: Duration

    /// Creates an entry of a trace.
    ///
    /// - Parameters:
    ///   - id: The definition's id in the document.
    ///   - start: The time of the factory's call, from the beginning of the trace.
    ///   - duration: The duration of building.
    package init(id: String, start: Duration, duration: Duration) {
        self.id = id
        self.start = start
        self.duration = duration
    }

    /// The entry as JSON, in microseconds.
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
