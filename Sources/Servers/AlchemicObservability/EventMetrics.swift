#if Observability
public import Alchemic
public import CoreMetrics
internal import Metrics

/// What happens in a container, as counters and timers.
///
/// ```swift
/// let container = try Container(shop, observer: EventMetrics().record)
/// ```
///
/// Each kind of event has a counter, `alchemic.built`, `alchemic.failed`, and so on; what takes time has a timer as well:
/// `alchemic.check.duration`, `alchemic.build.duration`, `alchemic.start.duration` and `alchemic.stop.duration`. The dimensions
/// are `definition`, `lifetime` and `scope`, as far as an event has them; their number is that of the definitions, however
/// many objects there are. Of what is kept by keys, those built less those dropped are there.
public final class EventMetrics: Sendable {
    private struct Key: Hashable {
        let kind: ContainerEvent.Kind
        let place: Definition.SourceLocation?
        let type: ObjectIdentifier?
        let name: String?
        let scope: Scope?

        // Each event is looked up: numbers tell nearly all apart, and are hashed sooner than names.
        func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(place?.line)
            hasher.combine(place?.column)
        }
    }

    private struct Handles {
        let counter: Counter
        let timer: Metrics.Timer?
    }

    private let factory: any MetricsFactory
    private let handles = Guarded<[Key: Handles]>([:])

    /// Makes metrics of events; none of them is there before something happens.
    ///
    /// - Parameter factory: What makes them; without one, what makes all of the program's, as it is now: after
    ///   `MetricsSystem.bootstrap(_:)`.
    public init(factory: (any MetricsFactory)? = nil) {
        self.factory = factory ?? MetricsSystem.factory
    }

    /// Counts and times an event: an observer for `Container(_:observer:)` and `observe(_:)`.
    ///
    /// - Parameter event: The event.
    public func record(_ event: ContainerEvent) {
        // How far a start is has no sum.
        guard event.kind != .progress else { return }
        let definition = event.definition
        let key = Key(
            kind: event.kind, place: definition?.location, type: definition.map { ObjectIdentifier($0.type) },
            name: definition?.name, scope: event.scope)
        let handles = knownHandles(key) ?? keep(makeHandles(for: event), for: key)
        handles.counter.increment()
        if let duration = event.duration { handles.timer?.record(duration: duration) }
    }

    private func knownHandles(_ key: Key) -> Handles? { handles.withLock { $0[key] } }

    /// Keeps what the factory made, which is foreign code and runs without the lock; of two threads the first wins.
    private func keep(_ made: Handles, for key: Key) -> Handles {
        handles.withLock { handles in
            if let known = handles[key] { return known }
            handles[key] = made
            return made
        }
    }

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
        "EventMetrics" + facts(Diagnostic.counted(handles.withLock(\.count), "counter"))
    }
}
#endif
