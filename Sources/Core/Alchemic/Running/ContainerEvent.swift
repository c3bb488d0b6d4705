/// An event in a container.
public struct ContainerEvent: Sendable, CustomStringConvertible {
    /// The kind of an event.
    public struct Kind: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word, as in ``ContainerEvent/Kind/built``.
        public let rawValue: String

        /// Creates a kind from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        @_documentation(visibility: internal)
        public var description: String { rawValue }

        /// The graph was checked; ``ContainerEvent/duration`` is the time it took.
        public static let checked = Kind(rawValue: "checked")
        /// An object was built; ``ContainerEvent/duration`` includes dependencies that were built with it.
        public static let built = Kind(rawValue: "built")
        /// An object of a deprecated definition was built; the label says what to use instead.
        public static let deprecated = Kind(rawValue: "deprecated")
        /// An object's steps have run.
        public static let injected = Kind(rawValue: "injected")
        /// `inject(into:)` got an object for whose type nothing is declared.
        public static let nothingToInject = Kind(rawValue: "nothing-to-inject")
        /// An object with a start action was built on use, before its container's start.
        public static let notStarted = Kind(rawValue: "not-started")
        /// Code resolved an undeclared type or query; ``ContainerEvent/error`` is nil if the request returned nil.
        public static let undeclared = Kind(rawValue: "undeclared")
        /// By-name injection skipped a point whose name belongs to another type.
        public static let skipped = Kind(rawValue: "skipped")
        /// An object was set.
        public static let set = Kind(rawValue: "set")
        /// An eager definition needs an external object that is not set.
        public static let waiting = Kind(rawValue: "waiting")
        /// An object's start action has finished; ``ContainerEvent/duration`` is the time it took.
        public static let ready = Kind(rawValue: "ready")
        /// Another object of a start is ready; the label says how many of how many.
        public static let progress = Kind(rawValue: "progress")
        /// All eager objects, except waiting ones, have been started.
        public static let started = Kind(rawValue: "started")
        /// `purge()` removed an object.
        public static let dropped = Kind(rawValue: "dropped")
        /// A stop has waited for scopes; the label names them, and says how many were left, if any.
        public static let drained = Kind(rawValue: "drained")
        /// An object was stopped.
        public static let stopped = Kind(rawValue: "stopped")
        /// A build, start or stop failed, or a drain got an unknown scope; ``ContainerEvent/error`` says why.
        public static let failed = Kind(rawValue: "failed")
    }

    /// The kind of the event.
    public let kind: Kind
    /// The definition in words, or another subject of the event.
    public var label: String { text ?? node?.label ?? "" }
    /// The definition of the event, if it has one.
    public var definition: Definition? { node?.definition }
    /// The scope of the event; nil outside of scopes.
    public fileprivate(set) var scope: Scope?
    /// The duration, if it is known.
    public let duration: Duration?
    /// The error of a failure, or of a request that nothing is declared for.
    public let error: (any Error)?

    // Most events are counted, or filtered, and never shown, so their text is made where it is read.
    private let node: Node?
    private let text: String?

    package init(
        _ kind: Kind, label text: String? = nil, of node: Node? = nil, duration: Duration? = nil,
        error: (any Error)? = nil
    ) {
        self.kind = kind
        self.text = text
        self.node = node
        self.duration = duration
        self.error = error
    }

    /// The event on one line.
    @_documentation(visibility: internal)
    public var description: String {
        ("\(kind.rawValue) \(label)" + (scope.map { " in the scope \"\($0.name)\"" } ?? "")
            + (duration.map { " in \($0)" } ?? "") + (error.map { ": \($0.inOneLine)" } ?? ""))
            .printable
    }
}

extension ContainerEvent {
    /// Creates an event whose duration is the time since `begin`.
    init(_ kind: Kind, of node: Node, since begin: ContinuousClock.Instant) {
        self.init(kind, of: node, duration: ContinuousClock.now - begin)
    }

    /// The end of a graph's check; `count` includes the definitions of the parent's graph.
    package static func checked(count: Int, after duration: Duration) -> Self {
        Self(.checked, label: "\(count) definitions", duration: duration)
    }

    /// The failure of an object to be built, started or stopped.
    static func failed(_ node: Node, with error: any Error) -> Self { Self(.failed, of: node, error: error) }

    /// An error of nil means that the request was for an optional, and returned nil.
    static func undeclared(_ type: Any.Type, matching query: ErasedQuery, error: ResolutionError?) -> Self {
        let words = query.description
        return Self(
            .undeclared, label: words.isEmpty ? spelling(of: type) : "\(spelling(of: type)) \(words)", error: error)
    }
}

extension Container {
    /// Sends an event with the name of this scope; without an observer, the event is not made.
    package func send(_ event: @autoclosure () -> ContainerEvent) {
        guard observers.isObserved else { return }
        var event = event()
        event.scope = openScope
        observers.deliver(event)
    }
}
