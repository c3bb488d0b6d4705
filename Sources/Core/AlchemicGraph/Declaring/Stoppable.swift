/// A type whose objects stop when their container or scope ends, before their dependencies.
///
/// An object that is also ``Startable`` stops only if it was started. An object that was `set` is never stopped,
/// nor is a decorator's wrapper around one.
///
/// Like ``Startable``, the protocol does not require `Sendable`: a type on the main actor can conform there.
public protocol Stoppable: Lifetime.Participant {
    /// Releases connections, files and tasks.
    ///
    /// - Throws: Any error; other objects are still stopped, and all errors are collected.
    func stop() async throws
}

/// Code of another product that runs around the start and stop of an object.
package protocol LifecycleWrapper: Sendable {
    /// Runs an action that starts the object.
    func start(_ action: @Sendable () async throws -> Void) async throws
    /// Runs an action that stops the object.
    func stop(_ action: @Sendable () async throws -> Void) async throws
}

extension Singleton {
    /// Stops the object with its container, by an action, within a time limit, or both.
    ///
    /// Without an action, the container calls ``Stoppable/stop()``. Without a limit, the action has thirty seconds. After that it
    /// is canceled and reported, and the next object stops.
    public consuming func onStop(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed { $0.stop.change(within: limit, action) }
    }
}

extension Scoped {
    /// Stops the object with its scope, by an action, within a time limit, or both.
    ///
    /// Without an action, the container calls ``Stoppable/stop()``. Without a limit, the action has thirty seconds. After that it
    /// is canceled and reported, and the next object stops.
    public consuming func onStop(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed { $0.stop.change(within: limit, action) }
    }
}
