// How a unit comes to be: its members in their order, then their steps, then their callbacks; then all are shown together.

extension ObjectPlace {
    /// The object that is kept here, built if it is not there.
    ///
    /// - Parameters:
    ///   - members: The places of all members of its unit, if it has several.
    ///   - context: Who asks.
    ///   - make: Makes it where something else than its definition does.
    /// - Returns: The object.
    /// - Throws: What making it throws, or that it waits for this request.
    // Dynamic, or the compiler would make a copy of it, and of all that it calls, for each closure that it is called with.
    dynamic func obtain(
        with members: [ObjectPlace], _ context: Context,
        make: (Context) throws(ResolutionError) -> ErasedBox? = { _ in nil }
    ) throws(ResolutionError) -> ErasedBox {
        let requester = Requester(context)
        var pause: Pause?
        while true {
            let claim = container.family.locked { self.claim(members, for: requester, isAsynchronous: false) }
            withExtendedLifetime(pause) {}
            switch claim {
            case .take(let box): return box
            case .refuse(let refusal): throw refusal.error(for: node)
            case .join(let construction, let member):
                return try construction.make(member, self, construction.context(like: context), make)
            case .build(let construction):
                if let box = try construction.build(self, context, make) { return box }
            case .wait(let builder): pause = try builder.wait(for: self, requester)
            }
            if !context.isProven { try container.checkOpen() }
        }
    }
}

extension Construction {
    /// Who requests what is made for this construction.
    fileprivate func context(like context: Context) -> Context {
        Context(container, self, isOnMain: context.isOnMain, isProven: context.isProven, isInOrder: context.isInOrder)
    }

    /// Builds what has been claimed.
    ///
    /// - Returns: The object in a place; nil if something has removed it meanwhile, and it is to be claimed again.
    fileprivate func build(
        _ place: ObjectPlace, _ context: Context, _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox? {
        let context = self.context(like: context)
        do throws(ResolutionError) {
            try asCurrent { () throws(ResolutionError) in
                for member in needed(by: place) { _ = try self.make(member, place, context, make) }
                try finish(isOnMain: context.isOnMain)
            }
        } catch {
            fail()
            throw error
        }
        return try publish(place, isProven: context.isProven)
    }

    /// The members that are made for one of them, in order.
    func needed(by place: ObjectPlace) -> [Int] {
        guard let unit, let entry = place.node else { return Array(members.indices) }
        let needed = unit.members(neededBy: entry.index)
        return members.indices.filter { member in
            guard let needed, let index = members[member].producer?.node.index else { return true }
            return needed.contains(index)
        }
    }

    /// Makes a member, unless it has been made on the way to another one.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - place: Where the object is kept that was requested.
    ///   - context: Who requests what is made for this construction.
    ///   - make: Makes the object that was requested where something else than its definition does.
    /// - Returns: The object, which is still to be finished.
    fileprivate func make(
        _ member: Int, _ place: ObjectPlace, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        let (slot, producer) = maker(of: member)
        do {
            if slot == place.slot, let box = try make(context) { return show(box, as: member, of: producer) }
            guard let producer else { preconditionFailure("no definition makes this") }
            return show(try producer.construct(context), as: member, of: producer)
        } catch {
            throw slot == place.slot ? error : error.making(place)
        }
    }

    /// Where a member is kept, and what makes it.
    func maker(of member: Int) -> (slot: Slot, producer: SharedProducer?) {
        if unit == nil { return (members[member].slot, members[member].producer) }
        // Another one may join meanwhile, where tasks make them.
        return family.locked { (members[member].slot, members[member].producer) }
    }

    /// Notes that a member is being made; returns the object if it has been.
    func begin(_ member: Int) -> ErasedBox? {
        if unit == nil { return nil }
        return family.locked {
            if let box = members[member].box { return box }
            members[member].state = .underWay
            return nil
        }
    }

    /// Shows a new member to the others, and notes what is left to do to it.
    func show(_ box: ErasedBox, as member: Int, of producer: SharedProducer?) -> ErasedBox {
        var takingPart: TakingPart?
        if let producer, !(producer.node.isQuiet && box.isExactly(producer.node)) {
            let node = producer.node
            let home = producer.home(outside: container)
            let work = (home ?? container).work(on: box, node)
            if work.contains(.takesPart) { takingPart = TakingPart(node, box, container, of: home?.graph) }
            if let object = box.object, !work.isDisjoint(with: [.steps, .callback]) {
                queue(Pending(object: object, node: node, container: container, finisher: home ?? container))
            }
        }
        family.locked {
            members[member].state = .made(box)
            members[member].takingPart = takingPart
        }
        return box
    }

    /// Notes an object whose steps wait until all members have been made.
    ///
    /// - Returns: Whether it is finished with them; not if the construction has ended, for which a task made it too late.
    @discardableResult
    func queue(_ pending: Pending) -> Bool {
        guard isAsynchronous else {
            queue.append(pending)
            return true
        }
        return family.locked {
            if !isOver { queue.append(pending) }
            return !isOver
        }
    }

    /// Finishes what has been made: steps in the order of construction, then callbacks.
    private func finish(isOnMain: Bool) throws(ResolutionError) {
        var next = 0
        var notified = 0
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
        queue = []
    }

    // MARK: The end

    /// Shows to all what has been built; what was set meanwhile stays in place of it.
    ///
    /// - Returns: The object in a place; nil if it has been removed.
    /// - Throws: That the container has ended meanwhile.
    func publish(_ place: ObjectPlace, isProven: Bool) throws(ResolutionError) -> ErasedBox? {
        var garbage = Garbage()
        let box = family.locked { () -> ErasedBox? in
            // Nobody else may have them.
            let weak = members.compactMap { $0.retention == .weak ? $0.box : nil }
            var box: ErasedBox?
            for member in end(keeping: weak) {
                guard member.slot.builder === self else {
                    if member.slot == place.slot { box = place.slot.current }
                    garbage.discard(member, in: container)
                    continue
                }
                guard let made = member.box else {
                    garbage.add(member.slot.free(member.retention))
                    continue
                }
                if member.slot == place.slot { box = made }
                if let part = member.takingPart, family.list(made), !part.container.participants.add(part.participant) {
                    garbage.late.append(part)
                }
                garbage.add(member.slot.settle(made, member.retention, isClosed: container.wiring.isClosed))
            }
            garbage.boxes = weak
            return box
        }
        try garbage.letGo()
        if !isProven { try container.checkOpen() }
        return box
    }

    /// Gives up what was claimed, after an error; whoever waited for it tries for itself.
    func fail() {
        var garbage = Garbage()
        family.locked {
            for member in end() {
                if let box = member.box { garbage.boxes.append(box) }
                if member.slot.builder === self { garbage.add(member.slot.free(member.retention)) }
            }
        }
        queue = []
        try? garbage.letGo()
    }

    /// What is not needed any more, to be let go of without the lock.
    private struct Garbage {
        var boxes: [ErasedBox] = []
        /// What is complete only after everything of its container has been stopped.
        var late: [TakingPart] = []
        private var owners: [Unmanaged<AnyObject>] = []
        private var discarded: [TakingPart] = []

        mutating func add(_ owner: Unmanaged<AnyObject>?) {
            if let owner { owners.append(owner) }
        }

        /// Adds an object that something else has replaced.
        mutating func discard(_ member: Member, in container: Container) {
            if let box = member.box { boxes.append(box) }
            if let part = member.takingPart { discarded.append(part) }
        }

        func letGo() throws(ResolutionError) {
            for owner in owners { owner.release() }
            // What only stops has begun. Another definition may hand it out as well: then it is on a list, and goes on.
            if !discarded.isEmpty {
                discarded.filter { part in
                    let family = part.container.family
                    return family.locked { family.list(part.participant.box) }
                }.stopSoon()
            }
            if !late.isEmpty { try late.stop() }
        }
    }
}

extension Construction {
    /// Takes over an object that is on the way between two members, to finish it with them.
    ///
    /// - Returns: Whether it is.
    func finishes(_ pending: Pending) -> Bool {
        unit?.prototypes.contains(pending.node.index) == true && queue(pending)
    }
}

extension ResolutionError {
    /// The error of a fellow member of what was requested.
    func making(_ place: ObjectPlace) -> ResolutionError { place.node.map { building($0.label) } ?? self }
}
