/// A type whose objects are stopped when their container or scope ends, in reverse order of construction.
public protocol Stoppable {
    /// Lets go of what the object holds: connections, files, tasks.
    ///
    /// - Throws: What went wrong; the other objects are stopped all the same and all errors are gathered.
    func stop() async throws
}

/// What stops an object when its container or scope ends.
final class StopAction: Sendable {
    let run: @Sendable (Any) async throws -> Void

    init(_ run: @escaping @Sendable (Any) async throws -> Void) {
        self.run = run
    }
}

extension TypedDeclaration {
    /// Gives the object an action for the end of its container or scope, in place of its own ``Stoppable/stop()``.
    ///
    /// - Parameter action: What stops the object.
    /// - Returns: The changed declaration.
    public func onStop(_ action: @escaping @Sendable (Instance) async throws -> Void) -> Self {
        changed {
            $0.stop = StopAction { object in
                guard let typed = object as? Instance else { return }
                try await action(typed)
            }
        }
    }
}
