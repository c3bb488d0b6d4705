import Alchemic

// What a task does next, as the layer around the lifecycles does it: one look at them, or change of them, at a time.

extension LifeState {
    /// Takes a task one step further, and on to where it looks at something that others may change.
    mutating func advance(_ number: Int) {
        repeat {
            step(number)
        } while actors[number]?.status == .running && actors[number]?.frames.last?.isItsOwn == true
        if actors[number]?.frames.isEmpty == true { actors[number]?.status = .done }
    }

    private mutating func step(_ number: Int) {
        guard let frame = actors[number]?.frames.last else { return }
        if case .waiting = actors[number]?.status {
            record.end(number)
            actors[number]?.status = .running
        }
        switch frame {
        case .script(let deeds): begin(deeds, number)
        case .stop(let container, let step, let token): stop(container, step, token, number)
        case .follow(let all): follow(all, number)
        case .stopEach(let all): stopEach(all, number)
        case .waitForStart(let container): waitForStart(container, number)
        case .participants(let container, let isStart, let circular):
            participants(container, isStart, circular, number)
        case .stopObjects(let all): stopObjects(all, number)
        case .leave(let container): leave(container, number)
        case .noteEnds(let drains): noteEnds(drains, number)
        case .start(let container, let step): start(container, step, number)
        case .run(let container, let step, let next, let failed): run(container, step, next, failed, number)
        case .action(let object, let step): action(object, step, number)
        case .late(let object): late(object, number)
        case .stopSoon(let object):
            stopObject(object)
            pop(number)
        case .open(let container, let step): open(container, step, number)
        case .release(let container):
            containers[container].isGoing = true
            replace(.leave(container), number)
        case .drain(let container, let step): drain(container, step, number)
        case .request(let object, let step): request(object, step, number)
        case .purge(let object): purge(object, number)
        case .stopAlone(let object, let step): stopAlone(object, step, number)
        }
    }

    /// Whether what a task is to do next can be done now.
    func isEnabled(_ frame: LifeActor.Frame, of number: Int) -> Bool {
        switch frame {
        case .run(_, .action(let object), _, _): objects[object].outcome != nil || objects[object].isAbandoned
        case .drain(_, .wait): drains[number].isOver
        case .release(let container): !isUsed(container)
        default: true
        }
    }

    private mutating func begin(_ deeds: [LifeScenario.Deed], _ number: Int) {
        guard let first = deeds.first else { return pop(number) }
        replace(.script(Array(deeds.dropFirst())), number)
        switch first {
        case .start(let container): push(.start(container, .enter), number)
        case .stop(let container): if containers[container].isOpened { beginStop(container, number) }
        case .drain(let container, _): push(.drain(container, .begin), number)
        case .open(let container): push(.open(container, .check), number)
        case .release(let container): if containers[container].isOpened { push(.release(container), number) }
        case .request(let object):
            if containers[scenario.objects[object].container].isOpened { push(.request(object, .check), number) }
        case .purge(let object): push(.purge(object), number)
        }
    }

    mutating func beginStop(_ container: Int, _ number: Int) {
        let isScope = scenario.containers[container].scope != nil
        actors[number]?.isExcused = false
        push(.stop(container, isScope ? .alone : .begin, as: stopToken(number, container)), number)
    }

    /// Lets an event happen; returns whether it could.
    mutating func happen(_ event: LifeScenario.Event) -> Bool {
        switch event {
        case .cancel(let number):
            guard let actor = actors[number], actor.status != .done else { return false }
            actors[number]?.isCanceled = true
            for frame in actor.frames {
                switch frame {
                case .start(let container, .begin), .start(let container, .outcome): leaveStart(container, number)
                case .drain(_, .wait): end(number)
                default: continue
                }
            }
        case .limit(let object):
            guard let action = actors[actionActor(of: object)], action.status != .done, objects[object].outcome == nil,
                !objects[object].isAbandoned
            else { return false }
            objects[object].isAbandoned = true
            actors[actionActor(of: object)]?.isCanceled = true
        case .timeOut(let number):
            guard case .drain(_, .wait)? = actors[number]?.frames.last, !drains[number].isOver else { return false }
            end(number)
        }
        return true
    }

    /// Ends the wait of a drain.
    mutating func end(_ drain: Int) {
        if !drains[drain].isOver { forced.insert(drain) }
        drains[drain].end()
    }

    /// Cancels the task of a start, and the start action that it waits for.
    mutating func cancel(_ runner: Int?) {
        guard let runner, case .run(_, let step, _, _)? = actors[runner]?.frames.first else { return }
        actors[runner]?.isCanceled = true
        if case .action(let object) = step { actors[actionActor(of: object)]?.isCanceled = true }
    }
}
