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
    /// Gives the object an action for the start of its container, in place of its own ``Startable/start()``.
    ///
    /// - Parameters:
    ///   - limit: How long it may take: then it is cancelled, and the start fails.
    ///   - action: What starts the object.
    /// - Returns: The changed declaration.
    public func onStart(
        within limit: Duration = .seconds(30), _ action: @escaping @Sendable (Instance) async throws -> Void
    ) -> Self {
        changed {
            $0.start = LifecycleAction(action)
            $0.startLimit = limit
        }
    }

    /// Says how long the object's ``Startable/start()`` may take, in place of thirty seconds.
    ///
    /// - Parameter limit: How long: then it is cancelled, and the start fails.
    /// - Returns: The changed declaration.
    public func starts(within limit: Duration) -> Self { changed { $0.startLimit = limit } }
}

/// What a definition says is done to its object when it is started or stopped.
final class LifecycleAction: Sendable {
    let run: @Sendable (Any) async throws -> Void

    init<Instance>(_ action: @escaping @Sendable (Instance) async throws -> Void) {
        run = { object in
            guard let typed = object as? Instance else { return }
            try await action(typed)
        }
    }
}
