// How a unit comes to be: its members in their order, then their steps, then their callbacks; then all are shown together.

extension ObjectPlace {
    /// The object that is kept here, built if it is not there.
    ///
    /// - Parameters:
    ///   - unit: The places of all members of its unit, if it has several.
    ///   - context: Who requests it.
    ///   - make: Makes it where something else than its definition does.
    /// - Returns: The object.
    /// - Throws: What making it throws, or that it waits for this request.
    // Dynamic, or the compiler would make a copy of it, and of all that it calls, for each closure that it is called with.
    dynamic func obtain(
        with unit: [ObjectPlace], _ context: Context,
        make: (Context) throws(ResolutionError) -> ErasedBox? = { _ in nil }
    ) throws(ResolutionError) -> ErasedBox {
        var requester = Requester(context)
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
                guard let construction = requester.construction else { preconditionFailure("nobody builds this") }
                return try construction.make(member, at: self, for: self, construction.context(like: context), make)
            case .build(let number):
                let construction = construction(number, for: requester, isAwaited: false)
                if let box = try construction.build(self, construction.context(like: context), make) { return box }
            }
        }
    }

    /// What builds a unit that has been claimed.
    func construction(_ number: Int, for requester: Requester, isAwaited: Bool) -> Construction {
        Construction(number, in: container, node?.unit, within: requester.construction, isAwaited: isAwaited)
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
        do throws(ResolutionError) {
            try asCurrent { () throws(ResolutionError) in
                if unit == nil {
                    _ = try self.make(0, at: place, for: place, context, make)
                } else {
                    try makeMembers(for: place, context, make)
                }
                if !queue.isEmpty { try finish(isOnMain: context.isOnMain) }
            }
        } catch {
            fail()
            throw error
        }
        return try publish(place, isProven: context.isProven)
    }

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
        return family.claiming { claims in
            let members = claims[number].members
            return (0..<members.count).map { ($0, members[$0].place) }.filter { _, place in
                guard let needed, let index = place.node?.index else { return true }
                return needed.contains(index)
            }
        }
    }

    /// Makes a member, unless it has been made on the way to another one.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - place: Where it is kept.
    ///   - entry: Where the object is kept that was requested.
    ///   - context: Who requests what is made for this construction.
    ///   - make: Makes the object that was requested where something else than its definition does.
    /// - Returns: The object, which is still to be finished.
    fileprivate func make(
        _ member: Int, at place: ObjectPlace, for entry: ObjectPlace, _ context: Context,
        _ make: (Context) throws(ResolutionError) -> ErasedBox?
    ) throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        do {
            if place == entry, let box = try make(context) { return show(box, as: member, of: place.producer) }
            guard let producer = place.producer else { preconditionFailure("no definition makes this") }
            return show(try producer.construct(context), as: member, of: producer)
        } catch {
            throw place == entry ? error : error.making(entry)
        }
    }

    /// Notes that a member is being made; returns the object if it has been.
    func begin(_ member: Int) -> ErasedBox? {
        unit == nil ? nil : family.claiming { $0.begin(member, of: number) }
    }

    /// Shows a new member to the others, and notes what is left to do to it.
    func show(_ box: ErasedBox, as member: Int, of producer: SharedProducer?) -> ErasedBox {
        var part: TakingPart?
        if let producer, !(producer.node.isQuiet && box.isExactly(producer.node)) {
            let node = producer.node
            let home = producer.home(outside: container)
            let work = (home ?? container).work(on: box, node)
            if work.contains(.takesPart) { part = TakingPart(node, box, container, of: home?.graph) }
            if let object = box.object, !work.isDisjoint(with: [.steps, .callback]) {
                queue(Pending(object: object, node: node, container: container, finisher: home ?? container))
            }
        }
        if unit == nil, queue.isEmpty, part == nil {
            // Nobody needs it before all see it.
            made = box
            return box
        }
        family.claiming { claims in
            claims.show(box, as: member, of: number)
            if let part { parts.append((member, part)) }
        }
        return box
    }

    /// Notes an object whose steps wait until all members have been made.
    ///
    /// - Returns: Whether it is finished with them; not if the construction has ended, for which a task made it too late.
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

    /// Takes over an object that is on the way between two members, to finish it with them.
    ///
    /// - Returns: Whether it is.
    func finishes(_ pending: Pending) -> Bool {
        unit?.prototypes.contains(pending.node.index) == true && queue(pending)
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
        var late: [TakingPart] = []
        var discarded: [TakingPart] = []
        let ending = end { claims in
            if let made { claims.show(made, as: 0, of: number) }
            let ending = claims.finish(number, for: place)
            for (member, part) in parts {
                guard let box = ending.members[member].object else { continue }
                if ending.members[member].isReplaced {
                    discarded.append(part)
                } else if family.list(box), !part.container.participants.add(part.participant) {
                    late.append(part)
                }
            }
            return ending
        }
        // What only stops has begun. Another definition may hand it out as well: then it is on a list, and goes on.
        if !discarded.isEmpty {
            discarded.filter { part in
                let family = part.container.family
                return family.locked { family.list(part.participant.box) }
            }.stopSoon()
        }
        // What is complete only after everything of its container has been stopped.
        if !late.isEmpty { try late.stop() }
        if ending.hasEnded, !isProven { try container.checkOpen() }
        return ending.object
    }

    /// Gives up what was claimed, after an error; whoever waited for it tries for itself.
    func fail() {
        _ = end { $0.fail(number) }
        queue = []
    }

    /// Ends it: nothing is claimed any more, and who waited goes on.
    ///
    /// - Returns: What is to be let go of without the lock.
    private func end(_ body: (inout FamilyClaims) -> FamilyClaims.Ending) -> FamilyClaims.Ending {
        family.claiming { claims in
            isOver = true
            let ending = body(&claims)
            guard !ending.sleepers.isEmpty else { return ending }
            // What is weak is kept until everyone who waited has it.
            let weak = (0..<ending.members.count).map { ending.members[$0] }.filter { $0.place.retention == .weak }
            for pause in ending.sleepers { pause.end(in: family, keeping: weak.compactMap(\.object)) }
            return ending
        }
    }
}

extension ResolutionError {
    /// The error of a fellow member of what was requested.
    func making(_ place: ObjectPlace) -> ResolutionError { place.node.map { building($0.label) } ?? self }
}
