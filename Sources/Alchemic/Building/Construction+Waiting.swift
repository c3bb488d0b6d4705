import CAlchemic

// Which construction waits for which. Everything here runs under the family's lock, unless it says otherwise.

extension Construction {
    /// What a construction that needs an object must do.
    enum Claim {
        case box(ErasedBox)
        /// Build it, as the innermost of so many others.
        case build(position: Int)
        case wait(Construction)
        case asynchronous
        case circular
    }

    /// Claims an object, or finds out which construction has claimed it.
    ///
    /// - Parameters:
    ///   - place: Where the object is kept.
    ///   - isThread: Whether a thread requests it: it must not block for a task, which may need this very thread.
    func claim(_ place: ObjectPlace, isThread: Bool) -> Claim {
        wanted = nil
        let slot = place.slot
        if slot.claim(for: self) { return .build(position: begun - 1) }
        if let current = slot.current { return .box(current) }
        guard let (builder, early) = slot.building else {
            // The previous object is gone.
            slot.cell?.state = .building(self, early: nil)
            begun += 1
            return .build(position: begun - 1)
        }
        if let early, takes(slot, of: builder) {
            if builder !== self { slot.cell?.isShared = true }
            return .box(early)
        }
        if builder !== self, builder.isAsynchronous, isThread { return .asynchronous }
        switch verdict(on: slot, builtBy: builder) {
        case .useEarlyObject:
            guard let early = slot.building?.early else { return .circular }
            if builder === self {
                lowest = min(lowest, slot.cell?.position ?? begun)
            } else {
                slot.cell?.isShared = true
            }
            return .box(early)
        case .wait:
            // Recorded immediately: whoever comes next has to see which construction waits for which.
            wanted = (slot, builder)
            return .wait(builder)
        case .circular: return .circular
        }
    }

    /// Takes an unfinished object of this construction, or of one that ends together with it.
    private func takes(_ slot: Slot, of builder: Construction) -> Bool {
        let position = slot.cell?.position ?? begun
        if builder === self {
            lowest = min(lowest, position)
            return true
        }
        // What is somebody else's has no part in what the hosts have to wait for.
        return takesFromHost { $0 === builder ? position : nil } || isWith(builder)
    }

    /// Whether both constructions end together.
    func isWith(_ other: Construction) -> Bool { other === self || (group != nil && group === other.group) }

    private var members: [Construction] { group?.members ?? [self] }

    private enum Verdict {
        case useEarlyObject
        case wait
        case circular
    }

    /// Decides whether waiting would ever end.
    ///
    /// If the builder of the cell waits, over any number of steps, for this construction, those in the circle become one
    /// group and see one another's unfinished objects. If that helps none of them, the request is circular.
    private func verdict(on slot: Slot, builtBy builder: Construction) -> Verdict {
        if !isWith(builder) {
            guard let circle = circle(from: builder) else { return .wait }
            for construction in circle { merge(with: construction) }
            // A construction that slept for another member may see its unfinished object now.
            for member in members { member.wakeAll() }
        }
        if slot.building?.early != nil { return .useEarlyObject }
        if builder === self { return .circular }
        var somebodyMoves = false
        for member in members where member !== self && !member.isDone {
            guard let wanted = member.wanted else {
                // A host continues when its guests have ended.
                if !members.contains(where: { $0.host === member && !$0.isDone }) { somebodyMoves = true }
                continue
            }
            // The object that it waited for may be there, or have failed, or be somebody else's by now; it has just not looked
            // yet.
            guard let building = wanted.slot.building, isWith(building.builder), building.early == nil else {
                somebodyMoves = true
                continue
            }
        }
        return somebodyMoves ? .wait : .circular
    }

    /// Makes this construction and another end together.
    func merge(with other: Construction) {
        guard !isWith(other) else { return }
        let group = group ?? ConstructionGroup()
        if self.group == nil {
            self.group = group
            group.members = [self]
        }
        let joining = other.members
        if let former = other.group {
            group.failure = group.failure ?? former.failure
            group.isOutdated = group.isOutdated || former.isOutdated
            former.members = []
        }
        for member in joining { member.group = group }
        group.members += joining
    }

    /// The constructions on a chain of waits from `builder` to this one, or one that ends with it; nil if none.
    private func circle(from builder: Construction) -> [Construction]? {
        var seen: Set<ObjectIdentifier> = []
        var path: [Construction] = []
        func reaches(_ construction: Construction) -> Bool {
            if isWith(construction) { return true }
            guard seen.insert(ObjectIdentifier(construction)).inserted else { return false }
            path.append(construction)
            for member in construction.members {
                // Who has just been woken has not looked yet, and its builder may be building something else.
                if let wanted = member.wanted, wanted.slot.building?.builder === wanted.builder,
                    reaches(wanted.builder)
                {
                    return true
                }
                for guest in member.guests where !guest.isDone && reaches(guest) { return true }
            }
            path.removeLast()
            return false
        }
        return reaches(builder) ? path : nil
    }

    /// Wakes everyone who waits for this construction; each looks again.
    @inline(__always)
    func wakeAll() {
        if hasWaiters { wakeWaiters() }
    }

    private func wakeWaiters() {
        let sleepers = waiters
        waiters = []
        for waiter in sleepers { waiter.wake(in: family) }
    }

    // MARK: Sleeping, without the lock

    /// Waits for news of the construction that builds an object.
    func wait(for builder: Construction, on slot: Slot, _ node: Node?) throws(ResolutionError) {
        try sleep(until: builder, node) { isToWait(for: builder, on: slot) }
    }

    /// The same, awaited.
    func wait(async builder: Construction, on slot: Slot, _ node: Node?) async throws(ResolutionError) {
        try await sleep(async: builder, node) { isToWait(for: builder, on: slot) }
    }

    /// Whether nothing has changed since the claim.
    private func isToWait(for builder: Construction, on slot: Slot) -> Bool {
        guard let (now, early) = slot.building, now === builder else { return false }
        return early == nil || !isWith(builder)
    }

    /// Blocks the thread until there is news of another construction.
    ///
    /// - Parameters:
    ///   - other: The construction.
    ///   - node: The definition whose object is needed.
    ///   - mustWait: Returns whether to sleep at all; called under the lock.
    /// - Throws: An error if the wait would never end.
    func sleep(until other: Construction, _ node: Node?, _ mustWait: () -> Bool) throws(ResolutionError) {
        let gate = alchemic_gate_create()
        defer { alchemic_gate_destroy(gate) }
        let wait = wait(for: other, node?.label ?? "Lazy")
        let outcome = family.locked { note(wait, other, .thread(gate), mustWait) }
        if try outcome.get() != nil { alchemic_gate_wait(gate) }
    }

    /// Suspends the task until there is news of another construction.
    ///
    /// - Throws: An error if the wait would never end, or if the task has been canceled.
    func sleep(async other: Construction, _ node: Node?, _ mustWait: () -> Bool) async throws(ResolutionError) {
        let wait = wait(for: other, node?.label ?? "Lazy")
        let pause = Pause()
        var outcome = Result<Int?, ResolutionError>.success(nil)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                outcome = family.locked {
                    if pause.isCancelled { return .success(nil) }
                    let outcome = note(wait, other, .task(continuation), mustWait)
                    pause.number = try? outcome.get()
                    return outcome
                }
                if (try? outcome.get()) == nil { continuation.resume() }
            }
        } onCancel: {
            family.locked {
                pause.isCancelled = true
                guard let place = other.waiters.firstIndex(where: { $0.number == pause.number }) else { return }
                other.waiters.remove(at: place).wake(in: family)
            }
        }
        _ = try outcome.get()
        if family.locked({ pause.isCancelled }) {
            family.locked { wanted = nil }
            throw .canceled(node)
        }
    }

    /// Records that this construction waits, if it must and if the wait would end; under the lock.
    ///
    /// - Returns: The number of the wait; nil if there is no need to wait.
    private func note(
        _ wait: Wait, _ other: Construction, _ sleeper: Waiter.Sleeper, _ mustWait: () -> Bool
    ) -> Result<Int?, ResolutionError> {
        guard mustWait() else { return .success(nil) }
        switch Waits.begin(wait) {
        case .success(let number):
            other.waiters.append(Waiter(sleeper: sleeper, number: number))
            return .success(number)
        case .failure(let circle):
            wanted = nil
            return .failure(.circularWait(circle))
        }
    }
}

/// A wait of a task, which cancellation ends; guarded by the family's lock.
private final class Pause: @unchecked Sendable {
    /// The number of the wait, once it has begun.
    @exclusivity(unchecked) var number: Int?
    @exclusivity(unchecked) var isCancelled = false
}
