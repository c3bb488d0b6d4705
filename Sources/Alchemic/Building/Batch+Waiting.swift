import CAlchemic

// Who waits for whom. All under the family's lock.

extension Batch {
    /// What a batch that wants a cell should do about its being built by another.
    enum Verdict {
        case useEarlyObject
        case wait
        case circular
    }

    /// Decides whether waiting would come to an end.
    ///
    /// If what builds the cell waits, over any number of steps, for this batch, then the batches in the circle become
    /// one group and see one another's early objects. If that helps none of them, the request is circular.
    func verdict(on cell: any AnyCell, builtBy builder: Batch) -> Verdict {
        if builder.group !== group {
            guard let circle = circle(from: builder) else { return .wait }
            for batch in circle { group.absorb(batch.group) }
            // Who slept for another of them may see its early object now.
            for member in group.members { member.wakeAll() }
        }
        if cell.hasEarlyObject { return .useEarlyObject }
        if builder === self { return .circular }
        var somebodyMoves = false
        for member in group.members where member !== self && !member.isDone {
            guard let wanted = member.wanted else {
                // A host goes on when its guests have ended.
                if !group.members.contains(where: { $0.host === member && !$0.isDone }) { somebodyMoves = true }
                continue
            }
            // What it waited for may be there, or have failed, and it has only not looked yet.
            if wanted.builder.group !== group || wanted.cell.hasEarlyObject || !wanted.cell.isBuilding {
                somebodyMoves = true
            }
        }
        guard somebodyMoves else { return .circular }
        return .wait
    }

    /// The batches on a way of waiting from `builder` to a batch of this group; nil if there is none.
    private func circle(from builder: Batch) -> [Batch]? {
        var seen: Set<ObjectIdentifier> = []
        var path: [Batch] = []
        func reaches(_ batch: Batch) -> Bool {
            if batch.group === group { return true }
            guard seen.insert(ObjectIdentifier(batch)).inserted else { return false }
            path.append(batch)
            for member in batch.group.members {
                if let wanted = member.wanted, reaches(wanted.builder) { return true }
            }
            path.removeLast()
            return false
        }
        return reaches(builder) ? path : nil
    }

    /// Wakes whoever waits for this batch; each looks again.
    func wakeAll() {
        let sleepers = waiters
        waiters = []
        for waiter in sleepers { waiter.wake() }
    }

    /// Sleeps until the builder has news.
    ///
    /// Called without the lock; `register` says, under it, whether to sleep at all.
    func sleep(unless register: (OpaquePointer) -> Bool) {
        let gate = alchemic_gate_create()
        defer { alchemic_gate_destroy(gate) }
        if register(gate) { return }
        alchemic_gate_wait(gate)
    }
}
