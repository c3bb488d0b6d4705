import CAlchemic

/// State that one thread at a time may touch.
///
/// Used in place of the standard library's `Mutex`, which Thread Sanitizer cannot see on Linux: every claim about threads has a
/// test that runs under Thread Sanitizer.
package final class Guarded<State>: @unchecked Sendable {
    private let lock: OpaquePointer
    /// Read and written between the acquisition and the release of the lock alone.
    private var state: State

    /// The `order` says which other locks a thread may take, or hold, together with this one.
    package init(_ state: State, in order: LockOrder = .innermost) {
        self.state = state
        lock = alchemic_lock_create(order.rawValue)
    }

    deinit { alchemic_lock_destroy(lock) }

    /// Runs `body` under the lock; it should be short, and return objects that it drops if their `deinit` may take a lock.
    ///
    /// The result lives until the lock has been released, whether the caller uses it or not.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        alchemic_lock_acquire(lock)
        let result: Result
        do {
            defer { alchemic_lock_release(lock) }
            result = try body(&state)
        }
        // The life of an array, for example, may end at its last use, which would be under the lock.
        withExtendedLifetime(result) {}
        return result
    }
}
