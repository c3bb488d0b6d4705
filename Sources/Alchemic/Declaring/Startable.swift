/// A type whose objects are started by ``Container/start()``, each after what it depends on has been built and started.
///
/// For what has to happen after construction and before use: to listen, to connect, to load. Only what the start builds
/// is started: declare it `.eager()`, or let something eager depend on it.
public protocol Startable: LifecycleParticipant {
    /// Makes the object ready; what depends on it is built after this has ended.
    ///
    /// - Throws: What went wrong; the start fails with it, and what had been started is stopped.
    func start() async throws
}

extension TypedDeclaration {
    /// Says how the object is started with its container: by an action, within a time limit, or both.
    ///
    /// - Parameters:
    ///   - limit: How long the start may take, thirty seconds unless given: then it is cancelled, and the start fails.
    ///   - action: What starts the object; without one, its own ``Startable/start()`` does.
    /// - Returns: The changed declaration.
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
final class LifecycleAction: Sendable {
    let run: @Sendable (ErasedBox) async throws -> Void

    init<Instance>(_ action: @escaping @Sendable (Instance) async throws -> Void) {
        // A definition's box is of its type: no cast, whose answer would depend on the actor.
        run = { box in try await action(box.value()) }
    }
}
