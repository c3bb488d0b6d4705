// How a unit is built: its members in their order, then their steps, then their callbacks; then all are published together.

extension ObjectPlace {
    /// Returns the object of this place; if it is missing, builds it with all missing members of its unit.
    func obtain(in context: Context) throws(ResolutionError) -> ErasedBox {
        try obtain(in: context) { (context) throws(ResolutionError) in try construct(in: context) }
    }

    /// Returns the object of this place, made by `make` instead of its definition's factory if it is missing.
    func obtain(
        in context: Context, make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let requester = Requester(context)
        if unit == nil, let number = family.claiming({ $0.claimFree(self) }),
            let box = try build(number, for: requester, in: context, make: make)
        {
            return box
        }
        return try obtainOrWait(for: requester, in: context, make: make)
    }

    /// Obtains the object if its place is not simply free, or if the object has to be claimed anew.
    private func obtainOrWait(
        for requester: Requester, in context: Context, make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let members = memberPlaces
        var requester = requester
        var pause: Pause?
        while true {
            let answer = claim(members, for: requester, isAwaited: false)
            // The last pause keeps weak objects until the next claim has taken them.
            withExtendedLifetime(pause) {}
            switch answer {
            case .take(let box): return box
            case .wait(let next):
                next.block()
                pause = next
            case .join(let member):
                guard let construction = requester.construction else { preconditionFailure("nothing builds this") }
                return try construction.construct(
                    member, at: self, in: construction.context(like: context), make: make)
            case .build(let number):
                if let box = try build(number, for: requester, in: context, make: make) { return box }
            case .refuse(let refusal): try throwError(for: refusal, of: &requester)
            case .refuseWait(let cycle): throw cycle.error(for: node)
            }
        }
    }

    /// Builds a claimed unit; returns nil if the object has to be claimed anew, see ``Construction/publish(for:unshown:)``.
    private func build(
        _ number: Int, for requester: Requester, in context: Context,
        make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox? {
        let construction = Construction(number: number, in: self, within: requester.construction, isAwaited: false)
        let context = construction.context(like: context)
        var unshown: ErasedBox?
        do throws(ResolutionError) {
            // No closure: nested constructions should take little of the stack.
            let outer = construction.enter()
            defer { Construction.leave(outer) }
            if construction.unit == nil {
                unshown = construction.showUnlessFinished(try make(context), in: self)
            } else {
                try construction.constructMembers(for: self, in: context, make: make)
            }
            if !construction.queue.isEmpty { try construction.finish(in: context) }
        } catch {
            construction.fail()
            throw error
        }
        return try construction.publish(for: self, unshown: unshown)
    }
}

extension Construction {
    /// The context for code of the unit; factories resolve in the container that keeps the objects, each step in its object's own.
    fileprivate func context(like context: Context, in container: Container? = nil) -> Context {
        Context(
            container ?? self.container, within: self, isOnMain: context.isOnMain, plan: context.plan,
            isAwaiting: context.isAwaiting)
    }

    /// Constructs the members of the unit; `make` makes the object of `place`, which was resolved.
    fileprivate func constructMembers(
        for place: ObjectPlace, in context: Context, make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) {
        for (member, memberPlace) in membersNeeded(by: place) {
            do throws(ResolutionError) {
                _ = try construct(member, at: memberPlace, in: context) { (context) throws(ResolutionError) in
                    try memberPlace == place ? make(context) : memberPlace.construct(in: context)
                }
            } catch {
                throw error.making(place, byWayOf: memberPlace)
            }
        }
    }

    /// Constructs a member, unless that has happened on the way to another member; finishing it comes later.
    fileprivate func construct(
        _ member: Int, at place: ObjectPlace, in context: Context, make: (Context) throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        let box = try make(context)
        show(box, as: member, in: place)
        return box
    }

    /// The members that are constructed when one of them is resolved, in order.
    func membersNeeded(by place: ObjectPlace) -> [(member: Int, place: ObjectPlace)] {
        let needed = place.node.flatMap { unit?.members(neededBy: $0.index) }
        let members = family.claiming { $0[number].members }
        return members.enumerated().map { ($0, $1.place) }.filter { _, place in
            guard let needed, let index = place.node?.index else { return true }
            return needed.contains(index)
        }
    }

    /// Notes that the factory of a member is about to be called; returns the member if it has been constructed already.
    func begin(_ member: Int) -> ErasedBox? { family.claiming { $0.begin(member, of: number) } }

    /// Shows the object of a unit of one, unless nothing is left to do and it can be published immediately: then returns it.
    func showUnlessFinished(_ box: ErasedBox, in place: ObjectPlace) -> ErasedBox? {
        if place.isFinished(box) { return box }
        show(box, as: 0, in: place)
        return nil
    }

    /// Shows a new member to the other members, and notes whether it is to be finished, started or stopped.
    func show(_ box: ErasedBox, as member: Int, in place: ObjectPlace) {
        var participant: Participant?
        var unfinished: Unfinished?
        if let producer = place.producer {
            let node = producer.node
            // An object that was set belongs to the code that set it, and so does a decorator around it.
            if container.mayBeParticipant(box, of: node), !container.wasSet(box.object),
                !producer.wrapsSetObject(in: container)
            {
                participant = Participant(box, of: node)
            }
            unfinished = container.unfinished(box, of: node)
        }
        family.claiming { claims in
            claims.show(box, as: member, of: number)
            if let participant { participants.append((member, participant)) }
            if let unfinished, !isOver { queue.append(unfinished) }
        }
    }

    /// Queues an object of a prototype that lies between two members, to be finished with them.
    ///
    /// - Returns: Whether the object was queued: not if the construction has ended before a task made the object.
    func queueIfPart(_ unfinished: Unfinished) -> Bool {
        guard unit?.joins(unfinished.node) == true else { return false }
        return family.locked {
            if !isOver { queue.append(unfinished) }
            return !isOver
        }
    }

    /// Empties the queue; the `deinit` of its objects runs without a lock, and may add others.
    func emptyQueue() {
        _ = family.locked {
            defer { queue = [] }
            return queue
        }
    }

    /// Finishes the objects in the queue: all steps, in the order of construction, then all callbacks.
    fileprivate func finish(in context: Context) throws(ResolutionError) {
        var (next, notified) = (0, 0)
        while let (unfinished, isCallback) = takeUnfinished(stepsFrom: &next, callbacksFrom: &notified) {
            let context = self.context(like: context, in: unfinished.container)
            do throws(ResolutionError) {
                if isCallback { try unfinished.notify(in: context) } else { try unfinished.runSteps(in: context) }
            } catch {
                throw unfinished.container.sendFailed(error, of: unfinished.node)
            }
        }
        emptyQueue()
    }

    /// Takes the next object: first each whose steps are to run, then each whose callback is to run.
    ///
    /// A callback may add objects with steps.
    func takeUnfinished(
        stepsFrom next: inout Int, callbacksFrom notified: inout Int
    ) -> (Unfinished, isCallback: Bool)? {
        if next < queue.count {
            defer { next += 1 }
            return (queue[next], false)
        }
        guard notified < queue.count else { return nil }
        defer { notified += 1 }
        return (queue[notified], true)
    }

    // MARK: The end

    /// Publishes the members, except where an object was set meanwhile.
    ///
    /// A decorator around an object that was set or dropped meanwhile is not published: only this request gets it.
    ///
    /// - Parameter unshown: The object of a unit of one, if it has not been shown yet.
    /// - Returns: The object in `place`; nil if it has to be claimed anew. That happens only to a member of a cycle: its place
    ///   was taken away, a request of the unit claimed the empty place again, and constructing the member anew failed.
    func publish(for place: ObjectPlace, unshown: ErasedBox?) throws(ResolutionError) -> ErasedBox? {
        if let unshown {
            // Usually, no request waits for the object, and the unit still holds its place.
            family.claiming { isOver = $0.publishAlone(number, in: place, with: unshown) }
            if isOver { return unshown }
        }
        var (replaced, late): ([Participant], [Participant]) = ([], [])
        let ending = end { claims in
            if let unshown { claims.show(unshown, as: 0, of: number) }
            let ending = claims.publish(number, for: place)
            (replaced, late) = handOverParticipants(of: ending.detail.members)
            return ending
        }
        container.stopSoon(replaced)
        container.stopSoon(late)
        if !late.isEmpty { throw .ended(container) }
        if ending.hasEnded { try place.container.checkOpen() }
        return ending.object ?? ending.detail.members.first { $0.place == place }?.object
    }

    /// Hands the participants to the lifecycle; under the lock.
    ///
    /// An object that another definition has returned, too, is registered already, and stays with that.
    ///
    /// - Returns: Those to be stopped here: objects without a place, since another one was set there or has been made again, and
    ///   objects that came after the container had stopped its participants. Without a start action, they count as started.
    private func handOverParticipants(
        of members: [FamilyClaims.Member]
    ) -> (replaced: [Participant], late: [Participant]) {
        func isReplaced(_ part: (member: Int, participant: Participant)) -> Bool {
            members[part.member].isReplaced || members[part.member].object !== part.participant.box
        }
        let late = participants.filter { part in
            !isReplaced(part) && family.registerStop(of: part.participant.box)
                && !container.lifecycle.withLock { $0.add(part.participant) }
        }
        let replaced = participants.filter { isReplaced($0) && family.registerStop(of: $0.participant.box) }
        return (replaced.map(\.participant), late.map(\.participant))
    }

    /// Gives up the unit, after an error; each request that waited for it tries for itself.
    func fail() {
        _ = end { $0.fail(number) }
        emptyQueue()
    }

    /// Ends the construction and its claims, and wakes the waiting requests.
    ///
    /// - Returns: The outcome; the caller lets go of its objects without the lock.
    private func end(_ body: (inout FamilyClaims) -> FamilyClaims.Ending) -> FamilyClaims.Ending {
        var former: [(member: Int, participant: Participant)] = []
        // Let go of without the lock.
        defer { withExtendedLifetime(former) {} }
        return family.claiming { claims in
            isOver = true
            let ending = body(&claims)
            // A task that a factory has left behind may keep the construction, but not the objects.
            swap(&former, &participants)
            let sleepers = ending.detail.sleepers
            if sleepers.isEmpty { return ending }
            // Weak objects are kept until every request that waited has them.
            let weak = ending.detail.members.filter { $0.place.retention == .weak }
            for pause in sleepers { pause.end(in: family, keeping: weak.compactMap(\.object)) }
            return ending
        }
    }
}

extension ResolutionError {
    /// The error of a member that failed on the way to another member, with the object of that on its path.
    func making(_ place: ObjectPlace, byWayOf member: ObjectPlace) -> ResolutionError {
        member == place ? self : place.node.map { building($0.mention) } ?? self
    }
}
