public import Alchemic
import Synchronization

/// Records the events of containers: what was built, injected, started and stopped, and where.
///
/// ```swift
/// let recorder = EventRecorder()
/// let container = try Container(shop, observer: recorder.observer())
/// _ = try container.get(Catalogue.self)
/// print(recorder.labels(of: .built))               // ["SQLStore", "Catalogue"]
/// ```
///
/// One recorder may observe several containers, from any thread. It keeps every event until ``clear()``.
public final class EventRecorder: Sendable {
    /// An event, and the container in which it happened.
    public struct Entry: Sendable, CustomStringConvertible {
        /// The container's name in the record, if any.
        public let container: String?
        /// The event itself.
        public let event: ContainerEvent
        /// The time of the event, from the recorder's creation.
        public let elapsed: Duration

        /// The event in one line, after the container's name.
        @_documentation(visibility: internal)
        public var description: String { (container.map { "\($0): " } ?? "") + event.description }
    }

    private let storage = Mutex<[Entry]>([])
    private let beginning = ContinuousClock.now

    /// Creates a recorder that observes nothing yet.
    public init() {}

    // MARK: Observing

    /// An observer to pass to the initializer of a container.
    ///
    /// - Parameter name: The container's name in the record.
    /// - Returns: A function that records each event.
    public func observer(as name: String? = nil) -> @Sendable (ContainerEvent) -> Void {
        { event in
            self.storage.withLock {
                $0.append(Entry(container: name, event: event, elapsed: self.beginning.duration(to: .now)))
            }
        }
    }

    /// Observes a container, with its scopes and children, from now on.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - name: Its name in the record.
    /// - Returns: The observation; cancel it to stop recording.
    @discardableResult
    public func observe(_ container: Container, as name: String? = nil) -> Container.Observation {
        container.observe(observer(as: name))
    }

    // MARK: Reading

    /// Every event so far, in the order in which they arrived.
    public var entries: [Entry] { storage.withLock { $0 } }

    /// Discards every event so far.
    public func clear() { storage.withLock { $0 = [] } }

    /// The definitions of the events of one kind, in order.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - scope: The scope of the events; nil for events everywhere.
    ///   - container: The container's name in the record; nil for all containers.
    /// - Returns: Each definition's type and name, as in messages.
    public func labels(
        of kind: ContainerEvent.Kind, in scope: Scope? = nil, container: String? = nil
    ) -> [String] {
        entries.compactMap { entry in
            guard entry.event.kind == kind, scope == nil || entry.event.scope == scope,
                container == nil || entry.container == container
            else { return nil }
            return entry.event.label
        }
    }

    /// The number of events of one kind that concern the definitions of a type.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - type: A type that a factory returns, or that `.as` promises.
    /// - Returns: The number of events.
    public func count(_ kind: ContainerEvent.Kind, of type: Any.Type) -> Int {
        entries.count { $0.event.kind == kind && $0.event.concerns(type) }
    }

    /// Whether the definitions of a type have built exactly one object.
    ///
    /// - Parameter type: A type that a factory returns, or that `.as` promises.
    /// - Returns: Whether there was exactly one `.built` event.
    public func isBuiltOnce(_ type: Any.Type) -> Bool { count(.built, of: type) == 1 }

    /// Whether all events of one kind that concern one type precede those that concern another.
    ///
    /// - Parameters:
    ///   - kind: The kind of event: `.built`, `.ready` for start actions, `.stopped`.
    ///   - first: The type whose events come first.
    ///   - second: The type whose events follow.
    /// - Returns: Whether they do; false if either type had no such event.
    public func happened(_ kind: ContainerEvent.Kind, to first: Any.Type, before second: Any.Type) -> Bool {
        let events = entries.map(\.event).filter { $0.kind == kind }
        guard let last = events.lastIndex(where: { $0.concerns(first) }),
            let next = events.firstIndex(where: { $0.concerns(second) })
        else { return false }
        return last < next
    }
}

extension EventRecorder: CustomStringConvertible {
    /// Every event so far, one per line.
    @_documentation(visibility: internal)
    public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension ContainerEvent {
    /// Whether the event concerns a definition of a type.
    fileprivate func concerns(_ type: Any.Type) -> Bool {
        guard let definition else { return false }
        return definition.isDeclared(as: type)
    }
}
