public import Alchemic
import Synchronization

/// Records what happens in containers: what was built, injected, started and stopped, in which container and scope.
///
/// ```swift
/// let recorder = EventRecorder()
/// let container = try Container(shop, observer: recorder.observer())
/// _ = try container.get(Catalogue.self)
/// print(recorder.labels(of: .built))               // ["SQLStore", "Catalogue"]
/// ```
///
/// One recorder may observe several containers, from any thread; it keeps every event until ``clear()``.
public final class EventRecorder: Sendable {
    /// One event, and the container in which it happened.
    public struct Entry: Sendable, CustomStringConvertible {
        /// The name that the container was given, if any.
        public let container: String?
        /// What happened.
        public let event: ContainerEvent
        /// When it happened, from the recorder's creation.
        public let elapsed: Duration

        /// The event on one line, after the container's name.
        @_documentation(visibility: internal)
        public var description: String { (container.map { "\($0): " } ?? "") + event.description }
    }

    private let all = Mutex<[Entry]>([])
    private let beginning = ContinuousClock.now

    /// Creates a recorder that observes nothing yet.
    public init() {}

    // MARK: Observing

    /// A function that records what it is called with: the observer of a container that is about to be created.
    ///
    /// - Parameter name: The container's name in the record.
    /// - Returns: The function.
    public func observer(as name: String? = nil) -> @Sendable (ContainerEvent) -> Void {
        { event in
            self.all.withLock {
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
    public var entries: [Entry] { all.withLock { $0 } }

    /// Forgets every event so far.
    public func clear() { all.withLock { $0 = [] } }

    /// The definitions that an event of one kind happened to, in order.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - scope: The scope in which it happened; nil for everywhere.
    ///   - container: The name of the container in which it happened; nil for all.
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

    /// How many events of one kind happened to the definitions of a type.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - type: The type that a factory returns, or one that is promised with `.as`.
    /// - Returns: The number.
    public func count(_ kind: ContainerEvent.Kind, of type: Any.Type) -> Int {
        entries.count { $0.event.kind == kind && $0.event.concerns(type) }
    }

    /// Whether the definitions of a type have built exactly one object.
    ///
    /// - Parameter type: The type that a factory returns, or one that is promised with `.as`.
    /// - Returns: Whether there was one event.
    public func isBuiltOnce(_ type: Any.Type) -> Bool { count(.built, of: type) == 1 }

    /// Whether events of one kind happened to the definitions of one type, all before those of another.
    ///
    /// - Parameters:
    ///   - kind: The kind of event: `.built`, `.ready` for start actions, `.stopped`.
    ///   - first: The one type.
    ///   - second: The other type.
    /// - Returns: False also where one of them had no such event.
    public func happened(_ kind: ContainerEvent.Kind, to first: Any.Type, before second: Any.Type) -> Bool {
        let events = entries.map(\.event).filter { $0.kind == kind }
        guard let last = events.lastIndex(where: { $0.concerns(first) }),
            let next = events.firstIndex(where: { $0.concerns(second) })
        else { return false }
        return last < next
    }
}

extension EventRecorder: CustomStringConvertible {
    /// Every event so far, one on a line.
    @_documentation(visibility: internal)
    public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension ContainerEvent {
    /// Whether it happened to a definition of a type.
    fileprivate func concerns(_ type: Any.Type) -> Bool {
        guard let definition else { return false }
        return definition.isDeclared(as: type)
    }
}
