/// A type whose objects ``Container/start()`` starts, after their dependencies.
///
/// Use it to listen, connect or load before other objects use this one. The start covers only eager objects and
/// their dependencies. Resolving it before the start returns it as it is, and sends the event
/// ``ContainerEvent/Kind/notStarted``.
///
/// The protocol does not require `Sendable`, so that a type on the main actor can conform there, `@MainActor Startable`. What
/// containers start is shared, and therefore `Sendable` or on the main actor in any case.
public protocol Startable: Lifetime.Participant {
    /// Makes the object ready. Objects that depend on it are built afterwards.
    ///
    /// - Throws: Any error; the start fails with it, and stops what had been started.
    func start() async throws
}

extension Singleton {
    /// Starts the object with its container, by an action, within a time limit, or both.
    ///
    /// Without an action by ``Startable/start()``; without a limit within thirty seconds. After that the action is canceled,
    /// and the start fails.
    public consuming func onStart(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed {
            if let action { $0.start = LifecycleAction(action) }
            if let limit { $0.startLimit = limit }
        }
    }
}

/// What a definition says is done to its object when it is started or stopped.
package final class LifecycleAction: Sendable {
    package let run: @Sendable (ErasedBox) async throws -> Void

    init<Instance>(_ action: @escaping @Sendable (Instance) async throws -> Void) {
        // A definition's box is of its type: no cast, whose answer would depend on the actor.
        run = { box in try await action(box.value()) }
    }
}
