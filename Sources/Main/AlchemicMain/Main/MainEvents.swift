// What happens around the main container; what happens in it are the events of any container.

@_documentation(visibility: internal)
extension ContainerEvent.Kind {
    /// What declares itself has been found; ``ContainerEvent/duration`` is what that took.
    public static let found = Self(rawValue: "found")
    /// A step that was added to the start has run: the application delegate has been injected.
    public static let step = Self(rawValue: "step")
    /// A when-started block has run.
    public static let whenStarted = Self(rawValue: "when-started")
    /// The start of the main container has ended, its blocks included; ``ContainerEvent/duration`` is what all took.
    public static let finished = Self(rawValue: "finished")
    /// The start waits for the main actor, and nothing runs there; ``ContainerEvent/error`` says what to do.
    public static let mainActorBlocked = Self(rawValue: "main-actor-blocked")
    /// A library that was opened later has joined the main container.
    public static let joined = Self(rawValue: "joined")
    /// The system is short of memory, and what is evictable has been dropped.
    public static let memoryShort = Self(rawValue: "memory-short")
    /// The system will not say when it is short of memory; ``MainContainer/memoryIsShort()`` has to be called.
    public static let memoryUnwatched = Self(rawValue: "memory-unwatched")
}

extension MainContainer {
    /// Tells observers of something that could not be done, without a failure of the start.
    @_spi(Application)
    public func report(_ label: String, _ problem: any Error) {
        observers.send(ContainerEvent(.failed, label, nil, nil, problem))
    }
}

/// A number of things in words.
func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
