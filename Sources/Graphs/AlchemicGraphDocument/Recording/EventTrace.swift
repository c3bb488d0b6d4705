import Alchemic

/// The events of containers, with their times, as plain data for a timeline.
///
/// `alchemic trace` prints the timeline of a start, and the interactive page lays it over the graph.
///
/// ```swift
/// let recorder = EventRecorder()
/// let container = try Container(shop, observer: recorder.observer())
/// try await container.start()
/// try JSONEncoder().encode(recorder.trace).write(to: URL(filePath: "start.json"))
/// ```
///
/// A trace contains names and times. It contains only the type of an error, whose text may hold secrets. The JSON Schema is in
/// the repository, `Documentation/event-trace.schema.json`.
public struct EventTrace: Sendable, Hashable, Codable {
    /// The version that this library writes, which grows only when readers have to change.
    public static let currentVersion = 1

    /// The version of the trace's format.
    public let version: Int
    /// The events, in the order in which they arrived.
    public let events: [Event]

    /// An event of a container.
    public struct Event: Sendable, Hashable, Codable {
        /// The word for the kind of event, such as `built`.
        public let kind: String
        /// The definition in words, or another subject of the event.
        public let label: String
        /// The name that the container was given, if any.
        public let container: String?
        /// The scope of the event; nil outside of scopes.
        public let scope: String?
        /// The time of the event, in nanoseconds from the recorder's creation.
        public let time: Int64
        /// The duration until then, in nanoseconds, if known.
        public let duration: Int64?
        /// The type of the error, if the event is a failure.
        public let errorType: String?
    }
}

extension EventRecorder {
    /// The events so far as plain data.
    public var trace: EventTrace {
        EventTrace(
            version: EventTrace.currentVersion,
            events: entries.map { entry in
                EventTrace.Event(
                    kind: entry.event.kind.rawValue, label: entry.event.label, container: entry.container,
                    scope: entry.event.scope?.name, time: entry.elapsed.nanoseconds,
                    duration: entry.event.duration?.nanoseconds,
                    errorType: entry.event.error.map { String(reflecting: type(of: $0)) })
            })
    }
}

extension Duration {
    /// The duration in nanoseconds, of which 64 bits hold 292 years; beyond that, the nearest limit.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return isTooLarge ? (seconds < 0 ? .min : .max) : product + attoseconds / 1_000_000_000
    }
}
