import AlchemicMain
import TestSupport
import Testing

private final class A: @unchecked Sendable {
    var c: C?
}
private final class B: Sendable {
    let a: A
    init(_ a: A) { self.a = a }
}
private final class C: Sendable {
    let b: B
    let a: A
    init(_ b: B, _ a: A) {
        self.b = b
        self.a = a
    }
}
extension A: SelfDeclaring {
    static var declaration: [ModuleElement] { External(A.self).inject(\.c) }
}

/// A cycle of calls and an injection point.
private struct Cycle: ConfigurationSource {
    func a() -> A { ConfigurationCall.answer(in: Cycle.self) { () -> A in A() } }
    func b() -> B { ConfigurationCall.answer(in: Cycle.self) { () -> B in B(a()) } }
    func c() -> C { ConfigurationCall.answer(in: Cycle.self) { () -> C in C(b(), a()) } }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(a), method: "a()")
        methods.add(Singleton(b), method: "b()", calls: "a()")
        methods.add(Singleton(c), method: "c()", calls: "b()", "a()")
    }
}

/// Two singletons whose methods call each other where nobody sees it.
private struct Hidden: ConfigurationSource {
    func a() throws -> A {
        try ConfigurationCall.answer(in: Hidden.self) { () throws -> A in
            _ = try b()
            return A()
        }
    }
    func b() throws -> B {
        try ConfigurationCall.answer(in: Hidden.self) { () throws -> B in B(try a()) }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(a), method: "a()")
        methods.add(Singleton(b), method: "b()")
    }
}

@Suite("Threads that make what a configuration's methods call")
struct ConfigurationThreadTests {
    @Test(.statement("R5", "R31"))
    func `threads that make what a configuration's methods call get one identity of a cycle, whoever calls first`()
        async throws
    {
        for _ in 0..<50 {
            let container = try Container(Module("cycle") { Cycle() })
            let errors = await errors(onThreads: 6) { number in
                switch number % 3 {
                case 0: _ = try container.get(A.self)
                case 1: _ = try container.get(B.self)
                default: _ = try container.get(C.self)
                }
            }
            #expect(errors.isEmpty)
            let c = try container.get(C.self)
            #expect(c.b.a === c.a)
            #expect(c.a.c === c)
            #expect(try container.get(A.self) === c.a)
            // They hold one another, as the test wants them to, and would be a leak.
            c.a.c = nil
        }
    }

    @Test(.statement("R30"))
    func `and close a hidden cycle are told so`() async throws {
        for _ in 0..<50 {
            let container = try Container(Module("hidden") { Hidden() })
            let errors = await errors(onThreads: 2) { number in
                if number == 0 { _ = try container.get(A.self) } else { _ = try container.get(B.self) }
            }
            #expect(errors.map(\.reason) == [.circularConstruction, .circularConstruction])
        }
    }
}
