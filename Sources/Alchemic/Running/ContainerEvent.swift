/// Something that happened in a container.
public struct ContainerEvent: Sendable, CustomStringConvertible {
    /// What kind of thing happened.
    public struct Kind: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word.
        public let rawValue: String

        /// Makes a kind from its word.
        ///
        /// - Parameter rawValue: The word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        public var description: String { rawValue }

        /// The graph has been checked; ``ContainerEvent/duration`` is what that took.
        public static let checked = Kind(rawValue: "checked")
        /// An object was made; ``ContainerEvent/duration`` includes what it needed that was not there.
        public static let built = Kind(rawValue: "built")
        /// An object was made of a definition that is deprecated; the label says what to use instead.
        public static let deprecated = Kind(rawValue: "deprecated")
        /// An object's steps have run.
        public static let injected = Kind(rawValue: "injected")
        /// An object was handed to `inject(into:)` for whose type nothing is declared.
        public static let nothingToInject = Kind(rawValue: "nothing-to-inject")
        /// By-name injection left a point alone: what has its name is of another type.
        public static let skipped = Kind(rawValue: "skipped")
        /// An object was set.
        public static let set = Kind(rawValue: "set")
        /// An eager definition waits for an external object that has not been set.
        public static let waiting = Kind(rawValue: "waiting")
        /// An object's start action has ended; ``ContainerEvent/duration`` is what that took.
        public static let ready = Kind(rawValue: "ready")
        /// One more object of a start is ready; the label says how many of how many.
        public static let progress = Kind(rawValue: "progress")
        /// Everything eager has been built and started.
        public static let started = Kind(rawValue: "started")
        /// An object was dropped by `purge()`.
        public static let dropped = Kind(rawValue: "dropped")
        /// An object was stopped.
        public static let stopped = Kind(rawValue: "stopped")
        /// An object could not be made or stopped; ``ContainerEvent/error`` says why.
        public static let failed = Kind(rawValue: "failed")
    }

    /// What happened.
    public let kind: Kind
    /// The definition in words, or what else it happened to.
    public var label: String { words() }
    // Made where it is read: most events are counted, or filtered, and never shown.
    private let words: @Sendable () -> String
    /// The definition it happened to, if it was one.
    public let definition: Definition?
    /// The scope in which it happened; nil outside of scopes.
    public private(set) var scope: Scope?
    /// How long it took, where that is known.
    public let duration: Duration?
    /// What went wrong, if something did.
    public let error: (any Error)?

    package init(
        _ kind: Kind, _ label: @autoclosure @escaping @Sendable () -> String, _ definition: Definition?,
        _ duration: Duration? = nil, _ error: (any Error)? = nil
    ) {
        self.kind = kind
        words = label
        self.definition = definition
        self.duration = duration
        self.error = error
    }

    /// The same event in the scope that a container is, if it is one.
    func within(_ container: Container) -> Self {
        var copy = self
        copy.scope = container.openScope
        return copy
    }

    /// The event on one line.
    public var description: String {
        ("\(kind.rawValue) \(label)" + (scope.map { " in the scope \"\($0.name)\"" } ?? "")
            + (duration.map { " in \($0)" } ?? "") + (error.map { ": \($0.inOneLine)" } ?? ""))
            .printable
    }
}

extension ContainerEvent {
    package static func checked(count: Int, after duration: Duration) -> Self {
        Self(.checked, "\(count) definitions", nil, duration)
    }
    static func built(_ node: Node, after duration: Duration) -> Self {
        Self(.built, node.label, node.definition, duration)
    }
    static func deprecated(_ node: Node, _ message: String) -> Self {
        Self(.deprecated, message.isEmpty ? node.label : "\(node.label): \(message)", node.definition)
    }
    static func ready(_ node: Node, after duration: Duration) -> Self {
        Self(.ready, node.label, node.definition, duration)
    }
    static func stopped(_ node: Node, after duration: Duration) -> Self {
        Self(.stopped, node.label, node.definition, duration)
    }
    static func failed(_ node: Node, _ error: any Error) -> Self {
        Self(.failed, node.label, node.definition, nil, error)
    }
    package static func failed(_ label: String, _ error: any Error) -> Self { Self(.failed, label, nil, nil, error) }
    static func of(_ kind: Kind, _ node: Node) -> Self { Self(kind, node.label, node.definition) }
}
