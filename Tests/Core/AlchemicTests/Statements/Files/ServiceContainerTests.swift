import Alchemic
import Dispatch
import TestSupport
import Testing

private final class A: Sendable {
    init(b: B) {}
    init(itself: A) {}
}

private final class B: Sendable {
    init(c: C) {}
}

private final class C: Sendable {
    init(a: A) {}
}

private final class Counter: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

@Suite struct ServiceContainerTests {
    @Test(.statement("G42")) func `names stand in the path of a cycle`() {
        let found = problems(
            of: Module("Cycle") {
                Singleton(A.init(itself:), .named("second")).named("first")
                Singleton(A.init(itself:), .named("first")).named("second")
            })
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == ["A \"first\"", "A \"second\"", "A \"first\""])
    }

    @Test(.statement("G42")) func `two cycles are two errors`() {
        let found = problems(
            of: Module("Cycles") {
                Singleton(A.init(itself:), .named("one")).named("one")
                Singleton(B.init(c:))
                Singleton({ (b: B) in C(a: A(b: b)) })
            })
        #expect(found.map(\.path) == [["A \"one\"", "A \"one\""], ["B", "C", "B"]])
    }

    @Test(.statement("G46")) func `any number of threads may use a container`() throws {
        let container = try Container(
            Module("Counters") {
                Singleton { Counter(number: 1) }.named("shared")
                Prototype { Counter(number: 2) }.named("new")
                External(Counter.self).named("given")
                Scoped("turn") { Counter(number: 4) }.named("scoped")
            })
        try container.set(Counter(number: 3), .named("given"))
        let failures = Journal()
        let shared = Journal()
        DispatchQueue.concurrentPerform(iterations: 64) { turn in
            do {
                let first = try container.get(Counter.self, .named("shared"))
                shared.note("\(ObjectIdentifier(first))")
                let scope = try container.scope("turn")
                let all = try scope.get([Counter].self)
                if all.map(\.number) != [1, 2, 3, 4] { failures.note("\(all.map(\.number))") }
                if turn.isMultiple(of: 8) { try container.set(Counter(number: 3), .named("given")) }
            } catch {
                failures.note("\(error)")
            }
        }
        #expect(failures.entries.isEmpty)
        #expect(Set(shared.entries).count == 1)
    }
}
