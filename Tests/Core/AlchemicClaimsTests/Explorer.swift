import Alchemic

/// Goes through every order of events of a scenario, to the end.
struct Explorer {
    let scenario: Scenario
    var fault: Fault?

    /// What happened in between two states.
    struct Move: CustomStringConvertible {
        /// The caller; those behind the callers are events.
        let who: Int
        let number: Int

        var description: String { number == 0 ? "\(who)" : "\(who)'" }
    }

    struct Outcome {
        var states = 0
        /// What did not hold, and what led there.
        var flaw: (text: String, moves: [Move])?
    }

    /// Visits each reachable state once, until one is found in which something does not hold.
    ///
    /// - Parameter most: After how many states it gives up.
    func explore(most: Int = .max) -> Outcome {
        var outcome = Outcome()
        let start = State(scenario, fault)
        var seen: Set<[UInt8]> = [start.key]
        var path: [(parent: Int, move: Move)] = [(-1, Move(who: -1, number: 0))]
        var open = [(state: start, number: 0)]
        while outcome.states < most, let (state, number) = open.popLast() {
            outcome.states += 1
            for (move, next) in successors(of: state) {
                if let flaw = next.broken() {
                    var moves = [move]
                    var index = number
                    while index > 0 {
                        moves.insert(path[index].move, at: 0)
                        index = path[index].parent
                    }
                    outcome.flaw = (flaw, moves)
                    return outcome
                }
                guard seen.insert(next.key).inserted else { continue }
                path.append((number, move))
                open.append((next, path.count - 1))
            }
        }
        return outcome
    }

    private func successors(of state: State) -> [(Move, State)] {
        var successors: [(Move, State)] = []
        for caller in state.callers.indices {
            var next = state
            switch state.callers[caller]?.status {
            case .running:
                let other = next.advance(caller)
                successors.append((Move(who: caller, number: 0), next))
                if let other { successors.append((Move(who: caller, number: 1), other)) }
            case .joining where state.isReady(caller):
                next.join(caller)
                successors.append((Move(who: caller, number: 0), next))
            case .joining, .waiting, .done, nil: continue
            }
        }
        for event in scenario.events.indices where state.events[event] < 2 {
            var next = state
            if next.happen(event) {
                successors.append((Move(who: state.callers.count + event, number: 0), next))
            }
        }
        return successors
    }
}
