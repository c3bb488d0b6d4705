#if Macros
internal import AlchemicGraphDocument
import AlchemicMacros
internal import TestSupport
internal import Testing

private protocol Store: Sendable {
    var name: String { get }
}

@Singleton private final class Clock: Sendable {}

@Singleton(as: (any Store).self, named: "main", aliases: "sql", tags: "storage")
private final class SQLStore: Store {
    let name = "sql"
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

@Prototype private final class Cart {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

private struct Customer {
    let first: Cart
    let second: Cart
}

@Singleton(.lazy, named: "wall") @Prototype(named: "stop watch")
private final class Watch: Sendable {}

@Singleton(.overriding(named: "main"), .order(2), .evictable) private final class StoreForTests: Store {
    let name = "for tests"
}

@Singleton(onlyAs: (any Store).self) private final class HiddenStore: Store {
    let name = "hidden"
}

private let clocks = Module("Clocks") { SelfDeclared(Clock.self) }

@Suite struct RegistrationTests {
    @Test(.statement("A1", "A2")) func `singleton is made by the start unless it is lazy`() async throws {
        let container = try Container(clocks, Module("Watches") { SelfDeclared(SQLStore.self, Watch.self) })
        try await container.start()
        #expect(try container.isBuilt(SQLStore.self))
        #expect(try !container.isBuilt(Watch.self, .named("wall")))
        #expect(try container.get(SQLStore.self) === container.get(SQLStore.self))
        #expect(try container.get(SQLStore.self) !== SQLStore(clock: Clock()), "the program may make its own")
    }

    @Test(.statement("A3")) func `prototype is new for each request and each parameter`() throws {
        let container = try Container(
            clocks,
            Module("Carts") {
                SelfDeclared(Cart.self)
                Prototype(Customer.init(first:second:))
            })
        #expect(try container.get(Cart.self) !== container.get(Cart.self))
        let customer = try container.get(Customer.self)
        #expect(customer.first !== customer.second)
        #expect(customer.first.clock === customer.second.clock)
    }

    @Test(.statement("A4", "A5")) func `given name retires the default one`() throws {
        let container = try Container(clocks, Module("Stores") { SelfDeclared(SQLStore.self) })
        let definitions = container.graph.document.definitions
        let name = try #require(definitions.first { $0.type.hasSuffix("Clock") }?.defaultName)
        #expect(try container.get(Clock.self, .named(name)) === container.get(Clock.self))
        #expect(definitions.first { $0.type.hasSuffix("SQLStore") }?.defaultName == nil)
        #expect(try container.get((any Store).self, .named("main")).name == "sql")
        #expect(try container.get((any Store).self, .named("sql")).name == "sql")
    }

    @Test(.statement("A7")) func `second registration under another name is a second definition`() throws {
        let container = try Container(Module("Watches") { SelfDeclared(Watch.self) })
        let wall = try container.get(Watch.self, .named("wall"))
        #expect(try container.get(Watch.self, .named("wall")) === wall)
        #expect(try container.get(Watch.self, .named("stop watch")) !== wall)
        #expect(try container.get(Watch.self, .named("stop watch")) !== container.get(Watch.self, .named("stop watch")))
    }

    @Test func `options are those of a registration`() throws {
        let container = try Container(clocks, Module("Stores") { SelfDeclared(SQLStore.self, StoreForTests.self) })
        #expect(try container.get((any Store).self, .named("main")).name == "for tests")
        let definition = try #require(container.graph.document.definitions.first { $0.type.hasSuffix("StoreForTests") })
        #expect(definition.order == 2)
        #expect(definition.isEvictable)
        #expect(definition.overrides.count == 1)
    }

    @Test func `only type hides the others`() throws {
        let container = try Container(Module("Stores") { SelfDeclared(HiddenStore.self) })
        #expect(try container.get((any Store).self).name == "hidden")
        #expect(!container.isDeclared(HiddenStore.self))
    }

    @Test func `place is that of the type`() throws {
        let graph = try Graph(clocks)
        let location = try #require(graph.definitions.first?.location)
        #expect(location.file.hasSuffix("RegistrationTests.swift"))
        #expect(location.line == 11)
    }
}
#endif
