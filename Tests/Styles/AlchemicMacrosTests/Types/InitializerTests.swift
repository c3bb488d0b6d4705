#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

private final class Clock: Sendable {}

private struct Failure: Error {}

@Singleton private final class Connection: Sendable {
    let url: String
    let retries: Int
    let note: String?

    init(stub: Int) {
        url = "stub"
        retries = stub
        note = nil
    }

    @Inject(.named("db-server-url"), .value(5), .value(nil))
    init(url: String, retries: Int, note: String?) {
        self.url = url
        self.retries = retries
        self.note = note
    }
}

@Singleton private final class Patient: Sendable {
    let clock: Clock
    let retries: Int

    init(_ clock: Clock, retries: Int = 3) {
        self.clock = clock
        self.retries = retries
    }
}

@Prototype(named: "order") private struct Order {
    let clock: Clock, label: String
    let currency = "EUR"
    var note: String?
    var copies = 1
}

@Singleton(.lazy) private final class Thrower: Sendable {
    init(clock: Clock) throws { throw Failure() }
}

@Singleton private final class RemoteConfig: Sendable {
    let text: String

    @Inject(.named("db-server-url"))
    init(url: String, timeout: Duration = .seconds(1)) async throws {
        await Task.yield()
        text = "config of \(url)"
    }
}

@Singleton private actor Till {
    let clock: Clock

    init(clock: Clock) async {
        self.clock = clock
        await Task.yield()
    }
}

@Singleton @MainActor private final class Dashboard {
    let clock: Clock
    let title: String

    init(clock: Clock, title: String = "Dashboard") {
        self.clock = clock
        self.title = title
    }
}

@globalActor private actor DatabaseActor {
    static let shared = DatabaseActor()
}

@Singleton @DatabaseActor private final class Database {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

@Singleton private class Base: @unchecked Sendable {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

@Singleton private class Derived: Base, @unchecked Sendable {}

@Singleton(named: "third") private final class Third: Derived, @unchecked Sendable {
    @Inject(.auto, .value("third")) init(clock: Clock, label: String) { super.init(clock: clock) }
    override init(clock: Clock) { super.init(clock: clock) }
}

private enum Shop {
    struct Kind: Sendable, Equatable {
        let name: String
    }

    @Singleton private final class Till: Sendable {
        let kind: Kind

        private init(kind: Kind = Kind(name: "small")) { self.kind = kind }
    }

    @Singleton fileprivate final class Sign: Sendable {
        let kind: Kind

        @Inject(.value(Kind(name: "wooden"))) init(kind: Kind) { self.kind = kind }
    }

    static var module: Module {
        Module("Shop") { SelfDeclared(Till.SelfDeclaration.self, Sign.self) }
    }

    static func kinds(in container: Container) throws -> [Kind] {
        try [container.get(Till.self).kind, container.get(Sign.self).kind]
    }
}

private let common = Module("Common") {
    Singleton(Clock.init)
    Value("https://example.org").named("db-server-url")
    Value("label")
}

@Suite struct InitializerTests {
    @Test(.statement("A10", "A12", "A20", "A21", "A22")) func `marked one is used with its queries in order`() throws {
        let container = try Container(common, Module("Connections") { SelfDeclared(Connection.self) })
        let connection = try container.get(Connection.self)
        #expect(connection.url == "https://example.org")
        #expect(connection.retries == 5)
        #expect(connection.note == nil)
    }

    @Test func `default value is kept without a query`() throws {
        let container = try Container(common, Module("Patients") { SelfDeclared(Patient.self) })
        let patient = try container.get(Patient.self)
        #expect(patient.retries == 3)
        #expect(try patient.clock === container.get(Clock.self))
    }

    @Test func `structure is made member by member`() throws {
        let module = Module("Orders") {
            Value("label").primary()
            SelfDeclared(Order.self)
        }
        let order = try Container(common, module).get(Order.self, .named("order"))
        #expect(order.label == "label")
        #expect(order.currency == "EUR")
        #expect(order.note == nil)
        #expect(order.copies == 1)
    }

    @Test func `what it throws reaches the caller`() throws {
        let container = try Container(common, Module("Throwers") { SelfDeclared(Thrower.self) })
        #expect(failure(of: try container.get(Thrower.self))?.underlying is Failure)
    }

    @Test func `asynchronous ones are awaited`() async throws {
        let container = try Container(
            common,
            Module("Remote") { SelfDeclared(RemoteConfig.self, Till.self, Database.self) })
        try await container.start()
        #expect(try container.get(RemoteConfig.self).text == "config of https://example.org")
        #expect(try container.get(Till.self).clock === container.get(Clock.self))
        #expect(try container.get(Database.self).clock === container.get(Clock.self))
    }

    @Test @MainActor func `those of the main actor run there`() throws {
        let container = try Container(common, Module("Dashboards") { SelfDeclared(Dashboard.self) })
        let dashboard = try container.get(main: Dashboard.self)
        #expect(dashboard.title == "Dashboard")
        #expect(try dashboard.clock === container.get(Clock.self))
    }

    @Test func `subclass declares itself beside its superclass`() throws {
        let container = try Container(
            common,
            Module("Classes") { SelfDeclared(Base.self, Derived.SelfDeclaration.self, Third.SelfDeclaration.self) })
        let graph = container.graph
        #expect(graph.definitions.filter { $0.type is Base.Type }.count == 3)
        #expect(try container.get(Third.self, .named("third")).clock === container.get(Clock.self))
        #expect(try container.all(of: Derived.self).count == 2)
    }

    @Test func `private nested type finds the names around it`() throws {
        let container = try Container(Shop.module)
        #expect(try Shop.kinds(in: container).map(\.name) == ["small", "wooden"])
    }
}
#endif
