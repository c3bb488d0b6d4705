/// A moment of something that is explored, from which moves lead to others.
protocol ExploredState {
    associatedtype Key: Hashable
    associatedtype Move: CustomStringConvertible, Sendable

    /// What tells it apart from others.
    var key: Key { get }
    var successors: [(Move, Self)] { get }
    /// What must hold in every state, and does not; nil if all does.
    func broken() -> String?
}

/// Goes through every order of events, to the end.
struct Explorer<State: ExploredState> {
    let start: State

    struct Outcome: Sendable {
        var states = 0
        /// What did not hold, and what led there.
        var flaw: (text: String, moves: [State.Move])?
    }

    /// Visits each reachable state once, until one is found in which something does not hold.
    ///
    /// - Parameter most: After how many states it gives up.
    func explore(most: Int = .max) -> Outcome {
        var outcome = Outcome()
        var seen: Set<State.Key> = [start.key]
        var path: [(parent: Int, move: State.Move?)] = [(-1, nil)]
        var open = [(state: start, number: 0)]
        while outcome.states < most, let (state, number) = open.popLast() {
            outcome.states += 1
            for (move, next) in state.successors {
                if let flaw = next.broken() {
                    var moves = [move]
                    var index = number
                    while index > 0 {
                        if let move = path[index].move { moves.insert(move, at: 0) }
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
}
