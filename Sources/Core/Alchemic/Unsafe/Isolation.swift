import CAlchemic

// Running code on the main actor, and letting a thread wait.

/// A main-actor function without its isolation, for code that knows that it runs on the main actor.
///
/// The standard library's `MainActor.assumeIsolated` does the same, for `Sendable` results only.
func assumingMain<Input, Output>(
    _ body: @escaping @MainActor @Sendable (Input) throws -> Output
) -> (Input) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((Input) throws -> Output).self)
}

/// A main-actor action of a step without its isolation, for code that knows that it runs on the main actor.
func assumingMain<First, Second, Output>(
    _ body: @escaping @MainActor @Sendable (First, Second) throws -> Output
) -> (First, Second) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((First, Second) throws -> Output).self)
}

/// Whether the caller runs on the main actor, inside or outside of a task: on Apple's systems, on the main thread.
package func isOnMainActor() -> Bool { alchemic_is_on_main_actor() }

extension TaskLocal {
    /// The address at which the calling task keeps the value; 0 if none is bound.
    ///
    /// Finding the address takes a third of the time of reading the value, which runs code for values of any type.
    var boundAddress: Int { Int(bitPattern: alchemic_task_local_place(Unmanaged.passUnretained(self).toOpaque())) }
}

/// A gate at which a thread sleeps until another thread opens it; an opening before the sleep is kept.
struct Gate: ~Copyable, Sendable {
    nonisolated(unsafe) private let gate = alchemic_gate_create()

    deinit { alchemic_gate_destroy(gate) }

    /// Blocks the thread until the gate is open; a gate never closes again.
    func wait() { alchemic_gate_wait(gate) }
    /// Opens the gate for the one thread that waits, now or later.
    func open() { alchemic_gate_open(gate) }
}
