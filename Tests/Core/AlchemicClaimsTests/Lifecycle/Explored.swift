import Alchemic

/// The lifecycle that containers use, over containers that are numbers; a start is the number of its task.
typealias ExploredLifecycle = LifecycleState<ExploredDependants, Int>

extension Completion {
    /// The ends of all that is explored; the state knows which have come.
    static let all = (0..<4_096).map { _ in Completion() }
    private static let numbers = Dictionary(
        uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1), $0) })

    var number: Int { Completion.numbers[ObjectIdentifier(self)] ?? -1 }
}

private final class First: Sendable {}
private final class Second: Sendable { init(_ first: First) {} }
private final class Third: Sendable { init(_ second: Second) {} }

extension Participant {
    /// The objects of all scenarios, before their start; each needs those before.
    static let all: [Participant] = {
        let module = Module("explored") {
            Singleton { First() }.onStart { _ in }.onStop { _ in }
            Singleton { Second($0) }.onStart { _ in }.onStop { _ in }
            Singleton { Third($0) }.onStart { _ in }.onStop { _ in }
        }
        do { return try Graph(module).nodes.compactMap { Participant(ErasedBox(), of: $0) } } catch {
            fatalError("\(error)")
        }
    }()

    var number: Int { Participant.all.firstIndex { $0.key == key } ?? -1 }
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
