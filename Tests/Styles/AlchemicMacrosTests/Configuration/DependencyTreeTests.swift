#if Macros
import AlchemicMacros
import TestSupport
import Testing

// Reliant's tree of four: B is made with an A, C with a B; A is given a B and a D, D is given an A, C a second A of the same.

@InjectedByName
private final class A: @unchecked Sendable {
    var b: B?
    private var d: D?
    var unknown: C?
    let nothing = 5
    var theD: D? { d }
    init() {}
}

@InjectedByName
private final class B: @unchecked Sendable {
    let a: A
    var c: C?
    init(a: A) { self.a = a }
}

@InjectedByName
private final class C: @unchecked Sendable {
    let b: B
    var a: A?
    init(b: B) { self.b = b }
}

@InjectedByName
private class Base: @unchecked Sendable {
    private var b: B?
    var theB: B? { b }
    init() {}
}

@InjectedByName
private final class D: Base, @unchecked Sendable {
    var a: A?
    var c: C?

    init(c: C? = nil) { self.c = c }
}

@Configuration
private struct Lazily {
    func createSingletonA() -> A { A() }
    func createSingletonB() -> B { B(a: createSingletonA()) }
    func createSingletonC() -> C { C(b: createSingletonB()) }
    func createSingletonD() -> D { D() }
}

@Configuration
private struct Eagerly {
    func createEagerSingletonA() -> A { A() }
    func createSingletonB() -> B { B(a: createEagerSingletonA()) }
    func createEagerSingletonC() -> C { C(b: createSingletonB()) }
    func createSingletonD() -> D { D() }
}

@Configuration
private actor Awaited {
    func createSingletonA() -> A { A() }
    func createSingletonB() async -> B { B(a: createSingletonA()) }
    func createSingletonC() async throws -> C { await C(b: createSingletonB()) }
    nonisolated func createSingletonD() -> D { D() }
}

@Configuration
private struct Presetting {
    let mine = C(b: B(a: A()))
    func createSingletonC() -> C { C(b: B(a: A())) }
    func createSingletonD() -> D { D(c: mine) }
}

/// Circles of calls and injected properties: one identity each, from wherever they are entered.
@Suite struct DependencyTreeTests {
    enum Entry: CaseIterable {
        case a, b, c, d
    }

    private func enter(_ container: Container, at entry: Entry) async throws {
        switch entry {
        case .a: _ = try await container.get(async: A.self)
        case .b: _ = try await container.get(async: B.self)
        case .c: _ = try await container.get(async: C.self)
        case .d: _ = try await container.get(async: D.self)
        }
    }

    private func expectOneOfEach(in container: Container) async throws {
        let a = try await container.get(async: A.self)
        let b = try await container.get(async: B.self)
        let c = try await container.get(async: C.self)
        let d = try await container.get(async: D.self)
        #expect(a.b === b)
        #expect(a.theD === d)
        #expect(b.a === a)
        #expect(b.c === c)
        #expect(c.b === b)
        #expect(c.a === a)
        #expect(d.a === a)
        #expect(d.c === c)
        #expect(d.theB === b)
        #expect(a.unknown == nil)
    }

    private static let trees = [
        Module("lazily") { Lazily() }, Module("with eager ones") { Eagerly() }, Module("on an actor") { Awaited() },
    ]

    @Test(.statement("R31", "R6", "R13", "R15", "R16"), arguments: trees, Entry.allCases)
    func `one identity each from wherever it is entered`(_ tree: Module, _ entry: Entry) async throws {
        let container = try Container(tree)
        try await enter(container, at: entry)
        try await expectOneOfEach(in: container)
    }

    @Test(.statement("R31", "R23")) func `the same when the start makes them`() async throws {
        let container = try Container(Module("tree") { Eagerly() })
        try await container.start()
        #expect(try container.isBuilt(A.self) && container.isBuilt(D.self))
        try await expectOneOfEach(in: container)
    }

    @Test(.statement("R31")) func `the same from many tasks at once`() async throws {
        for _ in 0..<20 {
            let container = try Container(Module("tree") { Lazily() })
            try await withThrowingTaskGroup(of: Void.self) { group in
                for entry in Entry.allCases + Entry.allCases {
                    group.addTask { try await enter(container, at: entry) }
                }
                try await group.waitForAll()
            }
            try await expectOneOfEach(in: container)
        }
    }

    @Test(.statement("R14")) func `what is set already is left alone`() throws {
        let configuration = Presetting()
        let container = try Container(Module("preset") { configuration })
        #expect(try container.get(D.self).c === configuration.mine)
    }
}
#endif
