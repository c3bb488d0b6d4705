/// A type whose objects ``Container/start()`` starts, after their dependencies.
///
/// Conform to listen, connect or load before other objects use this one. The start covers only eager objects and
/// their dependencies. A request before the start returns the object without starting it, and sends the event
/// ``ContainerEvent/Kind/notStarted``.
///
/// The protocol does not require `Sendable`, so that a type on the main actor can conform there, `@MainActor Startable`.
/// Containers start only shared objects, which are `Sendable` or on the main actor in any case.
public protocol Startable: Lifetime.Participant {
    /// Makes the object ready. Objects that depend on it are built afterwards.
    ///
    /// - Throws: Any error; the start fails with it, and stops what had been started.
    func start() async throws
}

extension Singleton {
    /// Starts the object with its container, by an action, within a time limit, or both.
    ///
    /// Without an action, the container calls ``Startable/start()``. Without a limit, the action has thirty seconds. After that
    /// it is canceled, and the start fails.
    public consuming func onStart(
        within limit: Duration? = nil, _ action: (@Sendable (Instance) async throws -> Void)? = nil
    ) -> Self {
        changed { $0.start.change(within: limit, action) }
    }
}

/// The action by which a definition starts or stops its object, and its time limit.
package struct LifecycleAction: Sendable {
    /// Nil leaves it to the type's conformance to ``Startable`` or ``Stoppable``, if it has one.
    package var run: (@Sendable (ErasedBox) async throws -> Void)?
    /// Nil stands for the usual limit of thirty seconds.
    package var limit: Duration?
    /// Whether the declaration says anything about it.
    var isDeclared: Bool { run != nil || limit != nil }

    /// Keeps an earlier action or limit where the argument is nil.
    mutating func change<Instance>(within limit: Duration?, _ action: (@Sendable (Instance) async throws -> Void)?) {
        // The box is of exactly the definition's type, so that no cast is needed: its result would depend on the actor.
        if let action { run = { box in try await action(box.value()) } }
        if let limit { self.limit = limit }
    }
}
