import Alchemic
import TestSupport
import Testing

// A.init(B), B.c -> C, C.init(A): one injection point in a cycle of initializers.

private protocol Corner: Sendable {}

private final class A: Corner {
    let b: B

    init(b: B, journal: Journal) {
        journal.note("A")
        self.b = b
    }
}

private final class B: Corner {
    let c = Variable<C?>()
    let a = Variable<A?>()

    init(journal: Journal) {
        journal.note("B")
    }
}

private final class C: Corner {
    let a: A

    init(a: A, journal: Journal) {
        journal.note("C")
        self.a = a
    }
}

private final class Stranger {
    var a: A?
    var b: B?
    var c: C?
}

@Suite struct MixedCyclesTests {
    /// Where the building of the cycle begins.
    enum Entry: CaseIterable, Sendable {
        case a, b, c, list, optional, lazy, provider, start, strangerFromA, strangerFromC
    }

    @Test(.statement("A80", "T5"), arguments: Entry.allCases)
    func aMixedCycleYieldsTheSameIdentitiesFromEveryEntryPoint(entry: Entry) async throws {
        let container = try Container(Self.triangle())
        try await enter(container, by: entry)
        let a = try container.get(A.self)
        let b = try container.get(B.self)
        let c = try container.get(C.self)
        #expect(a.b === b)
        #expect(b.c.value === c)
        #expect(c.a === a)
        #expect(try container.get(Journal.self).entries.sorted() == ["A", "B", "C"])
    }

    @Test(.statement("A80", "T5"), arguments: Entry.allCases)
    func aMixedCycleWithSeveralInjectionPointsDoesToo(entry: Entry) async throws {
        let container = try Container(Self.triangle(withASecondPoint: true))
        try await enter(container, by: entry)
        let a = try container.get(A.self)
        #expect(a.b.a.value === a)
        #expect(a.b.c.value?.a === a)
        #expect(a.b === (try container.get(B.self)))
        #expect(try container.get(Journal.self).entries.sorted() == ["A", "B", "C"])
    }

    @Test(.statement("A80", "T5"), arguments: Entry.allCases)
    func aMixedCycleInAScopeDoesToo(entry: Entry) async throws {
        let container = try Container(
            Module("Cycle") {
                Scoped("round") { Journal() }
                Scoped("round", A.init(b:journal:))
                Scoped("round", B.init(journal:)).inject(\.c.value)
                Scoped("round", C.init(a:journal:))
                Prototype(Stranger.init).inject(\.a)
            })
        for _ in 1...2 {
            let scope = try container.scope("round")
            try await enter(scope, by: entry)
            let a = try scope.get(A.self)
            #expect(a.b.c.value?.a === a)
            #expect(a.b === (try scope.get(B.self)))
            #expect(a.b.c.value === (try scope.get(C.self)))
            #expect(try scope.get(Journal.self).entries.sorted() == ["A", "B", "C"])
        }
    }

    @Test(.statement("A80", "T5"), arguments: [Entry.a, .b, .c, .list])
    func aPrototypeInTheCycleIsMadeForEachOfItsUsers(entry: Entry) async throws {
        let container = try Container(
            Module("Cycle") {
                Singleton { Journal() }
                Singleton(A.init(b:journal:))
                Prototype(B.init(journal:)).inject(\.c.value)
                Singleton(C.init(a:journal:))
            })
        try await enter(container, by: entry)
        let a = try container.get(A.self)
        let c = try container.get(C.self)
        #expect(c.a === a)
        #expect(a.b.c.value === c)
        let b = try container.get(B.self)
        #expect(b !== a.b)
        #expect(b.c.value === c)
    }

    private static func triangle(withASecondPoint: Bool = false) -> Module {
        let b = Singleton(B.init(journal:)).eager().inject(\.c.value)
        return Module("Cycle") {
            Singleton { Journal() }
            Singleton(A.init(b:journal:)).eager()
            if withASecondPoint { b.inject(\.a.value) } else { b }
            Singleton(C.init(a:journal:)).eager()
            Prototype(Stranger.init).inject(\.a)
        }
    }

    private func enter(_ container: Container, by entry: Entry) async throws {
        switch entry {
        case .a: _ = try container.get(A.self)
        case .b: _ = try container.get(B.self)
        case .c: _ = try container.get(C.self)
        case .list: #expect(try container.all(of: (any Corner).self).count == 3)
        case .optional: #expect(try container.get(C?.self) != nil)
        case .lazy: _ = try container.get(Lazy<C>.self).get()
        case .provider: _ = try container.get(Provider<B>.self).get()
        case .start: try await container.start()
        case .strangerFromA: #expect(try container.get(Stranger.self).a != nil)
        case .strangerFromC: try container.inject(into: Stranger())
        }
    }
}
