import AlchemicMain
import TestSupport
import Testing

private final class Audit: Sendable {
    let title: String

    init(title: String) {
        self.title = title
    }
}

extension Audit: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Audit.init(title:), .value("small")).named("self-declared small audit")
        Prototype(Audit.init(title:), .value("large")).named("self-declared audit")
    }
}

private struct Transaction: Sendable {
    let amount: Int
    let owner: String
}

private final class Transactions: Sendable {
    let audit = Variable<Audit?>()
    let journal = Journal()

    func makeTransaction(amount: Int) -> Transaction {
        journal.note("\(amount), audited: \(audit.value != nil)")
        return Transaction(amount: amount, owner: "transactions")
    }

    static func makeLedger() -> Ledger { Ledger() }
}

private final class Ledger: Sendable {}

extension Transactions: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Transactions.init).lazy().inject(\.audit.value, .named("self-declared audit"))
        Prototype(of: Transactions.self, Transactions.makeTransaction(amount:), .value(5)).named("five")
        Singleton(of: Transactions.self, Transactions.makeTransaction(amount:), .value(1)).named("one")
        Singleton(of: Transactions.self, Transactions.makeTransaction(amount:), .value(2)).named("two").lazy()
        Singleton(Transactions.makeLedger)
    }
}

private final class Controller: Sendable {
    let audit = Variable<Audit?>()
}

extension Controller: SelfDeclaring {
    static var declaration: [ModuleElement] {
        External(Controller.self).inject(\.audit.value, .named("self-declared small audit"))
    }
}

private final class Press: Sendable {
    let journal = Journal()

    func makeLeaflet() -> Leaflet {
        journal.note("leaflet")
        return Leaflet()
    }
}

private final class Leaflet {}

extension Press: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Press.init).lazy()
        Prototype(of: Press.self, Press.makeLeaflet)
    }
}

private protocol Desk: Sendable {}

private final class OakDesk: Desk {
    let height: Int

    init(height: Int) {
        self.height = height
    }
}

extension OakDesk: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(OakDesk.init(height:), .value(70))
            .named("self-declared desk").alias("table", "bureau").as((any Desk).self).primary().lazy()
    }
}

@MainActor private final class Panel {
    let desk: any Desk
    var audit: Audit?

    init(desk: any Desk) {
        self.desk = desk
    }
}

extension Panel: SelfDeclaring {
    nonisolated static var declaration: [ModuleElement] {
        Singleton(Panel.init(desk:), .named("self-declared desk"))
            .inject("audit", .named("self-declared small audit")) { $0.audit = $1 }
    }
}

private let everything = Module("Self-declaring") {
    SelfDeclared(Audit.self)
    SelfDeclared(Transactions.self)
    SelfDeclared(Controller.self)
    SelfDeclared(Press.self)
    SelfDeclared(OakDesk.self)
    SelfDeclared(Panel.self)
}

@Suite struct SelfDeclaringTests {
    @Test(.statement("A1", "T9")) func `a self declared singleton exists once the start has ended`() async throws {
        let container = try Container(everything)
        let small = container.graph.definitions.filter { $0.name == "self-declared small audit" }
        #expect(small.map(\.isEager) == [true])
        let built = Variable<[String]>([])
        let observation = container.observe { event in
            if event.kind == .built { built.append(event.label) }
        }
        try await container.start()
        observation.cancel()
        #expect(built.value.contains { $0.contains("self-declared small audit") })
        #expect(built.value.contains { $0.contains("Panel") })
    }

    @Test(.statement("T9")) func `a lazy one is left until it is asked for`() throws {
        let container = try Container(everything)
        let lazy = container.graph.definitions.filter { $0.lifetime == .singleton && !$0.isEager }
        #expect(lazy.map(\.name) == [nil, "two", nil, "self-declared desk"])
    }

    @Test(.statement("A3")) func `a self declared prototype is new each time`() throws {
        let container = try Container(everything)
        let first = try container.get(Audit.self, .named("self-declared audit"))
        #expect(first.title == "large")
        #expect(try container.get(Audit.self, .named("self-declared audit")) !== first)
    }

    @Test(.statement("A7")) func `a type may register itself twice`() throws {
        let container = try Container(everything)
        #expect(try container.get(Audit.self, .named("self-declared small audit")).title == "small")
        #expect(container.graph.definitions.filter { $0.type == Audit.self }.count == 2)
    }

    @Test(.statement("A8", "T9")) func `a type that is only injected says that it is external`() throws {
        let container = try Container(everything)
        let definition = try #require(container.graph.definitions.first { $0.type == Controller.self })
        #expect(definition.lifetime == .external)
        #expect(throws: ResolutionError.self) { try container.get(Controller.self) }

        let controller = Controller()
        try container.inject(into: controller)
        #expect(controller.audit.value === (try container.get(Audit.self, .named("self-declared small audit"))))

        let another = Controller()
        try container.set(another)
        #expect(try container.get(Controller.self) === another)
        #expect(another.audit.value != nil)
    }

    @Test(.statement("A9")) func `a type that only makes objects says that it is a lazy singleton`() async throws {
        let container = try Container(everything)
        let definition = try #require(container.graph.definitions.first { $0.type == Press.self })
        #expect(definition.lifetime == .singleton)
        #expect(!definition.isEager)
        #expect(try container.get(Leaflet.self) !== container.get(Leaflet.self))
        #expect(try container.get(Press.self).journal.entries == ["leaflet", "leaflet"])
    }

    @Test(.statement("A10", "A20", "A21")) func `an initializer is enough to register a self declaring type`() throws {
        let container = try Container(everything)
        #expect(try container.get(OakDesk.self).height == 70)
    }

    @Test(.statement("A11")) func `a self declaring type with an initializer is one candidate`() throws {
        let container = try Container(everything)
        #expect(try container.all(of: (any Desk).self).count == 1)
    }

    @Test(.statement("A12")) func `name aliases and primary belong to the registration`() throws {
        let container = try Container(
            everything,
            Module("More") { Singleton { OakDesk(height: 1) }.as((any Desk).self) })
        let desk = try container.get((any Desk).self)
        #expect((desk as? OakDesk)?.height == 70)
        #expect(try container.get(OakDesk.self, .named("bureau")) === desk as? OakDesk)
        #expect(try container.get(OakDesk.self, .named("table")) === desk as? OakDesk)
    }

    @Test(.statement("A13")) @MainActor func `a main actor type says itself how it is made and injected`() async throws
    {
        let container = try Container(everything)
        let panel = try container.get(main: Panel.self)
        #expect((panel.desk as? OakDesk)?.height == 70)
        #expect(panel.audit?.title == "small")
    }

    @Test(.statement("A17", "A27")) func `a method of a self declaring type is called on the injected object`() throws {
        let container = try Container(everything)
        let one = try container.get(Transaction.self, .named("one"))
        #expect(one.amount == 1)
        #expect(try container.get(Transaction.self, .named("one")).amount == 1)
        #expect(try container.get(Transactions.self).journal.entries == ["1, audited: true"])
    }

    @Test(.statement("A18", "A19")) func `one method may be declared several times`() throws {
        let container = try Container(everything)
        _ = try container.get(Transaction.self, .named("five"))
        _ = try container.get(Transaction.self, .named("five"))
        _ = try container.get(Transaction.self, .named("two"))
        #expect(
            try container.get(Transactions.self).journal.entries
                == ["5, audited: true", "5, audited: true", "2, audited: true"])
    }

    @Test func `a static method makes objects`() throws {
        let container = try Container(everything)
        #expect(try container.get(Ledger.self) === container.get(Ledger.self))
    }

    @Test func `each definition knows where it was declared`() throws {
        let container = try Container(everything)
        for definition in container.graph.definitions {
            #expect(definition.location.file == "AlchemicTests/SelfDeclaringTests.swift", "\(definition.type)")
        }
        let transactions = container.graph.definitions.filter { $0.location.line > 0 && $0.type == Transaction.self }
        #expect(Set(transactions.map(\.location.line)).count == 3)
    }
}
