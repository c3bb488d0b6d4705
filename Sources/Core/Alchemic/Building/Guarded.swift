import CAlchemic

/// State that one thread at a time may touch.
///
/// Used in place of the standard library's `Mutex`, which Thread Sanitizer cannot see on Linux: the tests of every statement
/// about threads run under it.
package final class Guarded<State>: @unchecked Sendable {
    private let lock = alchemic_lock_create()
    @exclusivity(unchecked) private var state: State

    package init(_ state: State) {
        self.state = state
    }

    deinit {
        alchemic_lock_destroy(lock)
    }

    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        alchemic_lock_acquire(lock)
        defer { alchemic_lock_release(lock) }
        return try body(&state)
    }
}
