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

/// What another product does around an object's start and stop, if it has them.
package protocol LifecycleWrapper: Sendable {
    /// Calls what starts the object.
    func start(_ action: @Sendable () async throws -> Void) async throws
    /// Calls what stops it.
    func stop(_ action: @Sendable () async throws -> Void) async throws
}

extension Singleton {
    /// Stops the object with its container, by an action, within a time limit, or both.
    ///
    /// Without an action by ``Stoppable/stop()``; without a limit within thirty seconds. After that the action is canceled and
    /// reported, and the next object stops.
    public consuming func onStop(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed { $0.noteStop(within: limit, action) }
    }
}

extension Scoped {
    /// Stops the object with its scope, by an action, within a time limit, or both.
    ///
    /// Without an action by ``Stoppable/stop()``; without a limit within thirty seconds. After that the action is canceled and
    /// reported, and the next object stops.
    public consuming func onStop(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed { $0.noteStop(within: limit, action) }
    }
}

extension Details {
    fileprivate mutating func noteStop<Instance>(
        within limit: Duration?, _ action: (@Sendable (Instance) async throws -> Void)?
    ) {
        if let action { stop = LifecycleAction(action) }
        if let limit { stopLimit = limit }
    }
}
