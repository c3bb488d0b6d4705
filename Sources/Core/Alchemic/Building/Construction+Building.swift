// How a unit comes to be: its members in their order, then their steps, then their callbacks; then all are shown together.

extension ObjectPlace {
    /// The object that is kept here, built if it is not there, with all members of its unit if that has several.
    ///
    /// - Parameters:
    ///   - requester: Who requests it, as the claims see it; `context` is the same, for what is made on the way.
    ///   - make: Makes it where something else than its definition does.
    // Dynamic, or the compiler would make a copy of it, and of all that it calls, for each closure that it is called with.
    dynamic func obtain(
        with unit: [ObjectPlace], for requester: Requester, _ context: Context,
        make: (Context) throws(ResolutionError) -> ErasedBox? = { _ in nil }
    ) throws(ResolutionError) -> ErasedBox {
        let container = container
        defer { withExtendedLifetime(container) {} }
        let family = family
        if unit.isEmpty,
            let number = family.claiming({ $0.claimFree(self, around: requester.unit(in: family)) }),
            let box = try build(number, for: requester, context, make)
        {
            return box
        }
        return try obtainOrWait(with: unit, for: requester, context, make)
    }

    @inline(never)
    private func obtainOrWait(
        with unit: [ObjectPlace], for requester: Requester, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox {
        var requester = requester
        var pause: Pause?
        while true {
            let claim = try claim(unit, for: &requester, isAwaited: false)
            withExtendedLifetime(pause) {}
            switch claim {
            case .take(let box): return box
            case .wait(let news):
                news.block()
                pause = news
            case .join(let member):
                guard let construction = requester.construction else { preconditionFailure("nothing builds this") }
                return try construction.make(member, at: self, for: self, construction.context(like: context), make)
            case .build(let number): if let box = try build(number, for: requester, context, make) { return box }
            }
        }
    }

    /// Builds a unit that has been claimed; nil if something has removed the object meanwhile, and it is to be claimed again.
    @inline(__always)
    private func build(
        _ number: Int, for requester: Requester, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox? {
        let construction = construction(number, for: requester)
        defer { keep(construction) }
        return try construction.build(self, construction.context(like: context), make)
    }

    private func keep(_ construction: consuming Construction) {
        construction.clear()
        family.spareConstruction.put(construction)
    }

    /// What builds a unit that has been claimed: one that is over, or a new one.
    private func construction(_ number: Int, for requester: Requester) -> Construction {
        guard let spare = family.spareConstruction.take() else {
            return Construction(number, in: container, unit, within: requester.construction, isAwaited: false)
        }
        uncountedContainer.with { spare.begin(number, in: $0) }
        if let unit { spare.unit = unit }
        if requester.isWithin { spare.outer = requester.construction }
        return spare
    }
}

extension Construction {
    fileprivate func context(like context: Context) -> Context {
        Context(
            container, self, isOnMain: context.isOnMain, plan: context.plan, isAwaiting: context.isAwaiting)
    }

    /// Builds what has been claimed; nil if something has removed the object meanwhile, and it is to be claimed again.
    fileprivate func build(
        _ place: ObjectPlace, _ context: Context, _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox? {
        let alone: ErasedBox?
        do throws(ResolutionError) {
            // No closure: what is built within one another should take little of the stack.
            let outer = enter()
            defer { Construction.leave(outer) }
            alone = try self.make(for: place, context, make)
            if !queue.isEmpty { try finish(context) }
        } catch {
            fail()
            throw error
        }
        if let alone, family.claiming({ finishAlone(alone, in: place, &$0) }) { return alone }
        return try publish(place, alone)
    }

    /// Makes what has been claimed; returns the object if it is the only one, and need not be finished: then it is shown to all
    /// immediately.
    @inline(__always)
    private func make(
        for place: ObjectPlace, _ context: Context, _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox? {
        guard unit == nil else {
            try makeMembers(for: place, context, make)
            return nil
        }
        let box = try object(in: place, context, make)
        if place.isFinished(box) { return box }
        show(box, as: 0, in: place)
        return nil
    }

    @inline(__always)
    private func finishAlone(_ box: ErasedBox, in place: ObjectPlace, _ claims: inout FamilyClaims) -> Bool {
        isOver = claims.finishAlone(number, in: place, box)
        return isOver
    }

    @inline(__always)
    private func object(
        in place: ObjectPlace, _ context: Context, _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox {
        if let box = try make(context) { return box }
        return try place.construct(context)
    }

    // Out of line, as all that most units do not come to: what is in a function takes of the stack, and time, at each call.
    @inline(never)
    private func makeMembers(
        for place: ObjectPlace, _ context: Context, _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) {
        for (member, other) in needed(by: place) {
            _ = try self.make(member, at: other, for: place, context, make)
        }
    }

    /// The members that are made for one of them, in order.
    func needed(by place: ObjectPlace) -> [(member: Int, place: ObjectPlace)] {
        guard let unit, let entry = place.node else { return [(0, place)] }
        let needed = unit.members(neededBy: entry.index)
        let members = family.claiming { $0[number].members }
        return members.enumerated().map { ($0, $1.place) }.filter { _, place in
            guard let needed, let index = place.node?.index else { return true }
            return needed.contains(index)
        }
    }

    /// Makes a member, unless it has been made on the way to another one; it is still to be finished.
    ///
    /// The object that was resolved, which is kept in `entry`, may be made by something else than its definition.
    fileprivate func make(
        _ member: Int, at place: ObjectPlace, for entry: ObjectPlace, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        do {
            let box = place == entry ? try object(in: place, context, make) : try place.construct(context)
            show(box, as: member, in: place)
            return box
        } catch {
            throw place == entry ? error : error.making(entry)
        }
    }

    func begin(_ member: Int) -> ErasedBox? {
        unit == nil ? nil : family.claiming { $0.begin(member, of: number) }
    }

    /// Shows a new member to the others, and notes what is left to do to it.
    func show(_ box: ErasedBox, as member: Int, in place: ObjectPlace) {
        var participant: Participant?
        if let producer = place.producer {
            let node = producer.node
            let home = producer.home(outside: container)
            let finisher = home ?? container
            // What was set belongs to the code that has done so, and so does what wraps it.
            if finisher.takesPart(box, node), !container.hasBeenGiven(box.object), !producer.wrapsSet(in: container) {
                participant = Participant(node, box, of: home?.graph)
            }
            if let object = finisher.unfinished(box, node) {
                queue(Pending(object: object, node: node, container: container, finisher: finisher))
            }
        }
        family.claiming { claims in
            claims.show(box, as: member, of: number)
            if let participant { parts.append((member, participant)) }
        }
    }

    /// Notes an object whose steps wait until all members have been made; returns whether it is finished with them: not if the
    /// construction has ended, for which a task made it too late.
    @discardableResult
    func queue(_ pending: Pending) -> Bool {
        guard isAwaited else {
            queue.append(pending)
            return true
        }
        return family.locked {
            if !isOver { queue.append(pending) }
            return !isOver
        }
    }

    /// Takes over an object to finish it with the members, if it is on the way between two of them; returns whether it is.
    func finishes(_ pending: Pending) -> Bool {
        unit?.joins(pending.node) == true && queue(pending)
    }

    /// Finishes what has been made: steps in the order of construction, then callbacks.
    private func finish(_ context: Context) throws(ResolutionError) {
        var (next, notified) = (0, 0)
        while let (pending, isCallback) = nextPending(&next, &notified) {
            do throws(ResolutionError) {
                if isCallback {
                    try pending.finisher.notify(pending.object, pending.node, context)
                } else {
                    let own = Context(
                        pending.container, self, isOnMain: context.isOnMain, plan: context.plan,
                        isAwaiting: context.isAwaiting)
                    try pending.finisher.runSteps(on: pending.object, pending.node, own)
                }
            } catch {
                throw pending.finisher.told(error, pending.node)
            }
        }
        queue = []
    }

    /// What is to be done next: steps, or where none are left, a callback; what that resolves may have steps of its own.
    func nextPending(_ next: inout Int, _ notified: inout Int) -> (Pending, isCallback: Bool)? {
        if next < queue.count {
            defer { next += 1 }
            return (queue[next], false)
        }
        guard notified < queue.count else { return nil }
        defer { notified += 1 }
        return (queue[notified], true)
    }

    // MARK: The end

    /// Shows to all what has been built; what was set meanwhile stays in place of it.
    ///
    /// A decorator around an object that was set or dropped meanwhile is not shown: it is the request's own.
    ///
    /// - Parameter alone: The object, if it is the only one, and nothing has seen it yet.
    @inline(never)
    func publish(_ place: ObjectPlace, _ alone: ErasedBox?) throws(ResolutionError) -> ErasedBox? {
        let ending = end { claims in
            let ending = claims.finish(number, for: place, alone)
            if !parts.isEmpty { keepParts(ending) }
            return ending
        }
        if !parts.isEmpty { try stopUnkept(ending) }
        if ending.hasEnded { try place.container.checkOpen() }
        return ending.object ?? alone ?? ending.members.first { $0.place == place }?.object
    }

    /// Notes what is to be started and stopped, and leaves in ``parts`` what nothing will stop; under the lock.
    private func keepParts(_ ending: FamilyClaims.Ending) {
        parts = parts.filter { part in
            guard let box = ending.members[part.member].object else { return false }
            if ending.members[part.member].isReplaced { return true }
            // What a scope keeps for an override ends with that. A child may be gone before its scope.
            let home = ending.members[part.member].place.producer?.home(outside: container)
            let keeper = home.flatMap { $0.overlaid != nil && $0.isInside(container) ? $0 : nil } ?? container
            return family.list(box) && !keeper.lifecycle.withLock { $0.add(part.participant) }
        }
    }

    /// Stops what was replaced meanwhile, and what is complete only after everything of its container has been stopped.
    private func stopUnkept(_ ending: FamilyClaims.Ending) throws(ResolutionError) {
        let late = parts.filter { !ending.members[$0.member].isReplaced }
        // What only stops has begun. Another definition may hand it out as well: then it is on a list, and goes on.
        container.stopSoon(
            parts.filter { part in
                ending.members[part.member].isReplaced && family.locked { family.list(part.participant.box) }
            }.map(\.participant))
        container.stopSoon(late.map(\.participant))
        if !late.isEmpty { throw .ended(container) }
    }

    /// Gives up what was claimed, after an error; a request that waited for it tries for itself.
    func fail() {
        _ = end { $0.fail(number) }
        queue = []
    }

    /// Ends it: nothing is claimed any more, and who waited goes on; returns what is to be let go of without the lock.
    private func end(_ body: (inout FamilyClaims) -> FamilyClaims.Ending) -> FamilyClaims.Ending {
        family.claiming { claims in
            isOver = true
            let ending = body(&claims)
            guard !ending.sleepers.isEmpty else { return ending }
            // What is weak is kept until everyone who waited has it.
            let weak = ending.members.filter { $0.place.retention == .weak }
            for pause in ending.sleepers { pause.end(in: family, keeping: weak.compactMap(\.object)) }
            return ending
        }
    }
}

extension ResolutionError {
    func making(_ place: ObjectPlace) -> ResolutionError { place.node.map { building($0.mention) } ?? self }
}
