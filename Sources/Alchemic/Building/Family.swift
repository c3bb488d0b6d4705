import Synchronization

/// What a container shares with its scopes, children and overlays: the lock under which constructions are claimed.
///
/// The lock is held for a few instructions, never while code of a user runs. One for all, because a construction in a
/// child may wait for one in its parent, and circles of waiting have to be seen.
final class Family: Sendable {
    private let lock = Mutex<Void>(())

    func locked<Result>(_ body: () -> Result) -> Result {
        // The closure touches only state that this lock guards; what it returns is not the lock's.
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: Result?
        lock.withLock { _ in result = body() }
        guard let result else { preconditionFailure("the lock runs its body") }
        return result
    }
}
