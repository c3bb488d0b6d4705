#if Observability
public import Alchemic
public import Logging

/// What happens in a container, as log lines.
///
/// ```swift
/// let container = try Container(shop, observer: EventLog().record)
/// ```
///
/// A line's message is constant, so that lines of a kind can be found; what happened to which definition is metadata. No line
/// holds anything of an object. An error is logged as its author wrote it.
///
/// | metadata | meaning |
/// | --- | --- |
/// | `alchemic.definition` | the definition: its type, and its name if it was given one |
/// | `alchemic.lifetime` | how long its object is kept |
/// | `alchemic.place` | where it is declared |
/// | `alchemic.scope` | the scope in which it happened |
/// | `alchemic.duration` | how long it took |
/// | `alchemic.detail` | what else there is to say: `3 of 8` |
public struct EventLog: Sendable {
    /// The logger; nil for the current one of the task in which something happens.
    public let logger: Logger?
    private let levels: [ContainerEvent.Kind: Logger.Level]

    /// Makes a log of events.
    ///
    /// - Parameters:
    ///   - logger: The logger. Without one it is `Logger.current` where something happens: within a request that has a logger
    ///     of its own, `withLogger(_:_:)`, that one, with the request's metadata.
    ///   - levels: The levels of some kinds of events, where they are not the usual ones.
    public init(_ logger: Logger? = nil, levels: [ContainerEvent.Kind: Logger.Level] = [:]) {
        self.logger = logger
        self.levels = levels
    }

    /// Logs an event: an observer for `Container(_:observer:)` and `observe(_:)`.
    ///
    /// - Parameter event: The event.
    public func record(_ event: ContainerEvent) {
        (logger ?? .current).log(
            level: level(of: event.kind), EventLog.message(for: event.kind), error: event.error,
            metadata: EventLog.metadata(of: event), source: "Alchemic")
    }

    /// The level at which events of a kind are logged.
    ///
    /// - Parameter kind: The kind.
    /// - Returns: The one that was given for it; else `error` for what failed, `warning` for what waits or is deprecated, `info`
    ///   for starts and stops, `trace` for what happens to each object, `debug` for the rest.
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
                several(levels.count, "level of its own"))
    }
}
#endif
