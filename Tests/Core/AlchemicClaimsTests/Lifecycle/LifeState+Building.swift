import Alchemic

// Scopes, drains, and what is built and dropped.

extension LifeState {
    // MARK: Scopes

    mutating func open(_ container: Int, _ step: LifeActor.OpenStep, _ number: Int) {
        let parent = scenario.containers[container].parent ?? 0
        switch step {
        case .check:
            if containers[parent].hasEnded || !containers[parent].isOpened { return pop(number) }
            replace(.open(container, .adopt), number)
        case .adopt:
            pop(number)
            switch withLife(of: parent, { $0.add(container) }) {
            case .added(let drains):
                containers[container].isOpened = true
                if !drains.isEmpty, fault != .drainsWithoutInheriting {
                    push(.open(container, .inherit(drains.map(\.number))), number)
                }
            case .draining:
                if fault == .countsTheRefused, let drain = life(of: parent)?.drains.first {
                    drains[drain.number].add(1)
                }
            case .ended: return
            }
        case .inherit(let drains):
            let inherited = drains.map { drain($0) }
            withLife(of: container) { $0.inherit(inherited) }
            if fault == .writesIntoWhatIsOver, case .over = lives[container], let first = inherited.first {
                over = ExploredLifecycle()
                _ = over.begin(first)
            }
            pop(number)
        }
    }

    /// Whether something refers to a scope.
    func isUsed(_ container: Int) -> Bool {
        let inner = scenario.containers.indices.contains { child in
            scenario.containers[child].parent == container && containers[child].isOpened
                && !containers[child].hasReleased
                && !containers[child].isGoing
        }
        let isReferred = actors.contains { actor in
            actor?.frames.contains { frame in
                switch frame {
                case .stop(container, _, as: _), .waitForStart(container),
                    .participants(container, isStart: _, circular: _),
                    .leave(container):
                    true
                case .follow(let all): all.contains { $0.container == container || $0.dependants.contains(container) }
                case .stopEach(let all): all.contains(container)
                case .drain(container, _): true
                case .drain(_, .reach(let all)), .drain(_, .count(_, let all)): all.contains(container)
                case .request(let object, _), .purge(let object), .late(let object), .stopAlone(let object, _),
                    .stopSoon(let object):
                    scenario.objects[object].container == container
                default: false
                }
            } == true
        }
        return inner || isReferred
    }

    // MARK: Drains

    mutating func drain(_ container: Int, _ step: LifeActor.DrainStep, _ number: Int) {
        switch step {
        case .begin: replace(.drain(container, .reach([container])), number)
        case .reach(let all):
            guard let next = all.last else { return replace(.drain(container, .counted), number) }
            let rest = Array(all.dropLast())
            let drain = drain(number)
            guard let (drained, others) = withLife(of: next, { $0.begin(drain) }) else {
                if next != container { return replace(.drain(container, .reach(rest)), number) }
                forced.insert(number)
                pop(number)
                return beginStop(container, number)
            }
            let reached = rest + others.filter { !containers[$0].isGoing }
            replace(.drain(container, .count(fault == .forgetsToCountTheOpen ? 0 : drained, reached)), number)
        case .count(let drained, let reached):
            drains[number].add(drained)
            if fault == .drainsUncounted { drains[number].endCounting() }
            replace(.drain(container, .reach(reached)), number)
        case .counted:
            drains[number].endCounting()
            replace(.drain(container, .wait), number)
            if actors[number]?.isCanceled == true { end(number) }
        case .wait:
            pop(number)
            beginStop(container, number)
        }
    }

    // MARK: Objects

    mutating func request(_ object: Int, _ step: LifeActor.RequestStep, _ number: Int) {
        switch step {
        case .check:
            if containers[scenario.objects[object].container].hasEnded { return pop(number) }
            if objects[object].place == .building, wait(Self.unitToken(object), number) == .asleep { return }
            if objects[object].place != .absent { return pop(number) }
            objects[object].place = .building
            replace(.request(object, .publish), number)
            runFactory(of: object, number)
        case .publish:
            _ = publish(object)
            pop(number)
        }
    }

    mutating func runFactory(of object: Int, _ number: Int) {
        if case .stops(let container) = scenario.objects[object].factory { beginStop(container, number) }
    }

    /// Shows what has been built to all; returns whether it is kept.
    mutating func publish(_ object: Int) -> Bool {
        let participant = participant(object)
        objects[object].place = .published
        ended.insert(Self.unitToken(object))
        objects[object].isStarted = participant.isStarted
        if withLife(of: scenario.objects[object].container, { $0.add(participant) }) { return true }
        objects[object].isLate = true
        if participant.isStarted, fault != .losesWhatIsLate {
            spawn(lateActor(of: object), .stopSoon(object), within: [])
        }
        return false
    }

    mutating func purge(_ object: Int, _ number: Int) {
        if objects[object].place != .published { return pop(number) }
        let (key, token) = (participant(object).key, endingToken(number, object))
        let dropped = withLife(of: scenario.objects[object].container) {
            $0.beginStop(ofDropped: key, as: Completion.all[token])
        }
        objects[object].place = .dropped
        dropped?.isStarted == true ? replace(.stopAlone(object, .stop), number) : pop(number)
    }

    /// Stops an object that is marked as being stopped alone, for which a stop of its container waits.
    mutating func stopAlone(_ object: Int, _ step: LifeActor.AloneStep, _ number: Int) {
        switch step {
        case .stop:
            stopObject(object)
            replace(.stopAlone(object, .remove), number)
        case .remove:
            let participant = participant(object)
            withLife(of: scenario.objects[object].container) { $0.remove(participant) }
            replace(.stopAlone(object, .over), number)
        case .over:
            let isForgotten = objects[object].isLate ? fault == .forgetsALateStop : fault == .forgetsAPurge
            if !isForgotten { ended.insert(endingToken(number, object)) }
            pop(number)
        }
    }
}
