import Alchemic

extension LifeState {
    func broken() -> String? {
        if let flaw { return flaw }
        for (number, object) in objects.enumerated() where object.stops > 1 {
            return "object \(number) is stopped twice"
        }
        guard case .closed = over.stage, over.allParticipants.isEmpty, over.drains.isEmpty, over.allDependants.isEmpty
        else { return "something is written into what is over" }
        return brokenLife() ?? brokenDrain() ?? brokenEnd()
    }

    private func brokenLife() -> String? {
        for container in containers.indices {
            guard case .own(let life) = lives[container] else { continue }
            switch life.stage {
            case .open: if containers[container].hasEnded { return "a container has ended, and is open" }
            case .ending, .stopping: if !containers[container].hasEnded { return "requests do not see an end" }
            case .closed:
                if life.allParticipants.contains(where: { $0.ending == nil }) {
                    return "something is added after the stop"
                }
                if life.run != nil { return "a start goes on after everything has been stopped" }
            }
            if let run = life.run, actors[run]?.isCanceled == false, !isWanted(container) {
                return "a start goes on that nobody wants"
            }
        }
        return nil
    }

    private func isWanted(_ container: Int) -> Bool {
        actors.contains { actor in
            actor?.frames.contains { frame in
                // It is about to say that it does not.
                if case .start(container, .leave) = frame { return true }
                if case .start(container, _) = frame { return actor?.isCanceled == false }
                return false
            } == true
        }
    }

    private func brokenDrain() -> String? {
        if drains.contains(where: { $0.left ?? 0 < 0 }) { return "a drain has counted wrong" }
        for caller in scenario.callers.indices where drains[caller].isOver && !forced.contains(caller) {
            let drain = drain(caller)
            for scope in drain.scopes where isDrained(scope, by: drain) {
                guard let parent = scenario.containers[scope].parent, case .own(let life) = lives[parent] else {
                    continue
                }
                if life.allDependants.contains(scope) { return "a drain is over while scope \(scope) is open" }
            }
            if drains[caller].open != 0 { return "a drain has counted wrong" }
        }
        return nil
    }

    /// Whether a drain reaches a scope of its names: from its container, by way of none such.
    private func isDrained(_ scope: Int, by drain: ExploredDrain) -> Bool {
        let outwards = Array(sequence(first: scope) { scenario.containers[$0].parent }.dropFirst())
        guard let end = outwards.firstIndex(of: drain.container) else { return false }
        return !outwards[..<end].contains { drain.scopes.contains($0) }
    }

    /// What must hold when nothing is left to do; and something is, as long as a task has not come to its end.
    private func brokenEnd() -> String? {
        let isOver = !actors.enumerated().contains { number, actor in
            actor.map { isReady($0) && $0.frames.last.map { isEnabled($0, of: number) } == true } == true
        }
        if !isOver { return nil }
        for (number, actor) in actors.enumerated() {
            guard let actor, actor.status != .done else { continue }
            // Nobody has to let go of a scope that is in use.
            if case .release? = actor.frames.last { continue }
            return "task \(number) waits for ever"
        }
        for (number, object) in objects.enumerated() where object.isStarted && object.stops == 0 {
            let container = scenario.objects[number].container
            if containers[container].isGoing { continue }
            if containers[container].hasEnded { return "object \(number) is never stopped" }
            if object.place == .dropped { return "object \(number) is dropped and never stopped" }
        }
        return nil
    }
}
