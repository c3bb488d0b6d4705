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
private final class Guide: Sendable { init(_ visit: Visit) {} }

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

/// Configurations without macros.
@Suite struct ConfigurationSourceTests {
    @Test func theMethodsOfWhatNoModuleListsAreOrdinaryOnes() throws {
        let container = try Container { Borrowing() }
        let shops = try container.get([Shop].self)
        #expect(shops.count == 2)
        #expect(shops[0] !== shops[1])
    }

    @Test(.statement("R5")) func callsGiveTheOneInstance() throws {
        let container = try Container { ByHand() }
        let list = try container.get([Shop].self)
        let shop = try container.get(Shop.self)
        #expect(list.count == 2)
        #expect(list.allSatisfy { $0 === shop })
        #expect(try shop.store === container.get(Store.self))
    }

    @Test(.statement("A4")) func whatAMethodMakesIsFoundByTheNameOfTheMethod() throws {
        let container = try Container { ByHand() }
        let shop = try container.get(Shop.self)
        #expect(try container.get(Shop.self, .named("AlchemicTests.ByHand.shop()")) === shop)
        #expect(container.graph.document.definitions.map(\.defaultName).contains("AlchemicTests.ByHand.shop()"))
        // A given name retires the default one.
        #expect(
            try container.getIfDeclared(Store.self, .named("AlchemicTests.ByHand.createSingletonStore()")) == nil)
    }

    @Test func whatReplacesADefinitionByItsTypeAnswersForItsMethod() throws {
        let fake = Shop(Store())
        let container = try Container {
            ByHand()
            Value(fake).overriding(Shop.self)
        }
        #expect(try container.get([Shop].self).allSatisfy { $0 === fake })
    }

    @Test func whatReplacesADefinitionAndDoesNotFitItsCallersIsAnErrorOfTheCheck() throws {
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

    @Test func aSingletonThatCallsForWhatBelongsToAScopeIsAnErrorOfTheCheck() throws {
        let error = #expect(throws: GraphError.self) { try Graph { Capturing() } }
        #expect(error?.diagnostics.map(\.id) == [.captiveScope])
        #expect(error?.diagnostics.first?.path == ["Guide", "Visit"])
    }

    @Test(.statement("R26")) func theStartMakesWhatIsCalledBeforeItsCaller() async throws {
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
