import Alchemic

extension LifeState {
    private struct Failure: Error {}

    /// What a start of a container builds: also what is eager in those around it.
    func eager(_ container: Int) -> [Int] {
        objects.indices.filter { scenario.objects[$0].isEager && isInside(container, scenario.objects[$0].container) }
    }

    // MARK: Callers

    mutating func start(_ container: Int, _ step: LifeActor.StartStep, _ number: Int) {
        switch step {
        case .enter:
            if actors[number]?.isCanceled == true { return pop(number) }
            let call = Completion.all[callToken(number)]
            withLife(of: container) { $0.addCaller(call) }
            replace(.start(container, .begin), number)
        case .begin:
            let runner = runner(of: number)
            let decision = withLife(of: container) { life in life.beginStart { runner } }
            switch decision {
            case .begin:
                spawn(
                    runner, .run(container, .object, next: 0, failed: false),
                    within: [runToken(runner)])
                replace(.start(container, .outcome), number)
            case .wait(let run):
                switch wait(runToken(run), number, isCancellable: true) {
                case .asleep, .over: return
                case .circular, .canceled: replace(.start(container, .leave), number)
                }
            case .fail, .refuse: replace(.start(container, .leave), number)
            }
        case .outcome:
            if wait(callToken(number), number, isRecorded: false) == .over {
                replace(.start(container, .leave), number)
            }
        case .leave:
            leaveStart(container, number)
            pop(number)
        }
    }

    mutating func leaveStart(_ container: Int, _ number: Int) {
        if fault == .startsForTheCanceled { return }
        let call = Completion.all[callToken(number)]
        guard let (isLast, run) = withLife(of: container, { $0.removeCaller(call) }) else {
            return
        }
        if isLast { cancel(run) } else { ended.insert(callToken(number)) }
    }

    // MARK: The start

    mutating func run(_ container: Int, _ step: LifeActor.RunStep, _ position: Int, _ failed: Bool, _ number: Int) {
        func go(_ step: LifeActor.RunStep, next: Int? = nil, failed hasFailed: Bool? = nil) -> LifeActor.Frame {
            .run(container, step, next: next ?? position, failed: hasFailed ?? failed)
        }
        let isCanceled = actors[number]?.isCanceled == true
        let all = eager(container)
        switch step {
        case .object:
            guard position < all.count else { return replace(go(.first), number) }
            if failed || isCanceled { return replace(go(.result), number) }
            let object = all[position]
            switch objects[object].place {
            case .absent:
                if containers[container].hasEnded { return replace(go(.result, failed: true), number) }
                objects[object].place = .building
                replace(go(.publish(object)), number)
                runFactory(of: object, number)
            case .published: replace(go(.turn(object)), number)
            case .dropped: replace(go(.object, next: position + 1), number)
            case .building:
                switch wait(Self.unitToken(object), number, isCancellable: true) {
                case .asleep, .over: return
                case .circular, .canceled: replace(go(.result, failed: true), number)
                }
            }
        case .publish(let object):
            let isThere = publish(object) && !containers[container].hasEnded
            replace(isThere ? go(.turn(object)) : go(.result, failed: true), number)
        case .turn(let object):
            let (key, token) = (participant(object).key, startToken(number, object))
            switch withLife(
                of: scenario.objects[object].container, { $0.takeStartTurn(for: key, as: Completion.all[token]) })
            {
            case nil: replace(go(.object, next: position + 1), number)
            case .start:
                replace(go(.action(object)), number)
                begin(object, number)
            case .wait(let other):
                switch wait(other.number, number, isCancellable: true) {
                case .asleep, .over: return
                case .circular, .canceled: replace(go(.result, failed: true), number)
                }
            }
        case .action(let object):
            replace(go(objects[object].outcome == true ? .keep(object) : .noteFailed(object)), number)
        case .keep(let object):
            replace(go(.endAction(object)), number)
            keep(object, number)
        case .noteFailed(let object):
            let owner = scenario.objects[object].container
            let participant = participant(object)
            _ = withLife(of: owner) { $0.note(owner == container ? .failed : .built, of: participant) }
            replace(go(.endAction(object), failed: fault != .ignoresTheFailure), number)
        case .endAction(let object):
            if fault != .forgetsToWakeAfterAStart { ended.insert(startToken(number, object)) }
            replace(go(.object, next: position + 1), number)
        case .first:
            if failed || isCanceled { return replace(go(.result), number) }
            let object = withLife(of: container) { $0.firstBuilt?.number }
            replace(go(object.map { .turn($0) } ?? .result), number)
        case .result:
            let hasFailed = failed || isCanceled || containers[container].hasEnded
            replace(go(hasFailed ? .failed : .succeeded, failed: hasFailed), number)
        case .failed:
            replace(go(.cleanUp), number)
            if !containers[container].hasEnded { beginStop(container, number) }
        case .cleanUp:
            replace(go(.rest), number)
            cleanUp(container, number)
        case .succeeded:
            replace(go(.rest), number)
            if containers[container].hasEnded { cleanUp(container, number) }
        case .rest:
            let failure = failed && !isCanceled ? Failure() : nil
            if let rest = withLife(of: container, { $0.endStart(failure) }) {
                return push(.stopObjects(fault == .forgetsTheRest ? [] : taken(rest)), number)
            }
            replace(go(.over), number)
            if failed { checkStopped(container, startedBy: number) }
            let hasFailed = all.contains { ended.contains(startToken(number, $0)) && objects[$0].outcome == false }
            if hasFailed, !containers[container].hasEnded { flaw = "a start has failed, and the container is open" }
        case .over:
            ended.insert(runToken(number))
            replace(go(.call), number)
        case .call:
            if fault != .forgetsTheCall { ended.insert(callToken(number - callerCount)) }
            pop(number)
        }
    }

    private mutating func cleanUp(_ container: Int, _ number: Int) {
        push(.participants(container, isStart: true, circular: []), number)
        let dependants = life(of: container)?.allDependants.filter { !containers[$0].isGoing } ?? []
        push(.stopEach(dependants.reversed()), number)
    }

    /// What a start that has failed has started is stopped.
    private mutating func checkStopped(_ container: Int, startedBy number: Int) {
        for object in eager(container) where ended.contains(startToken(number, object)) {
            let state = objects[object]
            if state.isLate || !state.isStarted || state.stops > 0 { continue }
            if scenario.objects[object].container != container { continue }
            let isBeingStopped = actors.contains { actor in
                actor?.frames.contains { frame in
                    switch frame {
                    case .stopObjects(let all): all.contains(object)
                    case .purge(object), .stopAlone(object, _): true
                    default: false
                    }
                } == true
            }
            if !isBeingStopped { flaw = "a start has failed, and object \(object) runs" }
        }
    }

    // MARK: Start actions

    private mutating func begin(_ object: Int, _ number: Int) {
        (objects[object].outcome, objects[object].isAbandoned) = (nil, false)
        spawn(
            actionActor(of: object), .action(object, .begin),
            within: (actors[number]?.subjects ?? []) + [startToken(number, object)])
        if actors[number]?.isCanceled == true { actors[actionActor(of: object)]?.isCanceled = true }
    }

    mutating func action(_ object: Int, _ step: LifeActor.ActionStep, _ number: Int) {
        let code = scenario.objects[object].start
        switch step {
        case .begin:
            if actors[number]?.isCanceled == true {
                objects[object].outcome = false
                return pop(number)
            }
            if objects[object].stops > 0 { flaw = "object \(object) is started after its stop" }
            objects[object].starts += 1
            replace(.action(object, .end), number)
            if case .stops(let container) = code { beginStop(container, number) }
        case .end:
            let hasSucceeded = code != .fails
            if objects[object].isAbandoned, hasSucceeded { return replace(.action(object, .keep), number) }
            objects[object].outcome = hasSucceeded
            pop(number)
        case .keep:
            pop(number)
            keep(object, number)
        }
    }

    /// Notes that an object has been started, or stops it if it is on no list any more.
    private mutating func keep(_ object: Int, _ number: Int) {
        objects[object].isStarted = true
        let participant = participant(object)
        let isKept = withLife(of: scenario.objects[object].container) { $0.note(.started, of: participant) }
        if isKept || fault == .losesWhatIsStartedLate { return }
        objects[object].isLate = true
        push(.late(object), number)
    }

    mutating func late(_ object: Int, _ number: Int) {
        var late = participant(object)
        late.phase = .stopping(Completion.all[endingToken(number, object)])
        withLife(of: scenario.objects[object].container) { _ = $0.add(late) }
        replace(.stopAlone(object, .stop), number)
    }

    func participant(_ object: Int) -> Participant {
        var participant = Participant.all[object]
        if scenario.objects[object].start == nil { participant.phase = .started }
        return participant
    }
}
