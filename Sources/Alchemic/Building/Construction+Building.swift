// How one shared object comes to be, once, however many ask at the same moment.

/// Where a shared object is kept, and for whom.
struct ObjectPlace {
    let slot: Slot
    let retention: Cell.Retention
    let container: Container
}

extension Construction {
    /// The object in a place, built by `make` if it is not there.
    ///
    /// - Parameters:
    ///   - place: Where the object is kept.
    ///   - node: The definition; nil for what a `Lazy` keeps, which is finished by whoever made it.
    ///   - context: Who asks.
    ///   - make: Calls the factory.
    static func obtain(
        _ place: ObjectPlace, _ node: Node?, _ context: Context, make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let family = place.container.family
        let outer = context.construction?.takeUnretainedValue() ?? current(in: family)
        let construction = outer ?? Construction(family)
        while true {
            switch family.locked({ construction.claim(place, isThread: true) }) {
            case .box(let box): return box
            case .asynchronous: throw .isolation(node)
            case .circular: throw .circular(node)
            case .wait(let builder): construction.wait(for: builder, on: place.slot)
            case .build(let cell):
                let context = context.joining(construction, in: place.container)
                if outer != nil {
                    return try construction.build(cell, place, node, context, make)
                }
                return try construction.asCurrent { () throws(ResolutionError) in
                    let box = try construction.build(cell, place, node, context, make)
                    try construction.end()
                    return box
                }
            }
        }
    }

    private func build(
        _ cell: Cell, _ place: ObjectPlace, _ node: Node?, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let frame = BuildFrame(self, cell, node)
        do {
            let box = try make(context)
            if let node, show(box, cell, node, place.container, frame) {
                if frame.isInCircle {
                    if frame.isRoot { try finishCircle(from: frame.queued, isOnMain: context.isOnMain) }
                } else if let object = box.object {
                    try place.container.finish(object, node, context)
                }
            }
            return try conclude(box, cell, place, frame)
        } catch {
            abandon(cell, frame, error)
            throw error
        }
    }

    /// What has to be known when something that is being built is complete: how things were when it was begun.
    struct BuildFrame {
        let held: Int
        let queued: Int
        let lowest: Int
        let isInCircle: Bool
        /// Whether it is the first member of its circle that is being built, and finishes all of them.
        let isRoot: Bool

        init(_ construction: Construction, _ cell: Cell, _ node: Node?) {
            queued = construction.queue.count
            isInCircle = node?.circle != nil
            (held, lowest) = construction.family.lockedIfShared(construction) {
                defer { construction.lowest = .max }
                return (construction.held.count, construction.lowest)
            }
            guard let circle = node?.circle else {
                isRoot = false
                return
            }
            isRoot = construction.enters(circle, at: cell.position)
        }
    }

    /// Notes that a member of a circle is being built.
    ///
    /// - Returns: Whether it is the first one.
    private func enters(_ circle: Circle, at position: Int) -> Bool {
        family.locked {
            var construction = self
            if let known = circles.first(where: { $0.circle === circle }) {
                lowest = min(lowest, known.position)
                return false
            }
            while let host = construction.host, !host.isDone {
                construction.lowest = -1
                if let known = host.circles.first(where: { $0.circle === circle }) {
                    construction.lowestOfHost = min(construction.lowestOfHost, known.position)
                    return false
                }
                construction = host
            }
            circles.append((circle, position))
            return true
        }
    }

    /// Shows a new object to its own construction, and notes what is left to do to it.
    ///
    /// - Returns: Whether anything is.
    private func show(
        _ box: ErasedBox, _ cell: Cell, _ node: Node, _ container: Container, _ frame: BuildFrame
    ) -> Bool {
        if node.isQuiet, !frame.isInCircle, box.isExactly(node) { return false }
        let work = container.work(on: box, node)
        if work.isEmpty, !frame.isInCircle { return false }
        if work.contains(.takesPart) { cell.takingPart = TakingPart(node, box, container) }
        let object = box.object
        if frame.isInCircle, let object, !work.isDisjoint(with: [.steps, .callback]) {
            queue.append(Pending(object: object, node: node, container: container))
        }
        family.locked {
            cell.state = .building(self, early: box)
            wakeAll()
        }
        return frame.isInCircle || !work.isDisjoint(with: [.steps, .callback])
    }

    /// Finishes the members of a circle: steps in order of construction, then callbacks.
    private func finishCircle(from start: Int, isOnMain: Bool) throws(ResolutionError) {
        var next = start
        var notified = start
        while next < queue.count || notified < queue.count {
            if next < queue.count {
                let pending = queue[next]
                next += 1
                try pending.container.runSteps(
                    on: pending.object, pending.node, Context(pending.container, self, isOnMain: isOnMain))
            } else {
                // What a callback asks for may have steps of its own.
                let pending = queue[notified]
                notified += 1
                try pending.container.notify(pending.object, pending.node)
            }
        }
        queue.removeSubrange(start...)
    }

    // MARK: The end

    /// Shows an object to all, with those that waited for it; or holds it back, if it has taken something unfinished.
    ///
    /// - Returns: The object; another one if that was set meanwhile.
    private func conclude(
        _ box: ErasedBox, _ cell: Cell, _ place: ObjectPlace, _ frame: BuildFrame
    ) throws(ResolutionError) -> ErasedBox {
        var garbage: [Unmanaged<AnyObject>] = []
        var late: [TakingPart] = []
        let result = family.locked { () -> ErasedBox in
            depth = cell.position
            if frame.isRoot { circles.removeLast() }
            let isHeld = lowest < cell.position || group != nil
            if isHeld {
                if cell.early == nil { cell.state = .building(self, early: box) }
                held.append(Held(cell: cell, container: place.container))
                lowest = min(lowest, frame.lowest)
                wakeAll()
                return box
            }
            lowest = frame.lowest
            if held.count > frame.held { publishHeld(from: frame.held, &garbage, &late) }
            publish(box, cell, place.container, &garbage, &late)
            wakeAll()
            return cell.current ?? box
        }
        for object in garbage { object.release() }
        try late.stop()
        return result
    }

    private func publish(
        _ box: ErasedBox, _ cell: Cell, _ container: Container, _ garbage: inout [Unmanaged<AnyObject>],
        _ late: inout [TakingPart]
    ) {
        if let takingPart = cell.takingPart {
            if !takingPart.container.participants.add(takingPart.participant) { late.append(takingPart) }
            cell.takingPart = nil
        }
        if let former = cell.publish(box, isClosed: container.wiring.isClosed) { garbage.append(former) }
    }

    private func publishHeld(
        from start: Int, _ garbage: inout [Unmanaged<AnyObject>], _ late: inout [TakingPart]
    ) {
        for entry in held[start...] {
            guard let early = entry.cell.early else { continue }
            publish(early, entry.cell, entry.container, &garbage, &late)
            garbage.append(.passRetained(entry.cell))
        }
        held.removeSubrange(start...)
    }

    /// Forgets what could not be built, and all that has taken it.
    private func abandon(_ cell: Cell, _ frame: BuildFrame, _ error: ResolutionError) {
        var garbage: [Unmanaged<AnyObject>] = []
        family.locked {
            depth = cell.position
            if frame.isRoot { circles.removeLast() }
            lowest = frame.lowest
            if let group, cell.early != nil { group.failure = group.failure ?? error }
            for entry in held[min(frame.held, held.count)...].reversed() {
                if let early = entry.cell.early { garbage.append(.passRetained(early)) }
                if let former = entry.cell.abandon() { garbage.append(former) }
            }
            held.removeSubrange(min(frame.held, held.count)...)
            if let early = cell.early { garbage.append(.passRetained(early)) }
            if let former = cell.abandon() { garbage.append(former) }
            wakeAll()
        }
        queue.removeSubrange(min(frame.queued, queue.count)...)
        for object in garbage { object.release() }
    }

    /// Ends a construction that nobody else ends: waits for those with which it shares unfinished objects, if there are any.
    func end() throws(ResolutionError) {
        guard let _ = family.locked({ endAlone() ? nil : group }) else { return }
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
        guard let _ = family.locked({ endAlone() ? nil : group }) else { return }
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
        var garbage: [Unmanaged<AnyObject>] = []
        var ended: [Construction] = []
        family.locked {
            isDone = true
            for entry in held.reversed() {
                if let early = entry.cell.early { garbage.append(.passRetained(early)) }
                if let former = entry.cell.abandon() { garbage.append(former) }
            }
            held = []
            if let group {
                group.failure = group.failure ?? error
                for member in group.members { member.wakeAll() }
                ended = group.takeEnded()
            } else {
                wakeAll()
            }
        }
        withExtendedLifetime(ended) {}
        for object in garbage { object.release() }
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
        var garbage: [Unmanaged<AnyObject>] = []
        var late: [TakingPart] = []
        let outcome = family.locked { () -> Outcome in
            isDone = true
            guard let group else { return .done }
            if let failure = group.failure {
                for entry in held.reversed() {
                    if let early = entry.cell.early { garbage.append(.passRetained(early)) }
                    if let former = entry.cell.abandon() { garbage.append(former) }
                }
                held = []
                wakeAll()
                ended = group.takeEnded()
                return .failed(failure)
            }
            if let member = group.members.first(where: { !$0.isDone }) { return .waiting(member) }
            for member in group.members {
                member.publishHeld(from: 0, &garbage, &late)
                member.wakeAll()
            }
            ended = group.takeEnded()
            return .done
        }
        withExtendedLifetime(ended) {}
        for object in garbage { object.release() }
        switch outcome {
        case .done:
            try late.stop()
            return nil
        case .failed(let error): throw error
        case .waiting(let member): return member
        }
    }
}

extension Family {
    /// Takes the lock only if others may touch what a construction holds: guests of a task.
    fileprivate func lockedIfShared<Result>(_ construction: Construction, _ body: () -> Result) -> Result {
        construction.isAsynchronous ? locked(body) : body()
    }
}

// MARK: Awaited

extension Construction {
    /// The object in a place, awaited; built by `make` if it is not there.
    static func obtain(
        async request: AsyncRequest, _ place: ObjectPlace, _ node: Node?,
        make: (AsyncRequest) async throws(ResolutionError) -> ErasedBox
    ) async throws(ResolutionError) -> ErasedBox {
        let family = place.container.family
        let construction = request.construction ?? Construction(family, isAsynchronous: true)
        while true {
            switch family.locked({ construction.claim(place, isThread: false) }) {
            case .box(let box): return box
            case .asynchronous: throw .isolation(node)
            case .circular: throw .circular(node)
            case .wait(let builder): await construction.wait(async: builder, on: place.slot)
            case .build(let cell):
                let inner = AsyncRequest(container: place.container, construction: construction)
                let frame = BuildFrame(construction, cell, node)
                let box: ErasedBox
                do {
                    let made = try await make(inner)
                    if let node, construction.show(made, cell, node, place.container, frame) {
                        if frame.isInCircle {
                            if frame.isRoot { try await construction.finishCircleAwaiting(from: frame.queued) }
                        } else if let object = made.object {
                            try await place.container.finish(object, node, async: inner)
                        }
                    }
                    box = try construction.conclude(made, cell, place, frame)
                } catch {
                    construction.abandon(cell, frame, error)
                    if request.construction == nil { construction.fail(error) }
                    throw error
                }
                if request.construction == nil { try await construction.endAwaiting() }
                return box
            }
        }
    }

    private func finishCircleAwaiting(from start: Int) async throws(ResolutionError) {
        var next = start
        var notified = start
        while let (pending, isCallback) = family.locked({ nextPending(&next, &notified) }) {
            if isCallback {
                try pending.container.notify(pending.object, pending.node)
            } else {
                nonisolated(unsafe) let object = pending.object
                try await pending.container.runSteps(
                    on: object, pending.node, async: AsyncRequest(container: pending.container, construction: self))
            }
        }
        family.locked { queue.removeSubrange(start...) }
    }

    private func nextPending(_ next: inout Int, _ notified: inout Int) -> (Pending, isCallback: Bool)? {
        if next < queue.count {
            defer { next += 1 }
            return (queue[next], false)
        }
        guard notified < queue.count else { return nil }
        defer { notified += 1 }
        return (queue[notified], true)
    }
}
