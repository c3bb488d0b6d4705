// What happens when an object is complete, when it fails, and when the whole construction is over.

extension Construction {
    /// Shows an object to all, with those that waited for it; or holds it back, if it has taken something unfinished.
    ///
    /// What was set in its place, or in that of something that has taken it, wins: then all of these are discarded.
    ///
    /// - Returns: The object; nil if it was discarded, and is to be claimed again.
    func conclude(
        _ box: ErasedBox, _ place: ObjectPlace, _ node: Node?, _ frame: BuildFrame
    ) throws(ResolutionError) -> ErasedBox? {
        var garbage = Garbage()
        let result = family.locked { () -> ErasedBox? in
            leaveCircle(frame)
            let isReplaced = !isBuilding(place)
            let mustWait = lowest < frame.position || group != nil
            if isReplaced || !mustWait && held[frame.held...].contains(where: \.cell.isReplaced) {
                garbage.isDiscarding = true
                garbage.discard(node, box, place.container)
                forget(place, frame, &garbage)
                group?.isOutdated = true
                return nil
            }
            if mustWait {
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
            return box
        }
        if result == nil { queue.removeSubrange(min(frame.queued, queue.count)...) }
        try garbage.letGo()
        return result
    }

    /// Leaves the circle that was begun with an object; twice, if it was complete too late.
    private func leaveCircle(_ frame: BuildFrame) {
        if frame.isRoot, circles.last?.position == frame.position { circles.removeLast() }
    }

    /// Whether a place is still this one's to build; under the lock.
    func isBuilding(_ place: ObjectPlace) -> Bool { place.slot.building?.builder === self }

    /// What is not needed any more, to be let go of without the lock.
    struct Garbage {
        private var first: Unmanaged<AnyObject>?
        private var others: [Unmanaged<AnyObject>] = []
        private var released: [Held] = []
        /// What is complete only after everything of its container has been stopped.
        var late: [TakingPart] = []
        /// Whether what is let go of was replaced, and not just unfinished.
        var isDiscarding = false
        private var discarded: [(node: Node, box: ErasedBox, container: Container)] = []

        mutating func add(_ object: Unmanaged<AnyObject>?) {
            guard let object else { return }
            if first == nil { first = object } else { others.append(object) }
        }

        /// Takes what is held back no longer: it may be the last to keep a scope, whose end needs the lock.
        mutating func take(from held: inout [Held], _ start: Int) {
            guard start < held.count else { return }
            released += held[start...]
            held.removeSubrange(start...)
        }

        /// Adds an object that something else has replaced.
        mutating func discard(_ node: Node?, _ box: ErasedBox, _ container: Container) {
            guard let node, !node.isQuiet || !box.isExactly(node) else { return }
            discarded.append((node, box, container))
        }

        func letGo() throws(ResolutionError) {
            first?.release()
            for object in others { object.release() }
            // What only stops has begun.
            if !discarded.isEmpty {
                discarded.compactMap { TakingPart($0, $1, $2) }.filter { part in
                    // Another definition may hand it out as well: then it is on a list, and goes on.
                    let family = part.container.family
                    return family.locked { family.list(part.participant.box) }
                }.stopSoon()
            }
            if !late.isEmpty { try late.stop() }
        }
    }

    private func publish(_ box: ErasedBox, _ cell: Cell, _ container: Container, _ garbage: inout Garbage) {
        if let takingPart = cell.takingPart {
            cell.takingPart = nil
            if family.list(box), !takingPart.container.participants.add(takingPart.participant) {
                garbage.late.append(takingPart)
            }
        }
        garbage.add(cell.publish(box, isClosed: container.wiring.isClosed))
    }

    private func publishHeld(from start: Int, _ garbage: inout Garbage) {
        for entry in held[start...] {
            guard let early = entry.cell.early else { continue }
            publish(early, entry.cell, entry.container, &garbage)
        }
        garbage.take(from: &held, start)
    }

    /// Forgets what could not be built, and all that has taken it.
    func abandon(_ place: ObjectPlace, _ frame: BuildFrame, _ error: ResolutionError) {
        var garbage = Garbage()
        family.locked {
            leaveCircle(frame)
            if let group, isShared(place, since: frame) { group.failure = group.failure ?? error }
            forget(place, frame, &garbage)
        }
        queue.removeSubrange(min(frame.queued, queue.count)...)
        try? garbage.letGo()
    }

    /// Whether others of its group have taken the object, or what is held back with it; under the lock.
    private func isShared(_ place: ObjectPlace, since frame: BuildFrame) -> Bool {
        if let cell = place.slot.cell, isBuilding(place), cell.early != nil, cell.isShared { return true }
        return held[frame.held...].contains { $0.cell.isShared }
    }

    /// Gives a place up, and all that was begun within and has taken something unfinished; under the lock.
    private func forget(_ place: ObjectPlace, _ frame: BuildFrame, _ garbage: inout Garbage) {
        begun = frame.position
        lowest = frame.lowest
        abandonHeld(from: min(frame.held, held.count), &garbage)
        if isBuilding(place) {
            if let cell = place.slot.cell {
                if let early = cell.early { garbage.add(.passRetained(early)) }
                garbage.add(cell.abandon())
            } else {
                garbage.add(place.slot.own(nil))
            }
        }
        wakeAll()
    }

    private func abandonHeld(from start: Int, _ garbage: inout Garbage) {
        // What outlives this one has taken what is given up: it is to be built again.
        for guest in guests where guest.lowestOfHost < .max {
            let group = guest.group ?? ConstructionGroup()
            if group.members.isEmpty { group.members = [guest] }
            guest.group = group
            group.isOutdated = true
        }
        for entry in held[start...].reversed() {
            if let early = entry.cell.early { garbage.add(.passRetained(early)) }
            if garbage.isDiscarding, let early = entry.cell.early, let part = entry.cell.takingPart {
                garbage.discard(part.participant.node, early, entry.container)
            }
            garbage.add(entry.cell.abandon())
        }
        garbage.take(from: &held, start)
    }

    /// Ends a construction that nobody else ends: waits for those with which it shares unfinished objects, if there are any.
    ///
    /// - Returns: Whether its objects are there; not if something was set in place of one of them.
    func end() throws(ResolutionError) -> Bool {
        if family.locked(endAlone) { return true }
        while case .waiting(let member) = try ending() {
            try sleep(until: member, nil) { mustWaitForGroup }
        }
        return !isOutdated
    }

    /// The same, awaited.
    func endAwaiting() async throws(ResolutionError) -> Bool {
        if family.locked(endAlone) { return true }
        while case .waiting(let member) = try ending() {
            try await sleep(async: member, nil) { mustWaitForGroup }
        }
        return !isOutdated
    }

    private var mustWaitForGroup: Bool { group.map { !$0.isDone && $0.failure == nil } ?? false }
    private var isOutdated: Bool { family.locked { group?.isOutdated ?? false } }

    private func endAlone() -> Bool {
        if group == nil { isDone = true }
        return group == nil
    }

    /// Ends it without success; those who took unfinished objects of it build again.
    func fail(_ error: ResolutionError) {
        var garbage = Garbage()
        var ended: [Construction] = []
        family.locked {
            isDone = true
            abandonHeld(from: 0, &garbage)
            if let group {
                group.failure = group.failure ?? error
                // One that was canceled while it waited for the others does not come back.
                for member in group.members where member.isDone { member.abandonHeld(from: 0, &garbage) }
                for member in group.members { member.wakeAll() }
                ended = group.takeEnded()
            } else {
                wakeAll()
            }
        }
        withExtendedLifetime(ended) {}
        try? garbage.letGo()
    }

    /// How far one that has ended has come with those that end with it.
    private enum Ending {
        case over
        case waiting(Construction)
    }

    /// Marks this one as done; shows what its group has built if it was the last.
    ///
    /// If something was set in place of one of these objects, all of them are discarded: others may have taken it.
    private func ending() throws(ResolutionError) -> Ending {
        var ended: [Construction] = []
        var garbage = Garbage()
        let outcome = family.locked { () -> Result<Ending, ResolutionError> in
            let wasMoving = !isDone
            isDone = true
            guard let group else { return .success(.over) }
            if let failure = group.failure {
                // Others have failed, or this one has come to terms with it: what it needs is built again.
                group.isOutdated = true
                defer { ended = group.takeEnded() }
                for member in group.members where member.isDone {
                    member.abandonHeld(from: 0, &garbage)
                    member.wakeAll()
                }
                // Where the same fails each time, it would never end.
                return attempt < Self.attempts || failure.id == .canceled ? .success(.over) : .failure(failure)
            }
            if let member = group.members.first(where: { !$0.isDone }) {
                // The others may have waited for one another only because this one still moved.
                if wasMoving { for member in group.members { member.wakeAll() } }
                return .success(.waiting(member))
            }
            if group.members.contains(where: { $0.held.contains(where: \.cell.isReplaced) }) { group.isOutdated = true }
            garbage.isDiscarding = group.isOutdated
            for member in group.members {
                if group.isOutdated {
                    member.abandonHeld(from: 0, &garbage)
                } else {
                    member.publishHeld(from: 0, &garbage)
                }
                member.wakeAll()
            }
            ended = group.takeEnded()
            return .success(.over)
        }
        withExtendedLifetime(ended) {}
        try garbage.letGo()
        return try outcome.get()
    }
}
