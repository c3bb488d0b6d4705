import Alchemic

// What a caller does next, as the layer around the claims does it: one look at them, or change of them, at a time.

extension State: ExploredState {
    /// A step between two states.
    struct Move: CustomStringConvertible {
        /// The caller; those behind the callers are events.
        let who: Int
        let number: Int

        var description: String { number == 0 ? "\(who)" : "\(who)'" }
    }

    var successors: [(Move, State)] {
        var successors: [(Move, State)] = []
        for caller in callers.indices {
            var next = self
            switch callers[caller]?.status {
            case .running:
                let other = next.advance(caller)
                successors.append((Move(who: caller, number: 0), next))
                if let other { successors.append((Move(who: caller, number: 1), other)) }
            case .joining where isReady(caller):
                next.join(caller)
                successors.append((Move(who: caller, number: 0), next))
            case .joining, .waiting, .done, nil: continue
            }
        }
        for event in scenario.events.indices where events[event] < 2 {
            var next = self
            if next.happen(event) { successors.append((Move(who: callers.count + event, number: 0), next)) }
        }
        return successors
    }

    /// Takes a caller one step further.
    ///
    /// - Returns: What comes of it if the factory that runs throws, where it may.
    mutating func advance(_ number: Int) -> State? {
        guard let caller = callers[number] else { return nil }
        switch caller.frames.last {
        case nil:
            guard let root = caller.roots.first else {
                callers[number]?.status = .done
                return nil
            }
            request(root, isCode: true, number)
        case .making(let unit, let member, let place, let met):
            let definition = scenario.definitions[place]
            guard met == definition.parameters.count else {
                meet(definition.parameters[met], number)
                return nil
            }
            var other: State?
            if definition.fails, !hasThrown[place] {
                other = self
                other?.hasThrown[place] = true
                other?.fail(number)
            }
            lastObject += 1
            objects[lastObject] = false
            callers[number]?.frames.removeLast()
            if definition.unit.isEmpty, definition.steps.isEmpty {
                unshown[unit] = lastObject
            } else if fault != .forgetsToShow {
                claims.show(lastObject, as: member, of: unit)
            }
            if fault == .publishesEarly { claims.places.contents[place] = .object(lastObject) }
            // It was made on the way to another member.
            if case .building(_, _, .members)? = callers[number]?.frames.last {
            } else {
                deliver(true, number)
            }
            return other
        case .building(let unit, let entry, let stage):
            build(unit, entry, stage, number)
        }
        return nil
    }

    private mutating func build(_ unit: Int, _ entry: Int, _ stage: Caller.Stage, _ number: Int) {
        let members = claims[unit].members
        func frame(_ next: Caller.Stage) -> Caller.Frame { .building(unit: unit, entry: entry, stage: next) }
        let last = (callers[number]?.frames.count ?? 0) - 1
        switch stage {
        case .members(let next) where next < members.count:
            callers[number]?.frames[last] = frame(.members(next: next + 1))
            let isMade = fault == .makesAMemberTwice ? nil : claims.begin(next, of: unit)
            if isMade != nil { return }
            callers[number]?.frames.append(
                .making(unit: unit, member: next, place: members[next].place, met: 0))
        case .members: callers[number]?.frames[last] = frame(.steps(member: 0, met: 0))
        case .steps(let member, let met):
            guard member < members.count else {
                if fault == .wakesBeforeItIsFree {
                    wake(claims[unit].sleepers)
                    for sleeper in claims[unit].sleepers { claims.removeSleeper(sleeper, from: unit) }
                }
                callers[number]?.frames[last] = frame(.finishing)
                if fault != .wakesBeforeItIsFree { finish(unit, entry, number) }
                return
            }
            let steps = scenario.definitions[members[member].place].steps
            if met < steps.count {
                meet(steps[met], number)
            } else {
                callers[number]?.frames[last] = frame(.steps(member: member + 1, met: 0))
            }
        case .finishing: finish(unit, entry, number)
        case .failing: end(unit, number)
        }
    }

    private mutating func finish(_ unit: Int, _ entry: Int, _ number: Int) {
        let before = claims.places.contents
        let alone = unshown.removeValue(forKey: unit)
        if let alone, claims.publishAlone(unit, in: entry, with: alone) {
            if before[entry] != .claimed(unit) { flaw = "what was set meanwhile is replaced" }
            complete(alone, in: entry)
            callers[number]?.frames.removeLast()
            return deliver(true, number)
        }
        if let alone { claims.show(alone, as: 0, of: unit) }
        let ending = claims.publish(unit, for: entry)
        for member in ending.detail.members {
            let (place, object) = (member.place, member.object)
            let wasReplaced = before[place] != .claimed(unit)
            if fault == .replacesWhatWasSet { claims.places.settle(place, with: object) }
            if fault == .publishesOnlyWhatWasRequested, place != entry { claims.places.settle(place, with: nil) }
            guard let object else { continue }
            if wasReplaced { objects[object] = nil } else { complete(object, in: place) }
        }
        for object in ending.detail.found where objects[object] == false { objects[object] = nil }
        callers[number]?.frames.removeLast()
        switch fault {
        case .forgetsToWakeAfterPublishing, .wakesBeforeItIsFree: break
        case .wakesOnlyTheFirst: wake(Array(ending.detail.sleepers.prefix(1)))
        default: wake(ending.detail.sleepers)
        }
        let hasEnded = ending.hasEnded && fault != .overlooksAnEndMeanwhile
        if hasEnded { return deliver(false, number) }
        // Removed meanwhile: it is requested again.
        guard ending.object != nil else { return }
        if claims.places.hasEnded { flaw = "what has ended hands out something" }
        deliver(true, number)
    }

    /// Notes that all may see an object, if it is where it belongs.
    private mutating func complete(_ object: Int, in place: Int) {
        guard claims.places.contents[place] == .object(object) else { return }
        if objects[object] != false { flaw = "something is published twice" }
        objects[object] = true
    }

    private mutating func end(_ unit: Int, _ number: Int) {
        let members = claims[unit].members
        let before = claims.places.contents
        let ending = claims.fail(unit)
        for index in 0..<members.count {
            let place = members[index].place
            let wasReplaced = before[place] != .claimed(unit)
            switch fault {
            case .keepsTheClaimsAfterFailing where !wasReplaced: claims.places.contents[place] = .claimed(unit)
            case .keepsTheClaimOfOneAfterFailing where !wasReplaced && index > 0:
                claims.places.contents[place] = .claimed(unit)
            case .losesWhatWasSet where wasReplaced: claims.places.contents[place] = .empty
            case .publishesWhatHasFailed where !wasReplaced: claims.places.settle(place, with: members[index].object)
            default: break
            }
            if let object = members[index].object { objects[object] = nil }
        }
        for object in ending.detail.found where objects[object] == false { objects[object] = nil }
        callers[number]?.frames.removeLast()
        switch fault {
        case .forgetsToWakeAfterFailing: break
        default: wake(ending.detail.sleepers)
        }
        deliver(false, number)
    }

    /// Begins what a factory or a step needs.
    private mutating func meet(_ need: Scenario.Need, _ number: Int) {
        switch need {
        case .declared(let place): request(place, isCode: false, number)
        case .code(let place), .tolerant(let place): request(place, isCode: true, number)
        case .children(let places):
            callers[number]?.status = .joining
            for place in places {
                let child = Caller(isTask: true, roots: [place], parent: number, base: callers[number]?.unit)
                if let vacant = callers.firstIndex(where: { $0 == nil }) {
                    callers[vacant] = child
                } else {
                    callers.append(child)
                }
            }
        }
    }

    /// Goes on when all child tasks have ended.
    mutating func join(_ number: Int) {
        var hasFailed = false
        for child in callers.indices where callers[child]?.parent == number {
            if callers[child]?.childFailed == true { hasFailed = true }
            callers[child] = nil
        }
        while let last = callers.last, last == nil { callers.removeLast() }
        callers[number]?.status = .running
        deliver(!hasFailed, number)
    }

    private mutating func request(_ place: Int, isCode: Bool, _ number: Int) {
        guard let caller = callers[number] else { return }
        let unit = scenario.definitions[place].unit
        let isAwaited = scenario.definitions[place].isAwaited || unit.contains { scenario.definitions[$0].isAwaited }
        let content = claims.places.contents[place]
        let isUnbroken = caller.isUnbroken(in: self) || !isAwaited
        // The layer around looks whether it could be built at all.
        if isUnbroken, isAwaited, content == .empty { return deliver(false, number) }
        if fault == .letsTwoBuild, case .claimed = content { claims.places.contents[place] = .empty }
        if fault == .claimsWhatIsThere, content == .empty {
            for other in unit {
                if case .object = claims.places.contents[other] { claims.places.contents[other] = .empty }
            }
        }
        let requester = ExploredClaims.Requester(
            unit: caller.unit, isCode: isCode && fault != .makesMembersForCode,
            isThread: isUnbroken && fault != .letsThreadsWaitForTasks, mayUseEnded: fault == .handsOutWhatHasEnded)
        let isAlone = unit.isEmpty && fault == nil
        if isAlone, let free = claims.claimFree(place, isAwaited: isAwaited) {
            callers[number]?.frames.append(.building(unit: free, entry: place, stage: .members(next: 0)))
            return
        }
        let decision = claims.request(
            place, of: fault == .claimsOnlyWhatIsRequested ? [] : unit, for: requester, isAwaited: isAwaited,
            isWithin: units(around: number).contains)
        if fault == .handsOutTheUnfinished, case .wait(let other) = decision {
            if let object = claims[other].members.lazy.compactMap(\.object).first ?? unshown[other] {
                return take(object, number)
            }
        }
        switch decision {
        case .take(let object): take(object, number)
        case .build(let unit):
            callers[number]?.frames.append(.building(unit: unit, entry: place, stage: .members(next: 0)))
        case .join(let member):
            guard let unit = caller.unit else { return flaw = "somebody joins nothing" }
            if isCode, content != .empty { flaw = "a member is made for code before its turn" }
            if claims.places.claimant(of: place) != unit { flaw = "a member is made that is not claimed" }
            if claims.begin(member, of: unit) != nil { return flaw = "a member is joined that has been made" }
            callers[number]?.frames.append(.making(unit: unit, member: member, place: place, met: 0))
        case .wait(let unit): wait(for: unit, number, isUnbroken)
        case .refuse(let refusal):
            switch refusal {
            case .ended: if !claims.places.hasEnded { flaw = "something has not ended" }
            case .builtByTask: if !isUnbroken { flaw = "a task may wait for a task" }
            case .circular:
                let builder = unit.compactMap(claims.places.claimant).first ?? claims.places.claimant(of: place)
                if builder.map({ waits($0, for: number) }) != true { flaw = "there is no cycle" }
            }
            deliver(false, number)
        }
    }

    private mutating func take(_ object: Int, _ number: Int) {
        let isOwn = callers[number]?.unit.map { unit in
            claims[unit].members.contains { $0.object == object }
        }
        if objects[object] != true, isOwn != true { flaw = "something unfinished is handed out" }
        if claims.places.hasEnded { flaw = "what has ended hands out something" }
        deliver(true, number)
    }

    private mutating func wait(for unit: Int, _ number: Int, _ isUnbroken: Bool) {
        if isUnbroken, claims.isAwaited(unit) { flaw = "a thread waits for a task" }
        let within = fault == .overlooksWhatTheParentIsWithin ? callers[number]?.units ?? [] : units(around: number)
        let wait = Wait(for: .unit(unit, family: 1), labeled: "", within: within.map { .unit($0, family: 1) })
        do {
            if fault != .overlooksOtherWaits { try record.begin(wait, as: number) }
        } catch {
            if !waits(unit, for: number) { flaw = "there is no cycle" }
            return deliver(false, number)
        }
        claims.addSleeper(number, to: unit)
        callers[number]?.status = .waiting(unit: unit)
        if callers[number]?.isCanceled == true, !isUnbroken { leave(unit, number) }
    }

    /// Ends the wait of a task that has been canceled.
    mutating func leave(_ unit: Int, _ number: Int, isLeft: Bool = true) {
        if isLeft { claims.removeSleeper(number, from: unit) }
        record.end(number)
        callers[number]?.status = .running
        deliver(false, number)
    }

    /// Lets those request again who waited.
    mutating func wake(_ sleepers: [Int]) {
        for sleeper in sleepers {
            if fault != .keepsWaitsThatAreOver { record.end(sleeper) }
            callers[sleeper]?.status = .running
        }
    }

    /// Lets a caller go on with what it has requested, or with an error.
    private mutating func deliver(_ isThere: Bool, _ number: Int) {
        guard let frame = callers[number]?.frames.last else {
            callers[number]?.roots.removeFirst()
            if !isThere, callers[number]?.parent != nil { callers[number]?.childFailed = true }
            return
        }
        let last = (callers[number]?.frames.count ?? 0) - 1
        switch frame {
        case .making(let unit, let member, let place, let met):
            guard isThere || scenario.definitions[place].parameters[met].isTolerant else { return fail(number) }
            callers[number]?.frames[last] = .making(unit: unit, member: member, place: place, met: met + 1)
        case .building(let unit, let entry, .steps(let member, let met)):
            let place = claims[unit].members[member].place
            guard isThere || scenario.definitions[place].steps[met].isTolerant else { return fail(number) }
            callers[number]?.frames[last] = .building(
                unit: unit, entry: entry, stage: .steps(member: member, met: met + 1))
        case .building: flaw = "nobody has asked"
        }
    }

    /// Gives up the innermost unit.
    private mutating func fail(_ number: Int) {
        while case .making? = callers[number]?.frames.last { callers[number]?.frames.removeLast() }
        guard case .building(let unit, let entry, _)? = callers[number]?.frames.popLast() else {
            return flaw = "nobody builds what has failed"
        }
        callers[number]?.frames.append(.building(unit: unit, entry: entry, stage: .failing))
    }
}

extension Scenario.Need {
    var isTolerant: Bool { if case .tolerant = self { true } else { false } }
}
