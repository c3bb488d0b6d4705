/// A type whose objects are stopped when their container or scope ends, each before what it depends on.
///
/// One that is ``Startable`` too, and was built by a start, is stopped only if it has been started.
public protocol Stoppable: LifecycleParticipant {
    /// Lets go of what the object holds: connections, files, tasks.
    ///
    /// - Throws: What went wrong; the other objects are stopped all the same and all errors are gathered.
    func stop() async throws
}

extension TypedDeclaration {
    /// Gives the object an action for the end of its container or scope, in place of its own ``Stoppable/stop()``.
    ///
    /// - Parameters:
    ///   - limit: How long it may take: then it is cancelled, reported, and the next object's turn comes.
    ///   - action: What stops the object.
    /// - Returns: The changed declaration.
    public func onStop(
        within limit: Duration = .seconds(30), _ action: @escaping @Sendable (Instance) async throws -> Void
    ) -> Self {
        changed {
            $0.stop = LifecycleAction(action)
            $0.stopLimit = limit
        }
    }

    /// Says how long the object's ``Stoppable/stop()`` may take, in place of thirty seconds.
    ///
    /// - Parameter limit: How long: then it is cancelled, reported, and the next object's turn comes.
    /// - Returns: The changed declaration.
    public func stops(within limit: Duration) -> Self { changed { $0.stopLimit = limit } }
}
