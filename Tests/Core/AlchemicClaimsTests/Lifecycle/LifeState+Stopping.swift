import Alchemic

extension LifeState {
    mutating func stop(_ container: Int, _ step: LifeActor.StopStep, _ token: Int, _ number: Int) {
        func next(_ step: LifeActor.StopStep) -> LifeActor.Frame { .stop(container, step, as: token) }
        switch step {
        case .alone:
            switch lives[container] {
            case .none:
                lives[container] = .over
                replace(next(.closeAlone), number)
            case .over: replace(next(.closeAlone), number)
            case .own: replace(next(.begin), number)
            }
        case .closeAlone:
            containers[container].hasEnded = true
            replace(next(.releaseAlone), number)
            push(.leave(container), number)
        case .releaseAlone:
            containers[container].hasReleased = true
            finish(container, number)
        case .begin:
            containers[container].hasEnded = true
            let (other, ended) = withLife(of: container) { $0.beginStop(as: Completion.all[token]) }
            if let other {
                replace(next(.wait(other.number)), number)
                if fault != .returnsBeforeTheRestIsStopped { push(.waitForStart(container), number) }
            } else {
                replace(next(.finish), number)
                if let ended { push(.follow([told(ended, container)]), number) }
            }
        case .wait(let other):
            switch fault == .returnsBeforeTheStopIsOver ? .over : wait(other, number) {
            case .asleep: return
            case .over: finish(container, number)
            case .circular, .canceled: pop(number)
            }
        case .finish:
            replace(next(.start), number)
            let dependants = life(of: container)?.allDependants.filter { !containers[$0].isGoing } ?? []
            if fault != .overlooksDependants { push(.stopEach(dependants.reversed()), number) }
        case .start:
            replace(next(.participants), number)
            push(.waitForStart(container), number)
        case .participants:
            replace(next(.release), number)
            push(.participants(container, isStart: false, circular: []), number)
        case .release:
            containers[container].hasReleased = scenario.containers[container].scope != nil
            replace(next(.end), number)
            push(.leave(container), number)
        case .end:
            if fault != .forgetsToWakeAfterAStop { ended.insert(token) }
            replace(next(.rest), number)
            if fault != .returnsBeforeTheRestIsStopped { push(.waitForStart(container), number) }
        case .rest: finish(container, number)
        }
    }

    /// Returns from a stop: everything is stopped, except what the stop has left to the start that it was called in.
    private mutating func finish(_ container: Int, _ number: Int) {
        pop(number)
        if actors[number]?.isExcused == true { return }
        if !containers[container].hasEnded { flaw = "a container has been stopped and is open" }
        for (object, state) in objects.enumerated() where isInside(scenario.objects[object].container, container) {
            let isGone = containers[scenario.objects[object].container].isGoing
            if state.place != .absent, state.place != .building, state.isStarted, state.stops == 0, !state.isLate,
                !isGone
            {
                flaw = "a stop is over before object \(object) has been stopped"
            }
        }
    }

    private func told(_ ended: ExploredLifecycle.Ended, _ container: Int) -> LifeActor.Ended {
        LifeActor.Ended(
            container: container, run: ended.run, drains: ended.drains.map(\.number),
            dependants: ended.dependants.filter { !containers[$0].isGoing })
    }

    mutating func follow(_ all: [LifeActor.Ended], _ number: Int) {
        guard var last = all.last else { return pop(number) }
        var rest = Array(all.dropLast())
        if !last.isTold {
            cancel(last.run)
            for drain in last.drains where self.drain(drain).container == last.container { end(drain) }
            last.isTold = true
        } else if let first = last.dependants.first {
            last.dependants.removeFirst()
            containers[first].hasEnded = true
            if let ended = withLife(of: first, { $0.refuseRequests() }) { rest.append(told(ended, first)) }
        }
        if !last.dependants.isEmpty { rest.append(last) }
        rest.isEmpty ? pop(number) : replace(.follow(rest), number)
    }

    mutating func stopEach(_ all: [Int], _ number: Int) {
        guard let first = all.first else { return pop(number) }
        replace(.stopEach(Array(all.dropFirst())), number)
        beginStop(first, number)
    }

    mutating func waitForStart(_ container: Int, _ number: Int) {
        actors[number]?.isExcused = false
        guard let run = withLife(of: container, { $0.run }) else { return pop(number) }
        switch wait(runToken(run), number) {
        case .asleep, .over: return
        case .circular, .canceled:
            actors[number]?.isExcused = true
            pop(number)
        }
    }

    mutating func participants(_ container: Int, _ isStart: Bool, _ circular: [Int], _ number: Int) {
        let turn = withLife(of: container) {
            $0.takeStopTurn(forStart: isStart, withoutWaitingFor: circular.map { Completion.all[$0] })
        }
        switch turn {
        case .wait(let ending, of: _):
            let result = fault == .overlooksThePurge ? .circular : wait(ending.number, number)
            if result == .circular {
                replace(.participants(container, isStart: isStart, circular: circular + [ending.number]), number)
            }
        case .stop(let all): push(.stopObjects(taken(all)), number)
        case .done: pop(number)
        }
    }

    /// The objects whose stop actions run.
    func taken(_ participants: [Participant]) -> [Int] {
        participants.filter { $0.isStarted || fault == .stopsWhatHasNotBegun }.map(\.number)
    }

    mutating func stopObjects(_ all: [Int], _ number: Int) {
        guard let first = all.first else { return pop(number) }
        replace(.stopObjects(Array(all.dropFirst())), number)
        stopObject(first)
    }

    mutating func stopObject(_ object: Int) {
        objects[object].stops += 1
        if !objects[object].isStarted { flaw = "object \(object) is stopped that has not begun" }
    }

    /// Takes a scope out of the container around it.
    mutating func leave(_ container: Int, _ number: Int) {
        guard let parent = scenario.containers[container].parent, life(of: parent) != nil else { return pop(number) }
        let drains = withLife(of: parent) { $0.remove(container) }.map(\.number)
        let isReleased = containers[container].isGoing
        replace(.noteEnds(fault == .forgetsTheReleased && isReleased ? [] : drains), number)
    }

    mutating func noteEnds(_ drains: [Int], _ number: Int) {
        guard let first = drains.first else { return pop(number) }
        self.drains[first].add(fault == .countsAnEndTwice ? -2 : -1)
        replace(.noteEnds(Array(drains.dropFirst())), number)
    }
}
