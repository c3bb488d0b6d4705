import CAlchemic

/// The order of locks: a thread that holds one takes only those of a later case.
///
/// Debug builds end the program where a thread does not keep to it, since two threads could wait for one another.
package enum LockOrder: Int32 {
    /// A lock under which that of a family is taken, or an innermost one.
    case outermost
    /// The lock that a container shares with its scopes, children and overrides.
    case family
    /// A lock under which no other is taken.
    case innermost

    /// Stops a debug build if the thread holds any lock: code of users, which is about to run, may come back for it.
    static func assertNoneIsHeld() { assert(!alchemic_holds_locks(), "code of users runs under a lock") }
}
