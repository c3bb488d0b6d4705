// Events of the main container itself; its containers send those of any container.

@_documentation(visibility: internal)
extension ContainerEvent.Kind {
    /// Declarations have been found; ``ContainerEvent/duration`` is the time of the search.
    public static let found = Self(rawValue: "found")
    /// A step that was added to the start has run, such as injecting the application's delegate.
    public static let step = Self(rawValue: "step")
    /// A when-started block has run.
    public static let whenStarted = Self(rawValue: "when-started")
    /// The start has ended, including its blocks; ``ContainerEvent/duration`` is the total time.
    public static let finished = Self(rawValue: "finished")
    /// The start waits for the main actor, but nothing runs there; ``ContainerEvent/error`` suggests a fix.
    public static let mainActorBlocked = Self(rawValue: "main-actor-blocked")
    /// A library that was opened later has joined the main container.
    public static let joined = Self(rawValue: "joined")
    /// The system is short of memory, and evictable objects have been discarded.
    public static let memoryShort = Self(rawValue: "memory-short")
    /// The system does not report shortages of memory; call ``MainContainer/memoryIsShort()`` yourself.
    public static let memoryUnwatched = Self(rawValue: "memory-unwatched")
}

extension MainContainer {
    /// Sends an event for a problem that does not make the start fail.
    @_spi(Application)
    public func report(_ problem: any Error, label: String) {
        observers.send(ContainerEvent(.failed, label: label, error: problem))
    }
}
