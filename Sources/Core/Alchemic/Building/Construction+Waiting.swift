// How a request sleeps while another request builds the unit that it needs.

/// A pause of a thread or a task, until there is news of the unit that it waits for; guarded by the family's lock.
final class Pause: Hashable, Comparable, @unchecked Sendable {
    /// The number of the unit among the claims, where the pause is one of the sleepers.
    private let unitNumber: Int
    /// The number of the wait in the process-wide record, which ends with the pause; later waits have greater numbers.
    private let wait: Int
    /// Blocks a thread; a pause of a task leaves the gate unused.
    private let gate = Gate()
    /// The suspended task; nil for a thread, and until the task has suspended.
    private var task: CheckedContinuation<Void, Never>?
    /// Whether there was news, or a cancellation: each pause ends once.
    private var isOver = false
    /// Weak objects that were built meanwhile, and would go if nothing kept them.
    private var kept: [ErasedBox] = []

    /// Creates a pause for a wait that ``Waits`` has recorded, in the critical section that makes the pause a sleeper.
    init(ofWait wait: Int, forUnit number: Int) {
        self.wait = wait
        unitNumber = number
    }

    static func == (left: Pause, right: Pause) -> Bool { left === right }
    static func < (left: Pause, right: Pause) -> Bool { left.wait < right.wait }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Ends the pause, and keeps weak objects until the waiting request has taken them; under the lock of the family.
    func end(in family: Family, keeping kept: [ErasedBox] = []) {
        isOver = true
        self.kept = kept
        Waits.end(wait)
        gate.open()
        if let task { family.resumeSoon(task) }
    }

    /// Blocks the thread until there is news; without the lock.
    func block() { gate.wait() }

    /// Suspends the task until there is news, or the task is canceled.
    func suspend(in family: Family) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = family.locked {
                    if !self.isOver { task = continuation }
                    return self.isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            family.claiming { claims in
                if isOver { return }
                claims.removeSleeper(self, from: unitNumber)
                end(in: family)
            }
        }
    }
}
