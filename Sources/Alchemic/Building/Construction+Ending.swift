// What happens when an object is complete, when it fails, and when the whole construction is over.

extension Construction {
    /// Shows an object to all, with those that waited for it; or holds it back, if it has taken something unfinished.
    ///
    /// - Returns: The object; another one if that was set meanwhile.
    func conclude(
        _ box: ErasedBox, _ place: ObjectPlace, _ frame: BuildFrame
    ) throws(ResolutionError) -> ErasedBox {
        var garbage = Garbage()
        let result = family.locked { () -> ErasedBox in
            if frame.isRoot { circles.removeLast() }
            if lowest < frame.position || group != nil {
                // Its position stays its own: what is begun later, and takes it, has to be held back too.
                let (cell, former) = cell(in: place, frame)
                garbage.add(former)
                if cell.early == nil { cell.state = .building(self, early: box) }
                held.append(Held(cell: cell, container: place.container))
                lowest = min(lowest, frame.lowest)
                wakeAll()
                return box
            }
            begun = frame.position
            lowest = frame.lowest
            if held.count > frame.held { publishHeld(from: frame.held, &garbage) }
            if let cell = place.slot.cell {
                publish(box, cell, place.container, &garbage)
            } else if place.retention == .weak {
                garbage.add(place.slot.own(Cell(place.slot, .weak, .borrowed(WeakReference(box)))))
            } else {
                if place.retention == .published, !place.container.wiring.isClosed { place.slot.published.publish(box) }
                garbage.add(place.slot.own(box))
            }
            wakeAll()
            return place.slot.current ?? box
        }
        try garbage.letGo()
        return result
    }

    /// What is not needed any more, to be let go of without the lock.
    struct Garbage {
        private var first: Unmanaged<AnyObject>?
        private var others: [Unmanaged<AnyObject>] = []
        /// What is complete only after everything of its container has been stopped.
        var late: [TakingPart] = []

        mutating func add(_ object: Unmanaged<AnyObject>?) {
            guard let object else { return }
            if first == nil { first = object } else { others.append(object) }
        }

        func letGo() throws(ResolutionError) {
            first?.release()
            for object in others { object.release() }
            if !late.isEmpty { try late.stop() }
        }
    }

    private func publish(_ box: ErasedBox, _ cell: Cell, _ container: Container, _ garbage: inout Garbage) {
        if let takingPart = cell.takingPart {
            if !takingPart.container.participants.add(takingPart.participant) { garbage.late.append(takingPart) }
            cell.takingPart = nil
        }
        garbage.add(cell.publish(box, isClosed: container.wiring.isClosed))
    }

    private func publishHeld(from start: Int, _ garbage: inout Garbage) {
        for entry in held[start...] {
            guard let early = entry.cell.early else { continue }
            publish(early, entry.cell, entry.container, &garbage)
            garbage.add(.passRetained(entry.cell))
        }
        held.removeSubrange(start...)
    }

    /// Forgets what could not be built, and all that has taken it.
    func abandon(_ place: ObjectPlace, _ frame: BuildFrame, _ error: ResolutionError) {
        var garbage = Garbage()
        family.locked {
            begun = frame.position
            if frame.isRoot { circles.removeLast() }
            lowest = frame.lowest
            if let group, place.slot.cell?.early != nil { group.failure = group.failure ?? error }
            abandonHeld(from: min(frame.held, held.count), &garbage)
            if let cell = place.slot.cell {
                if let early = cell.early { garbage.add(.passRetained(early)) }
                garbage.add(cell.abandon())
            } else {
                garbage.add(place.slot.own(nil))
            }
            wakeAll()
        }
        queue.removeSubrange(min(frame.queued, queue.count)...)
        try? garbage.letGo()
    }

    private func abandonHeld(from start: Int, _ garbage: inout Garbage) {
        for entry in held[start...].reversed() {
            if let early = entry.cell.early { garbage.add(.passRetained(early)) }
            garbage.add(entry.cell.abandon())
        }
        held.removeSubrange(start...)
    }

    /// Ends a construction that nobody else ends: waits for those with which it shares unfinished objects, if there are any.
    func end() throws(ResolutionError) {
        if family.locked(endAlone) { return }
        while let member = try unfinishedMember() {
            sleep { gate in
                family.locked {
                    guard let group, !group.isDone, group.failure == nil else { return false }
                    member.waiters.append(.thread(gate))
                    return true
                }
            }
        }
    }

    /// The same, awaited.
    func endAwaiting() async throws(ResolutionError) {
        if family.locked(endAlone) { return }
        while let member = try unfinishedMember() {
            await withCheckedContinuation { continuation in
                let mustWait = family.locked { () -> Bool in
                    guard let group, !group.isDone, group.failure == nil else { return false }
                    member.waiters.append(.task(continuation))
                    return true
                }
                if !mustWait { continuation.resume() }
            }
        }
    }

    private func endAlone() -> Bool {
        if group == nil { isDone = true }
        return group == nil
    }

    /// Ends it without success; those who took unfinished objects of it fail too.
    func fail(_ error: ResolutionError) {
        var garbage = Garbage()
        var ended: [Construction] = []
        family.locked {
            isDone = true
            abandonHeld(from: 0, &garbage)
            if let group {
                group.failure = group.failure ?? error
                for member in group.members { member.wakeAll() }
                ended = group.takeEnded()
            } else {
                wakeAll()
            }
        }
        withExtendedLifetime(ended) {}
        try? garbage.letGo()
    }

    /// Marks this one as done; shows what its group has built if it was the last.
    ///
    /// - Returns: Another one that is still to end.
    private func unfinishedMember() throws(ResolutionError) -> Construction? {
        enum Outcome {
            case done
            case failed(ResolutionError)
            case waiting(Construction)
        }
        var ended: [Construction] = []
        var garbage = Garbage()
        let outcome = family.locked { () -> Outcome in
            isDone = true
            guard let group else { return .done }
            if let failure = group.failure {
                abandonHeld(from: 0, &garbage)
                wakeAll()
                ended = group.takeEnded()
                return .failed(failure)
            }
            if let member = group.members.first(where: { !$0.isDone }) { return .waiting(member) }
            for member in group.members {
                member.publishHeld(from: 0, &garbage)
                member.wakeAll()
            }
            ended = group.takeEnded()
            return .done
        }
        withExtendedLifetime(ended) {}
        try garbage.letGo()
        switch outcome {
        case .done: return nil
        case .failed(let error): throw error
        case .waiting(let member): return member
        }
    }
}
