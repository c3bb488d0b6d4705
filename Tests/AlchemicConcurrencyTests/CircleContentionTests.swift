import Alchemic
import Dispatch
import StatementSupport
import Synchronization
import Testing

private final class Variable<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}

private final class Owner: Sendable {
    let member = Variable<Member?>(nil)
    init() {}
}

private final class Member: Sendable {
    let owner = Variable<Owner?>(nil)
    init() {}
    init(owner: Owner) { self.owner.value = owner }
}

/// Threads that enter a circle of shared objects at different ends at the same moment.
@Suite struct CircleContentionTests {
    @Test(.statement("T12", "G46", "R31")) func circleThroughAnInitialiserNeitherHangsNorBuildsTwice() throws {
        try expectOneCircleEach(
            Module("Initialiser") {
                Singleton { Owner() }.inject(\.member.value)
                Singleton(Member.init(owner:))
            })
    }

    @Test(.statement("T12", "G46", "R31")) func circleOfInjectionPointsNeitherHangsNorBuildsTwice() throws {
        try expectOneCircleEach(
            Module("Points") {
                Singleton { Owner() }.inject(\.member.value)
                Singleton { Member() }.inject(\.owner.value)
            })
    }

    private func expectOneCircleEach(_ module: Module) throws {
        let graph = try Graph(module)
        for _ in 0..<300 {
            let container = Container(graph)
            let seen = Mutex<Set<String>>([])
            DispatchQueue.concurrentPerform(iterations: 4) { turn in
                let owner =
                    turn.isMultiple(of: 2)
                    ? try? container.get(Owner.self) : (try? container.get(Member.self))?.owner.value
                let isWhole = owner != nil && owner?.member.value?.owner.value === owner
                _ = seen.withLock { $0.insert("\(owner.map { "\(ObjectIdentifier($0))" } ?? "none") \(isWhole)") }
            }
            let identities = seen.withLock { $0 }
            #expect(identities.count == 1)
            #expect(identities.first?.hasSuffix(" true") == true)
        }
    }
}
