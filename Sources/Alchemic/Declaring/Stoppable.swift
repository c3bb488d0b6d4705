/// A type whose objects are stopped when their container or scope ends, each before what it depends on.
///
/// One that is ``Startable`` too is stopped only if it has been started. What was set is never stopped.
public protocol Stoppable: LifecycleParticipant {
    /// Lets go of what the object holds: connections, files, tasks.
    ///
    /// - Throws: What went wrong; the other objects are stopped all the same and all errors are gathered.
    func stop() async throws
}

/// What another product does with an object after it has been started, and before it is stopped.
package protocol LifecycleRole: Sendable {
    /// Begins it; what depends on the object is built after this.
    func begin(_ box: ErasedBox, _ node: Node) async throws
    /// Ends it; what the object depends on is stopped after this.
    func end(_ box: ErasedBox) async throws
}

/// What another product does around an object's start and stop, if it has them.
package protocol LifecycleWrapper: Sendable {
    /// Calls what starts the object.
    func start(_ action: @Sendable () async throws -> Void) async throws
    /// Calls what stops it.
    func stop(_ action: @Sendable () async throws -> Void) async throws
}

extension TypedDeclaration {
    /// Says how the object is stopped with its container or scope: by an action, within a time limit, or both.
    ///
    /// - Parameters:
    ///   - limit: How long the stop may take, thirty seconds unless given: then it is cancelled, reported, and the next
    ///     object's turn comes.
    ///   - action: What stops the object; without one, its own ``Stoppable/stop()`` does.
    /// - Returns: The changed declaration.
    public consuming func onStop(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed {
            if let action { $0.stop = LifecycleAction(action) }
            if let limit { $0.stopLimit = limit }
        }
    }
}
