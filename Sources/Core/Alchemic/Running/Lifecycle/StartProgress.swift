/// The progress of a start.
public struct StartProgress: Sendable {
    /// An object that is being built or started.
    public struct Work: Sendable {
        /// The object's definition in words.
        public let label: String
        /// The time so far.
        public let duration: Duration
    }

    /// The number of objects to build and start.
    public let total: Int
    /// The number of objects that are ready.
    public let finished: Int
    /// The objects that are being built or started, slowest first.
    public let running: [Work]
}

extension Container {
    /// The progress of the running or last start; nil before the first.
    ///
    /// It counts eager objects and their dependencies. Each ready object sends a
    /// ``ContainerEvent/Kind-swift.struct/progress`` event.
    public var startProgress: StartProgress? { (overlay ?? self).starting.progress }
}
