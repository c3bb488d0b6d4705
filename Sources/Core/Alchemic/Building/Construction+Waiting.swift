// How a request sleeps while another request builds the unit that it needs.

/// A pause of a thread or a task, until there is news of the unit that it waits for; guarded by the family's lock.
final class Pause: Hashable, @unchecked Sendable {
    private let unit: Int
    private let wait: Int
    private let gate = Gate()
    @exclusivity(unchecked) private var task: CheckedContinuation<Void, Never>?
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var isCanceled = false
    /// Weak objects that were built meanwhile, and would go if nothing kept them.
    @exclusivity(unchecked) private var kept: [ErasedBox] = []

    init(ofWait wait: Int, for unit: Int) {
        self.wait = wait
        self.unit = unit
    }

    static func == (left: Pause, right: Pause) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Ends the pause, and keeps weak objects until the waiting request has taken them; under the lock of the family.
    func end(in family: Family, keeping kept: [ErasedBox] = []) {
        isOver = true
        self.kept = kept
        Waits.end(wait)
        gate.open()
        if let task { family.resumeSoon(task) }
    }

    func block() { gate.wait() }

    /// Suspends the task until there is news; returns whether the task was canceled.
    func suspend(in family: Family) async -> Bool {
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
                isCanceled = true
                if isOver { return }
                claims.leave(self, for: unit)
                end(in: family)
            }
        }
        return family.locked { isCanceled }
    }
}
