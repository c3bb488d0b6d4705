import CAlchemic
import Synchronization

/// What a container shares with its scopes, children and overlays: the lock under which constructions are claimed.
///
/// The lock is held for a few instructions, never while code of a user runs. One for all, because a construction in a
/// child may wait for one in its parent, and circles of waiting have to be seen. `@unchecked`: the lock is all there is.
final class Family: @unchecked Sendable {
    private let lock = alchemic_lock_create()
    /// A construction that has ended, for the next one to use; under the lock.
    @exclusivity(unchecked) var idle: Construction?
    /// How many overlays there are for any of the containers, in any task.
    let overlayCount = Atomic<Int>(0)

    deinit {
        alchemic_lock_destroy(lock)
    }

    @inline(__always)
    func locked<Result>(_ body: () -> Result) -> Result {
        alchemic_lock_acquire(lock)
        defer { alchemic_lock_release(lock) }
        return body()
    }
}
