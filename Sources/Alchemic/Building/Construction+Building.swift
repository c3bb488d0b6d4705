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
    ///   - home: Whose definition it is, if that is neither the place's container nor one around it.
    ///   - context: Who asks.
    ///   - make: Calls the factory.
    // Dynamic, or the compiler would make a copy of it, and of all that it calls, for each closure that it is called with.
    dynamic static func obtain(
        _ place: ObjectPlace, _ node: Node?, of home: Container? = nil, _ context: Context,
        make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let family = place.container.family
        let outer = context.blocking ?? current(in: family)
        var construction = outer ?? Construction(family)
        while true {
            switch family.locked({ construction.claim(place, isThread: true) }) {
            case .box(let box): return box
            case .asynchronous: throw .builtByTask(node)
            case .circular: throw .circular(node)
            case .wait(let builder): try construction.wait(for: builder, on: place.slot, node)
            case .build(let position):
                let context = context.joining(construction, in: place.container)
                if outer != nil {
                    if let box = try construction.build(position, place, node, home, context, make) { return box }
                } else if let box = try construction.whole(position, place, node, home, context, make) {
                    return box
                } else {
                    construction = Construction(family, attempt: construction.attempt + 1)
                }
            }
        }
    }

    /// Builds something from which a construction begins, and ends that.
    ///
    /// - Returns: The object; nil if something was set meanwhile, and it is to be claimed again.
    private func whole(
        _ position: Int, _ place: ObjectPlace, _ node: Node?, _ home: Container?, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox? {
        try asCurrent { () throws(ResolutionError) in
            let box: ErasedBox?
            do throws(ResolutionError) {
                box = try build(position, place, node, home, context, make)
            } catch {
                fail(error)
                throw error
            }
            return try end() ? box : nil
        }
    }

    /// Builds something.
    ///
    /// - Returns: The object; nil if something was set meanwhile, and it is to be claimed again.
    private func build(
        _ position: Int, _ place: ObjectPlace, _ node: Node?, _ home: Container?, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox? {
        let frame = frame(at: position, node, of: home)
        do {
            let box = try make(context)
            return try finish(box, place, node, context, frame)
        } catch {
            abandon(place, frame, error)
            throw error
        }
    }

    /// Does what is left to do to a new object, and shows it to all.
    ///
    /// - Returns: The object; nil if something was set meanwhile, and it is to be claimed again.
    @inline(never)
    private func finish(
        _ box: ErasedBox, _ place: ObjectPlace, _ node: Node?, _ context: Context, _ frame: BuildFrame
    ) throws(ResolutionError) -> ErasedBox? {
        if let node, show(box, place, node, frame) {
            if frame.isInCircle {
                if frame.isRoot { try finishCircle(from: frame.queued, isOnMain: context.isOnMain) }
            } else if let object = box.object {
                try frame.finisher(of: place).finish(object, node, context)
            }
        }
        return try conclude(box, place, node, frame)
    }

    /// The short way for what most shared objects are: made by a plain call, with nothing left to do to them.
    ///
    /// It claims and shows by the same rules; whatever is out of the ordinary takes the long way from there. The place may
    /// have been claimed for it already.
    ///
    /// - Returns: The object; nil if somebody has claimed it, or something was set meanwhile.
    func buildQuickly(
        _ place: ObjectPlace, _ node: Node, _ context: Context, isClaimed: Bool = false, endsHere: Bool,
        _ make: (Arguments) throws -> ErasedBox, _ links: UnsafePointer<Unmanaged<Producer>>
    ) throws(ResolutionError) -> ErasedBox? {
        guard isClaimed || family.locked({ place.slot.claim(for: self) }) else { return nil }
        let frame = BuildFrame(
            position: begun - 1, held: held.count, queued: queue.count, lowest: lowest, isInCircle: false, isRoot: false
        )
        lowest = .max
        let context = context.joining(self, in: place.container)
        do throws(ResolutionError) {
            func made() throws(ResolutionError) -> ErasedBox {
                do { return try make(Arguments(links, context)) } catch { throw node.failure(error) }
            }
            let box = context.isObserved ? try place.container.timing(node, made) : try made()
            let isShown =
                box.isExactly(node)
                && family.locked {
                    guard lowest == .max, group == nil, !place.container.wiring.isClosed,
                        let claim = place.slot.settle(box, by: self)
                    else { return false }
                    lowest = frame.lowest
                    wakeAll()
                    isDone = endsHere
                    if endsHere { family.leave(claim) } else { claim.release() }
                    return true
                }
            if isShown { return box }
            let finished = try finish(box, place, node, context, frame)
            if endsHere { return try end() ? finished : nil }
            return finished
        } catch {
            abandon(place, frame, error)
            if endsHere { fail(error) }
            throw error
        }
    }

    /// What has to be known when something that is being built is complete: how things were when it was begun.
    struct BuildFrame {
        let position: Int
        let held: Int
        let queued: Int
        let lowest: Int
        let isInCircle: Bool
        /// Whether it is the first member of its circle that is being built, and finishes all of them.
        let isRoot: Bool
        /// Whose definition it is, if that is neither the place's container nor one around it: an override's or a child's.
        ///
        /// It keeps the producer, too, which is what builds.
        unowned(unsafe) var home: Container?

        /// Who does what is left to do to the object.
        func finisher(of place: ObjectPlace) -> Container { home ?? place.container }
    }

    /// Notes how things are when something is begun.
    private func frame(at position: Int, _ node: Node?, of home: Container?) -> BuildFrame {
        let (held, lowest) = family.lockedIfShared(self) {
            defer { self.lowest = .max }
            return (self.held.count, self.lowest)
        }
        let isRoot = node?.circle.map { enters($0, at: position) } ?? false
        return BuildFrame(
            position: position, held: held, queued: queue.count, lowest: lowest, isInCircle: node?.circle != nil,
            isRoot: isRoot, home: home)
    }

    /// Notes that a member of a circle is being built.
    ///
    /// - Returns: Whether it is the first one.
    private func enters(_ circle: Circle, at position: Int) -> Bool {
        family.locked {
            if let known = circles.first(where: { $0.circle === circle }) {
                lowest = min(lowest, known.position)
                return false
            }
            if takesFromHost({ host in host.circles.first { $0.circle === circle }?.position }) { return false }
            circles.append((circle, position))
            return true
        }
    }

    /// Shows a new object to its own construction, and notes what is left to do to it.
    ///
    /// - Returns: Whether anything is.
    private func show(_ box: ErasedBox, _ place: ObjectPlace, _ node: Node, _ frame: BuildFrame) -> Bool {
        if node.isQuiet, !frame.isInCircle, box.isExactly(node) { return false }
        let work = frame.finisher(of: place).work(on: box, node)
        if work.isEmpty, !frame.isInCircle { return false }
        let takingPart = work.contains(.takesPart) ? TakingPart(node, box, place.container, of: frame.home?.graph) : nil
        if frame.isInCircle, let object = box.object, !work.isDisjoint(with: [.steps, .callback]) {
            let pending = Pending(
                object: object, node: node, container: place.container, finisher: frame.finisher(of: place))
            if isAsynchronous { family.locked { queue.append(pending) } } else { queue.append(pending) }
        }
        let former = family.locked { () -> Unmanaged<AnyObject>? in
            guard isBuilding(place) else { return nil }
            let (cell, former) = cell(in: place, frame)
            cell.state = .building(self, early: box)
            cell.takingPart = takingPart
            wakeAll()
            return former
        }
        former?.release()
        return frame.isInCircle || !work.isDisjoint(with: [.steps, .callback])
    }

    /// The cell of something that is being built, made now if there was no need of it so far; under the lock.
    func cell(in place: ObjectPlace, _ frame: BuildFrame) -> (Cell, former: Unmanaged<AnyObject>?) {
        if let known = place.slot.cell {
            known.position = frame.position
            return (known, nil)
        }
        let cell = Cell(place.slot, place.retention, .building(self, early: nil))
        cell.position = frame.position
        return (cell, place.slot.own(cell))
    }

    /// Finishes the members of a circle: steps in order of construction, then callbacks.
    private func finishCircle(from start: Int, isOnMain: Bool) throws(ResolutionError) {
        var next = start
        var notified = start
        while next < queue.count || notified < queue.count {
            if next < queue.count {
                let pending = queue[next]
                next += 1
                try pending.finisher.runSteps(
                    on: pending.object, pending.node, Context(pending.container, self, isOnMain: isOnMain))
            } else {
                // What a callback asks for may have steps of its own.
                let pending = queue[notified]
                notified += 1
                try pending.finisher.notify(pending.object, pending.node, isOnMain: isOnMain)
            }
        }
        queue.removeSubrange(start...)
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
    dynamic static func obtain(
        async request: AsyncRequest, _ place: ObjectPlace, _ node: Node?, of home: Container? = nil,
        make: (AsyncRequest) async throws(ResolutionError) -> ErasedBox
    ) async throws(ResolutionError) -> ErasedBox {
        let family = place.container.family
        var construction = request.construction ?? Construction(in: place.container)
        while true {
            switch family.locked({ construction.claim(place, isThread: false) }) {
            case .box(let box): return box
            case .asynchronous: throw .builtByTask(node)
            case .circular: throw .circular(node)
            case .wait(let builder): try await construction.wait(async: builder, on: place.slot, node)
            case .build(let position):
                let inner = AsyncRequest(container: place.container, construction: construction)
                let frame = construction.frame(at: position, node, of: home)
                let box: ErasedBox?
                do {
                    let made = try await make(inner)
                    if let node, construction.show(made, place, node, frame) {
                        if frame.isInCircle {
                            if frame.isRoot { try await construction.finishCircleAwaiting(from: frame.queued) }
                        } else if let object = made.object {
                            try await frame.finisher(of: place).finish(object, node, async: inner)
                        }
                    }
                    box = try construction.conclude(made, place, node, frame)
                } catch {
                    construction.abandon(place, frame, error)
                    if request.construction == nil { construction.fail(error) }
                    throw error
                }
                let isWhole = request.construction == nil ? try await construction.endAwaiting() : true
                if isWhole, let box { return box }
                if request.construction == nil {
                    construction = Construction(in: place.container, attempt: construction.attempt + 1)
                }
            }
        }
    }

    private func finishCircleAwaiting(from start: Int) async throws(ResolutionError) {
        var next = start
        var notified = start
        while let (pending, isCallback) = family.locked({ nextPending(&next, &notified) }) {
            nonisolated(unsafe) let object = pending.object
            if isCallback {
                try await pending.finisher.notify(async: object, pending.node)
            } else {
                try await pending.finisher.runSteps(
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
