import AlchemicGraphDocument
import AlchemicMain
import TestSupport
import Testing

private final class Store: Sendable {}
private final class Shop: Sendable {
    let store: Store
    init(_ store: Store) { self.store = store }
}
private final class Visit: Sendable {}
private final class Guide: Sendable {
    let visit: Visit
    init(_ visit: Visit) { self.visit = visit }
}

/// A configuration written out, as `@Configuration` would write it.
private struct ByHand: ConfigurationSource {
    var lifetimeOfShop = Lifetime.singleton

    func createSingletonStore() -> Store {
        ConfigurationCall.answer(in: ByHand.self) { () -> Store in Store() }
    }
    func shop() -> Shop {
        ConfigurationCall.answer(in: ByHand.self) { () -> Shop in Shop(createSingletonStore()) }
    }
    func list(first: Shop) -> [Shop] {
        ConfigurationCall.answer(in: ByHand.self) { () -> [Shop] in [first, shop()] }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(createSingletonStore).named("Store"), method: "createSingletonStore()")
        methods.add(Singleton(shop), method: "shop()", calls: "createSingletonStore()")
        methods.add(Prototype(list(first:)), method: "list(first:)", calls: "shop()")
    }
}

private struct Capturing: ConfigurationSource {
    func visit() -> Visit { ConfigurationCall.answer(in: Capturing.self) { () -> Visit in Visit() } }
    func guide() -> Guide { ConfigurationCall.answer(in: Capturing.self) { () -> Guide in Guide(helper()) } }
    func helper() -> Visit { visit() }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Scoped("visit", visit), method: "visit()")
        methods.add(Singleton(guide), method: "guide()", calls: "helper()")
        methods.add(helper: "helper()", calls: "visit()")
    }
}

private struct Touring: ConfigurationSource {
    func visit() -> Visit { ConfigurationCall.answer(in: Touring.self) { () -> Visit in Visit() } }
    func guide() -> Guide { ConfigurationCall.answer(in: Touring.self) { () -> Guide in Guide(visit()) } }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Scoped("visit", visit), method: "visit()")
        methods.add(Prototype(guide), method: "guide()", calls: "visit()")
    }
}

/// One whose method calls those of a configuration that no module lists.
private struct Borrowing: ConfigurationSource {
    func fair() -> [Shop] {
        ConfigurationCall.answer(in: Borrowing.self) { () -> [Shop] in
            let other = ByHand()
            return [other.shop(), other.shop()]
        }
    }

    func declare(_ methods: inout ConfigurationMethods) { methods.add(Prototype(fair), method: "fair()") }
}

/// Two methods that make what is new for each request, and call each other where nobody sees it.
private struct Endless: ConfigurationSource {
    func shop() throws -> Shop {
        try ConfigurationCall.answer(in: Endless.self) { () throws -> Shop in Shop(try store()) }
    }
    func store() throws -> Store {
        try ConfigurationCall.answer(in: Endless.self) { () throws -> Store in try shop().store }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Prototype(shop), method: "shop()")
        methods.add(Prototype(store), method: "store()")
    }
}

/// The same, awaited.
private struct AwaitedEndless: ConfigurationSource {
    func shop() async throws -> Shop {
        try await ConfigurationCall.answer(asyncIn: AwaitedEndless.self) { () async throws -> Shop in
            Shop(try await store())
        }
    }
    func store() async throws -> Store {
        try await ConfigurationCall.answer(asyncIn: AwaitedEndless.self) { () async throws -> Store in
            try await shop().store
        }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Prototype(shop), method: "shop()")
        methods.add(Prototype(store), method: "store()")
    }
}

/// Configurations without macros.
@Suite struct ConfigurationSourceTests {
    @Test func `the methods of what no module lists are ordinary ones`() throws {
        let container = try Container { Borrowing() }
        let shops = try container.get([Shop].self)
        #expect(shops.count == 2)
        #expect(shops[0] !== shops[1])
    }

    @Test(.statement("R5")) func `calls give the one instance`() throws {
        let container = try Container { ByHand() }
        let list = try container.get([Shop].self)
        let shop = try container.get(Shop.self)
        #expect(list.count == 2)
        #expect(list.allSatisfy { $0 === shop })
        #expect(try shop.store === container.get(Store.self))
    }

    @Test(arguments: 1...3) func `calls give the one instance of a container with a parent`(depth: Int) throws {
        var parents = [try Container { Singleton(Visit.init) }]
        for _ in 1..<depth { parents.append(try Container(Module("empty") {}, parent: parents[parents.count - 1])) }
        let container = try Container(Module("by hand") { ByHand() }, parent: parents[depth - 1])
        let child = try Container(Module("child") { Singleton(Guide.init) }, parent: container)
        #expect(try child.get([Shop].self).allSatisfy { try $0.store === container.get(Store.self) })
        #expect(try container.get(Shop.self).store === container.get(Store.self))
    }

    @Test func `calls give the one instance of a scope that was opened within overrides of something else`()
        async throws
    {
        let container = try Container {
            Touring()
            Value(1)
        }
        try await container.withOverrides {
            Value(2).overriding(Int.self)
        } operation: {
            let scope = try container.scope("visit")
            #expect(try scope.get(Guide.self).visit === scope.get(Visit.self))
        }
    }

    @Test(.statement("R30")) func `a hidden circle of what is new for each request is an error and comes to an end`()
        async throws
    {
        let container = try Container { Endless() }
        #expect(failure(of: try container.get(Shop.self))?.id == .circularConstruction)
        let awaiting = try Container { AwaitedEndless() }
        #expect(await failure(awaiting: try await awaiting.get(async: Shop.self))?.id == .circularConstruction)
    }

    @Test(.statement("A4")) func `what a method makes is found by the name of the method`() throws {
        let container = try Container { ByHand() }
        let shop = try container.get(Shop.self)
        #expect(try container.get(Shop.self, .named("AlchemicTests.ByHand.shop()")) === shop)
        #expect(container.graph.document.definitions.map(\.defaultName).contains("AlchemicTests.ByHand.shop()"))
        // A given name retires the default one.
        #expect(
            try container.getIfDeclared(Store.self, .named("AlchemicTests.ByHand.createSingletonStore()")) == nil)
    }

    @Test func `what replaces a definition by its type answers for its method`() throws {
        let fake = Shop(Store())
        let container = try Container {
            ByHand()
            Value(fake).overriding(Shop.self)
        }
        #expect(try container.get([Shop].self).allSatisfy { $0 === fake })
    }

    @Test func `what replaces a definition and does not fit its callers is an error of the check`() throws {
        let error = #expect(throws: GraphError.self) {
            try Graph {
                ByHand()
                Value(5).overriding(named: "Store")
            }
        }
        let problem = try #require(error?.diagnostics.first)
        #expect(problem.id == .typeMismatch)
        #expect(problem.headline.contains("the method that builds `Shop`"))
    }

    @Test func `a singleton that calls for what belongs to a scope is an error of the check`() throws {
        let error = #expect(throws: GraphError.self) { try Graph { Capturing() } }
        #expect(error?.diagnostics.map(\.id) == [.captiveScope])
        #expect(error?.diagnostics.first?.path == ["Guide", "Visit"])
    }

    @Test(.statement("R26")) func `the start makes what is called before its caller`() async throws {
        struct Eager: ConfigurationSource {
            func declare(_ methods: inout ConfigurationMethods) {
                methods.add(
                    Singleton { () -> Shop in Shop(Store()) }.eager(), method: "shop()", calls: "store()")
                methods.add(Singleton { () -> Store in Store() }.eager(), method: "store()")
            }
        }
        let graph = try Graph { Eager() }
        #expect(
            graph.document.startOrder
                == ["AlchemicTests.Store", "AlchemicTests.Shop"].map { name in
                    graph.document.definitions.first { $0.type == name }?.id ?? ""
                })
    }
}
