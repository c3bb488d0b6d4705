/// The time limits of actions and drains that are running, in the whole process.
///
/// A canceled sleep stays with the runtime until its time has come. With a sleep for each stop action, a server would keep
/// the sleeps of all requests of the last thirty seconds.
package enum Deadlines {
    /// The entries and the sleeping tasks, under one lock for the process.
    private struct State {
        /// The number of the last entry; numbers are never used again.
        var lastNumber = 0
        /// The limits that have not expired, by their numbers, with the closures to call without the lock.
        var entries: [Int: (instant: ContinuousClock.Instant, expire: @Sendable () -> Void)] = [:]
        /// When sleeping tasks will look at the entries: the next instant last, each in another task.
        var wakeUps: [ContinuousClock.Instant] = []

        /// Whether a task has to sleep until an instant: not if another task wakes up by then, or at most
        /// ``tolerance`` later.
        mutating func addWakeUp(at instant: ContinuousClock.Instant) -> Bool {
            if let next = wakeUps.last, next <= instant + tolerance { return false }
            wakeUps.append(instant)
            return true
        }
    }

    private static let state = Guarded(State())
    /// How late an entry may expire: many entries that expire one after the other are looked through once, and not for each.
    private static let tolerance = Duration.milliseconds(10)

    /// Calls a closure, in a task, when a time is over, unless the entry is removed before.
    ///
    /// - Returns: The entry's number.
    package static func add(after limit: Duration, expire: @escaping @Sendable () -> Void) -> Int {
        let instant = ContinuousClock.now + limit.limited
        let (number, mustSleep) = state.withLock { state in
            state.lastNumber += 1
            state.entries[state.lastNumber] = (instant, expire)
            return (state.lastNumber, state.addWakeUp(at: instant))
        }
        // Detached, so that it does not inherit task-local values, which would keep overrides.
        if mustSleep { Task.detached(priority: .high) { await watch(from: instant) } }
        return number
    }

    /// Removes an entry, if it has not expired.
    package static func remove(_ number: Int) {
        // Everything that the closure holds is released without the lock.
        _ = state.withLock { $0.entries.removeValue(forKey: number) }
    }

    /// Sleeps until an instant, expires what is due, and goes on with the next entry, unless another task wakes up by then.
    private static func watch(from first: ContinuousClock.Instant) async {
        var next: ContinuousClock.Instant? = first
        while let instant = next {
            try? await Task.sleep(until: instant, clock: .continuous)
            let expired: [@Sendable () -> Void]
            (expired, next) = state.withLock { state in
                let now = ContinuousClock.now
                state.wakeUps.removeAll { $0 == instant }
                let due = state.entries.filter { $0.value.instant <= now }
                for number in due.keys { state.entries[number] = nil }
                let following = state.entries.values.map(\.instant).min().map { max($0, now + tolerance) }
                return (due.values.map(\.expire), following.flatMap { state.addWakeUp(at: $0) ? $0 : nil })
            }
            // In a task each: users' cancellation handlers run there, and may take their time.
            for expire in expired { Task.detached { expire() } }
        }
    }
}

extension Duration {
    /// The duration as a time limit: from zero to a hundred years, which is more than a clock can sleep.
    package var limited: Duration { min(max(self, .zero), .seconds(3_155_760_000)) }
}
