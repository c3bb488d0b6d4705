#if Observability
public import Alchemic
public import CoreMetrics
internal import Metrics

/// The events of a container as counters and timers.
///
/// ```swift
/// let container = try Container(shop, observer: EventMetrics().record)
/// ```
///
/// Each kind of event has a counter, such as `alchemic.built` and `alchemic.failed`. Events with a duration also have a timer:
/// `alchemic.check.duration`, `alchemic.build.duration`, `alchemic.start.duration` and `alchemic.stop.duration`. The dimensions
/// are `definition`, `lifetime` and `scope`, as far as an event has them. Their number depends on the definitions, not on the
/// number of objects. For objects that are kept by keys, the difference of built and dropped ones is the number that exist.
public final class EventMetrics: Sendable {
    /// The facts that events with the same counter and timer share.
    private struct Key: Hashable {
        let kind: ContainerEvent.Kind
        /// The declaration, which tells definitions of the same type and name apart.
        let place: Definition.SourceLocation?
        let type: ObjectIdentifier?
        let name: String?
        let scope: Scope?

        // Every event looks a key up: numbers tell nearly all keys apart, and hash faster than names.
        func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(place?.line)
            hasher.combine(place?.column)
        }
    }

    /// The metrics of a key.
    private struct Handles {
        let counter: Counter
        /// The timer; nil for kinds of events that have no duration.
        let timer: Metrics.Timer?
    }

    private let factory: any MetricsFactory
    /// The metrics made so far, each at the first event of its key.
    private let handles = Guarded<[Key: Handles]>([:])

    /// Creates metrics of events; no metric exists before an event happens.
    ///
    /// - Parameter factory: The factory of the metrics; without one, the program's factory at the time of this call, which must
    ///   follow `MetricsSystem.bootstrap(_:)`.
    public init(factory: (any MetricsFactory)? = nil) {
        self.factory = factory ?? MetricsSystem.factory
    }

    /// Counts and times an event.
    ///
    /// Pass this method as an observer to `Container(_:observer:)` or `observe(_:)`.
    ///
    /// - Parameter event: The event.
    public func record(_ event: ContainerEvent) {
        // The progress of a start cannot be summed up.
        guard event.kind != .progress else { return }
        let definition = event.definition
        let key = Key(
            kind: event.kind, place: definition?.location, type: definition.map { ObjectIdentifier($0.type) },
            name: definition?.name, scope: event.scope)
        let handles = knownHandles(key) ?? keep(makeHandles(for: event), for: key)
        handles.counter.increment()
        if let duration = event.duration { handles.timer?.record(duration: duration) }
    }

    /// The metrics of a key; nil before its first event.
    private func knownHandles(_ key: Key) -> Handles? { handles.withLock { $0[key] } }

    /// Keeps the handles for a key.
    ///
    /// The factory is foreign code, and so has run without the lock: of two threads, the first wins.
    private func keep(_ made: Handles, for key: Key) -> Handles {
        handles.withLock { handles in
            if let known = handles[key] { return known }
            handles[key] = made
            return made
        }
    }

    /// Makes the metrics for the key of an event; calls the factory, so the lock must not be held.
    private func makeHandles(for event: ContainerEvent) -> Handles {
        var dimensions: [(String, String)] = []
        if let definition = event.definition {
            dimensions.append(("definition", definition.label))
            dimensions.append(("lifetime", definition.lifetime.description))
        }
        if let scope = event.scope { dimensions.append(("scope", scope.name)) }
        let activity: String? =
            switch event.kind {
            case .checked: "check"
            case .built: "build"
            case .ready: "start"
            case .stopped: "stop"
            default: nil
            }
        return Handles(
            counter: Counter(label: "alchemic.\(event.kind)", dimensions: dimensions, factory: factory),
            timer: activity.map {
                Metrics.Timer(label: "alchemic.\($0).duration", dimensions: dimensions, factory: factory)
            })
    }
}

extension EventMetrics: Printed, Opaque {
    package var summary: String {
        "EventMetrics" + facts(Diagnostic.counted(handles.withLock(\.count), of: "counter"))
    }
}
#endif
