/// What a container shares with its scopes, children and overlays: the lock under which constructions are claimed.
///
/// The lock is held for a few instructions, never while code of a user runs. One for all, because a construction in a
/// child may wait for one in its parent, and circles of waiting have to be seen.
final class Family: Sendable {
    private let lock = Guarded<Void>(())

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.withLock { _ in body() }
    }
}
