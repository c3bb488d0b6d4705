/// How far a start has come.
public struct StartProgress: Sendable {
    /// An object that is being built or started.
    public struct Work: Sendable {
        /// The object's definition in words.
        public let label: String
        /// How long it has taken so far.
        public let duration: Duration
    }

    /// How many objects there are to build and start.
    public let total: Int
    /// How many of them are ready.
    public let finished: Int
    /// What is going on, the slowest first.
    public let running: [Work]
}

extension Container {
    /// How far the start has come that goes on, or how far the last one came; nil before the first.
    ///
    /// It counts what is built together with what is eager. A ``ContainerEvent/Kind-swift.struct/progress`` event comes
    /// with each object that is ready.
    public var startProgress: StartProgress? { (overlay ?? self).starting.progress }
}
