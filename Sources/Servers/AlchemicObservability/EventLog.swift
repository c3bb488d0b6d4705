#if Observability
public import Alchemic
public import Logging

/// The events of a container as log lines.
///
/// ```swift
/// let container = try Container(shop, observer: EventLog().record)
/// ```
///
/// A line's message is constant, so that lines of one kind can be found; metadata tells the definition and the rest. No line
/// contains an object's contents. An error is logged as its author describes it.
///
/// | metadata | meaning |
/// | --- | --- |
/// | `alchemic.definition` | the definition: its type, and its name if it was given one |
/// | `alchemic.lifetime` | the definition's lifetime |
/// | `alchemic.place` | the place of the declaration |
/// | `alchemic.scope` | the scope of the event |
/// | `alchemic.duration` | the duration |
/// | `alchemic.detail` | further details, such as `3 of 8` |
public struct EventLog: Sendable {
    /// The logger; nil for the current logger of the task in which an event happens.
    public let logger: Logger?
    /// The levels that replace the default ones.
    private let levels: [ContainerEvent.Kind: Logger.Level]

    /// Creates a log of events.
    ///
    /// - Parameters:
    ///   - logger: The logger. Without one, the log uses `Logger.current` where an event happens: within a request that has its
    ///     own logger by `withLogger(_:_:)`, that logger with the request's metadata.
    ///   - levels: The levels of some kinds of events, in place of the default ones.
    public init(_ logger: Logger? = nil, levels: [ContainerEvent.Kind: Logger.Level] = [:]) {
        self.logger = logger
        self.levels = levels
    }

    /// Logs an event.
    ///
    /// Pass this method as an observer to `Container(_:observer:)` or `observe(_:)`.
    ///
    /// - Parameter event: The event.
    public func record(_ event: ContainerEvent) {
        (logger ?? .current).log(
            level: level(of: event.kind), EventLog.message(for: event.kind), error: event.error,
            metadata: EventLog.metadata(of: event), source: "Alchemic")
    }

    /// The level at which events of a kind are logged.
    ///
    /// - Parameter kind: The kind of event.
    /// - Returns: The level that the initializer was given; else `error` for failures, `warning` for waits and deprecated
    ///   definitions, `info` for starts and stops, `trace` for single objects and progress, and `debug` for the rest.
    public func level(of kind: ContainerEvent.Kind) -> Logger.Level {
        if let level = levels[kind] { return level }
        return switch kind {
        case .failed: .error
        case .deprecated, .waiting: .warning
        case .started, .ready, .drained, .stopped: .info
        case .injected, .progress, .skipped: .trace
        default: .debug
        }
    }

    /// The constant message of a kind; a kind without one is logged by its name.
    private static func message(for kind: ContainerEvent.Kind) -> Logger.Message {
        switch kind {
        case .checked: "graph checked"
        case .built: "object built"
        case .deprecated: "deprecated definition used"
        case .injected: "object injected"
        case .nothingToInject: "nothing declared to inject"
        case .notStarted: "object built before the start"
        case .undeclared: "nothing declared for what is resolved"
        case .skipped: "injection point skipped"
        case .set: "object set"
        case .waiting: "waiting for an external object"
        case .ready: "object started"
        case .progress: "start continues"
        case .started: "container started"
        case .dropped: "object dropped"
        case .drained: "scopes drained"
        case .stopped: "object stopped"
        case .failed: "construction, start or stop failed"
        default: "\(kind.rawValue)"
        }
    }

    /// The facts of an event; its label is a detail, unless it is only that of the definition.
    private static func metadata(of event: ContainerEvent) -> Logger.Metadata {
        var metadata: Logger.Metadata = [:]
        if let definition = event.definition {
            metadata["alchemic.definition"] = "\(definition.label)"
            metadata["alchemic.lifetime"] = "\(definition.lifetime)"
            metadata["alchemic.place"] = "\(definition.location)"
        }
        if event.label != event.definition?.label { metadata["alchemic.detail"] = "\(event.label)" }
        if let scope = event.scope { metadata["alchemic.scope"] = "\(scope)" }
        if let duration = event.duration { metadata["alchemic.duration"] = "\(duration)" }
        return metadata
    }
}

extension EventLog: Printed, Opaque {
    package var summary: String {
        "EventLog"
            + facts(
                logger.map { "logger \"\($0.label)\"" } ?? "the current logger",
                several(levels.count, of: "level of its own"))
    }
}
#endif
