#if Macros
internal import AlchemicGraphDocument
import AlchemicMacros
internal import TestSupport
internal import Testing

private final class Clock: Sendable {}

private protocol Box: Sendable {
    var size: Int { get }
}

private final class Till: Box, @unchecked Sendable {
    let size: Int
    let owner: Tills?
    var clock: Clock?

    init(size: Int, owner: Tills? = nil) {
        self.size = size
        self.owner = owner
    }
}

private final class SpecialTill: Sendable {
    let till: Till

    init(_ till: Till) { self.till = till }
}

private final class Number: Sendable {
    let value: Int

    init(_ value: Int) { self.value = value }
}

private final class Panel {}

@Singleton private final class Tills: @unchecked Sendable {
    @Inject var audit: Clock?
    let calls = Journal()

    @Provides(named: "till") func makeTill() -> Till {
        calls.note("till, audit \(audit != nil)")
        return Till(size: 1, owner: self)
    }

    @Provides(.prototype, as: (any Box).self, named: "small", tags: "box", with: .value(2), .auto)
    func makeTill(size: Int, clock: Clock) throws -> Till {
        calls.note("small till")
        return Till(size: size, owner: self)
    }

    @Provides(.lazy, named: "special", with: .named("small")) private func makeSpecial(
        of till: Till, _ note: String? = nil
    ) -> SpecialTill {
        SpecialTill(till)
    }

    @Provides(named: "two", with: .value(1))
    @Provides(named: "four", with: .value(2))
    func double(_ half: Int) -> Number {
        calls.note("double \(half)")
        return Number(half * 2)
    }
}

@Singleton(.lazy) final class PostalPrinter: Sendable {
    struct Stamp: Sendable {
        let size: Int
    }

    @Provides(.prototype, with: .value(3)) func stamp(size: Int, _ motif: String? = nil) -> Stamp { Stamp(size: size) }
    @Provides(.lazy) static func motto() -> String { "post" }
    @Provides(.lazy, named: "number") func number() -> Int { 1 }
    @Provides(.prototype, with: .value(2)) func twice(_ half: Int) -> Double { Double(half * 2) }
    @Provides(.prototype, with: .value(2)) func twice(_ half: Double) -> Float { Float(half * 2) }
}

@Singleton(.lazy) private final class StaticTills: Sendable {
    @Provides(.lazy, named: "static") static func makeTill(clock: Clock) -> Till { Till(size: 10) }
    @Provides(named: "awaited", with: .auto)
    static func load(clock: Clock, size: Int = 20) async throws -> Till {
        await Task.yield()
        return Till(size: size)
    }
    @Provides(.prototype) @MainActor static func makePanel(clock: Clock) -> Panel { Panel() }
}

@Singleton private actor AwaitedTills {
    var made = 0

    @Provides(.prototype, named: "of an actor", with: .named("size"), .auto)
    func makeTill(size: Int, clock: Clock) -> Till {
        made += 1
        return Till(size: size + made)
    }

    @Provides(.lazy, named: "of a slow method") nonisolated func load(_ clock: Clock) async throws -> Number {
        Number(3)
    }
}

@Singleton @MainActor private final class Panels {
    let calls = Journal()

    @Provides(.prototype, named: "side") func makePanel(clock: Clock) -> Panel {
        calls.note("panel")
        return Panel()
    }
}

@Singleton private struct Factory {
    let clock: Clock

    @Provides(.prototype, named: "of a structure") func makeTill() -> Till { Till(size: 30) }
}

@Singleton(.lazy) private final class OnlyMakes: Sendable {
    @Provides func makeNumber() -> Number { Number(9) }
}

@External private final class Office: Sendable {
    @Provides(.lazy) func makeNumber() -> Number { Number(1) }
}

private let common = Module("Common") {
    Singleton(Clock.init)
    Value(40).named("size")
}

@Suite struct ProvidesTests {
    private func tills() throws -> Container { try Container(common, Module("Tills") { SelfDeclared(Tills.self) }) }

    @Test(.statement("A17", "A27")) func `method is called once on the injected object`() async throws {
        let container = try tills()
        try await container.start()
        let tills = try container.get(Tills.self)
        #expect(try container.get(Till.self, .named("till")).owner === tills)
        #expect(tills.calls.entries.filter { $0.hasPrefix("till") } == ["till, audit true"])
    }

    @Test(.statement("A18", "A20", "A21")) func `prototype's method is called for each request with its arguments`()
        throws
    {
        let container = try tills()
        let first = try container.get((any Box).self, .named("small"))
        #expect(first.size == 2)
        _ = try container.get((any Box).self, .named("small"))
        #expect(try container.get(Tills.self).calls.entries.filter { $0 == "small till" }.count == 2)
    }

    @Test(.statement("A19")) func `method that is declared twice makes two singletons`() throws {
        let container = try tills()
        let two = try container.get(Number.self, .named("two"))
        #expect(two.value == 2)
        #expect(try container.get(Number.self, .named("four")).value == 4)
        #expect(try container.get(Number.self, .named("two")) === two)
    }

    @Test func `private method with a default value is called`() throws {
        #expect(try tills().get(SpecialTill.self, .named("special")).till.size == 2)
    }

    @Test(.statement("A26")) func `what is made gets the injection points of its type`() throws {
        let container = try Container(
            common,
            Module("Tills") {
                SelfDeclared(Factory.self)
                Prototype { Till(size: 3) }.named("plain").inject(\.clock)
            })
        #expect(try container.get(Till.self, .named("of a structure")).clock != nil)
    }

    @Test func `static methods need no object`() async throws {
        let container = try Container(common, Module("Tills") { SelfDeclared(StaticTills.self) })
        try await container.start()
        #expect(try container.get(Till.self, .named("static")).size == 10)
        #expect(try container.get(Till.self, .named("awaited")).size == 20)
        #expect(try !container.isBuilt(StaticTills.self))
    }

    @Test func `actor's method is awaited`() async throws {
        let container = try Container(common, Module("Tills") { SelfDeclared(AwaitedTills.self) })
        #expect(try await container.get(async: Till.self, .named("of an actor")).size == 41)
        #expect(try await container.get(async: Till.self, .named("of an actor")).size == 42)
        #expect(try await container.get(async: Number.self).value == 3)
    }

    @Test @MainActor func `methods of the main actor are called there`() throws {
        let container = try Container(common, Module("Panels") { SelfDeclared(Panels.self, StaticTills.self) })
        #expect(try container.get(main: Panel.self, .named("side")) !== container.get(main: Panel.self, .named("side")))
        #expect(try container.get(main: Panels.self).calls.entries.count == 2)
    }

    @Test(.statement("A9")) func `type that only makes objects is a lazy singleton`() async throws {
        let container = try Container(Module("Numbers") { SelfDeclared(OnlyMakes.self) })
        let document = container.graph.document.definitions
        #expect(document.map(\.lifetime) == ["singleton", "singleton"])
        #expect(document.map(\.isEager) == [false, true])
        #expect(try container.get(Number.self).value == 9)
    }

    @Test(.statement("A53")) func `method of an external waits for it`() throws {
        let container = try Container(Module("Office") { SelfDeclared(Office.self) })
        #expect(failure(of: try container.get(Number.self))?.id == .externalNotSet)
        try container.set(Office())
        #expect(try container.get(Number.self).value == 1)
    }

    @Test(.statement("A4")) func `without a name it has that of its method`() throws {
        let container = try Container(Module("Post") { SelfDeclared(PostalPrinter.self) })
        let stamp = try container.get(
            PostalPrinter.Stamp.self, .named("AlchemicMacrosTests.PostalPrinter.stamp(size:_:)"))
        #expect(stamp.size == 3)
        #expect(try container.get(String.self, .named("AlchemicMacrosTests.PostalPrinter.motto()")) == "post")
        #expect(
            container.graph.document.definitions.map(\.defaultName) == [
                "AlchemicMacrosTests.PostalPrinter", "AlchemicMacrosTests.PostalPrinter.stamp(size:_:)",
                "AlchemicMacrosTests.PostalPrinter.motto()", nil,
                "AlchemicMacrosTests.PostalPrinter.twice(_:)", "AlchemicMacrosTests.PostalPrinter.twice(_:)",
            ])
        // Not that of what it makes.
        #expect(
            try container.getIfDeclared(PostalPrinter.Stamp.self, .named("AlchemicMacrosTests.PostalPrinter.Stamp"))
                == nil)
        // A given name retires it.
        #expect(try container.getIfDeclared(Int.self, .named("AlchemicMacrosTests.PostalPrinter.number()")) == nil)
        // Equal ones are no clash, and find none.
        let several = failure(of: try container.get(Any.self, .named("AlchemicMacrosTests.PostalPrinter.twice(_:)")))
        #expect(several?.id == .ambiguous)
        #expect(several?.description.split(separator: "candidate").count == 3)
    }

    @Test func `place is that of the method`() throws {
        let graph = try Graph(common, Module("Numbers") { SelfDeclared(OnlyMakes.self) })
        let lines = graph.definitions.filter { $0.location.file.hasSuffix("ProvidesTests.swift") }.map(\.location.line)
        #expect(Set(lines).count == 4)
    }

    @Test
    func `an evictable product is removed by purge(), and built again; another one stays`() async throws {
        let container = try Container(Module("Offices") { SelfDeclared(Offices.self) })
        let (stamp, safe) = (try container.get(Clock.self), try container.get(Number.self))
        try await container.purge()
        #expect(try container.get(Clock.self) !== stamp)
        #expect(try container.get(Number.self) === safe)
    }
}

@Singleton private final class Offices: Sendable {
    @Provides(.evictable) func makeClock() -> Clock { Clock() }
    @Provides func makeNumber() -> Number { Number(1) }
}
#endif
