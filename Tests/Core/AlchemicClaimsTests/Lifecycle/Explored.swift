import Alchemic

/// The lifecycle that containers use, over containers, objects and ends that are numbers; a start is the number of its task.
typealias ExploredLifecycle = LifecycleState<ExploredDependants, ExploredObject, Int>

extension Completion {
    /// The ends of all that is explored; the state knows which have come.
    static let all = (0..<4_096).map { _ in Completion() }
    private static let numbers = Dictionary(
        uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1), $0) })

    var number: Int { Completion.numbers[ObjectIdentifier(self)] ?? -1 }
}

struct ExploredObject: LifecycleParticipant {
    let key: Int
    var phase: ParticipantPhase
    var order = 0

    /// Each needs all that were built before.
    static func stopOrder(
        of participants: [ExploredObject], unless isHeld: (ExploredObject) -> Bool
    ) -> [ExploredObject] {
        Array(participants.reversed().prefix { !isHeld($0) })
    }
}

struct ExploredDrain: Hashable {
    let number: Int
    /// The container that is to stop.
    let container: Int
    /// The scopes of its names, and what is within such a scope.
    let scopes: Set<Int>
}

struct ExploredDependants: DependantList {
    private var all: [Int] = []

    static func includes(_ dependant: Int, in drain: ExploredDrain) -> Bool { drain.scopes.contains(dependant) }

    mutating func add(_ dependant: Int) { all.append(dependant) }

    mutating func remove(_ dependant: Int) -> Bool {
        let wasThere = all.contains(dependant)
        all.removeAll { $0 == dependant }
        return wasThere
    }

    func divided(by drain: ExploredDrain?) -> (drained: Int, others: [Int]) {
        let others = all.filter { drain?.scopes.contains($0) != true }
        return (all.count - others.count, others)
    }
}
