// swift-format-ignore-file
// Made from Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Macros
import AlchemicMacros
import StatementSupport

enum ConfigurationsSamples {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 14)
final class Store: Sendable { init(path: String) {} }
final class Catalogue: Sendable { let store: Store; init(store: Store) { self.store = store } }
final class Shop: Sendable { let catalogue: Catalogue; init(_ catalogue: Catalogue, store: Store) { self.catalogue = catalogue } }
final class Cart { let store: Store; init(store: Store) { self.store = store } }
final class Till: Sendable { init(_ store: Store) {} }
final class Clock: Sendable { init() {} }
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 23)
@Configuration
struct ShopConfiguration {
    let path = "/shop"

    func createSingletonStore() -> Store { Store(path: path) }
    func createSingletonCatalogue() -> Catalogue { Catalogue(store: createSingletonStore()) }
    func createEagerSingletonShop() -> Shop { Shop(createSingletonCatalogue(), store: createSingletonStore()) }
    func createPrototypeCart() -> Cart { Cart(store: createSingletonStore()) }

    var aliasesForStore: [String] { ["archive"] }
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 62)
@Configuration
struct TillConfiguration {
    @Provides(.singleton, named: "till", with: .named("archive"))
    func till(store: Store) -> Till { Till(store) }

    func createSingletonClock() async throws -> Clock { Clock() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 126)
final class Hen: Sendable { init(_ egg: Egg) {} }
final class Egg: Sendable { init(_ hen: Hen) {} }
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 138)
    @Configuration
    struct Farm {
        func createSingletonHen() -> Hen { Hen(createSingletonEgg()) }
        func createSingletonEgg() -> Egg { Egg(createSingletonHen()) }
    }
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 182)
struct ByHand: ConfigurationSource {
    func createSingletonStore() -> Store {
        ConfigurationCall.answer(in: ByHand.self) { () -> Store in Store(path: "/shop") }
    }
    func createSingletonCatalogue() -> Catalogue {
        ConfigurationCall.answer(in: ByHand.self) { () -> Catalogue in Catalogue(store: createSingletonStore()) }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(
            Singleton(createSingletonStore).named("Store").alias("STORE", "store"), method: "createSingletonStore()")
        methods.add(
            Singleton(createSingletonCatalogue).named("Catalogue").alias("CATALOGUE", "catalogue"),
            method: "createSingletonCatalogue()", calls: "createSingletonStore()")
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 37)
let container = try Container(Module("Shop") { ShopConfiguration() })
try await container.start()
let shop = try container.get(Shop.self)
let store = try container.get(Store.self, .named("archive"))
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 42)
expect(shop.catalogue.store === store)
#sourceLocation()
_ = container
_ = shop
_ = store
}

@Sendable static func `Methods`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 72)
let container = try Container(
    Module("Shop") {
        ShopConfiguration()
        TillConfiguration()
    })
let till = try container.get(Till.self, .named("till"))
let clock = try await container.get(async: Clock.self)
#sourceLocation()
_ = container
_ = till
_ = clock
}

@Sendable static func `Calls between methods`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 104)
let container = try Container(Module("Shop") { ShopConfiguration() })
let other = Store(path: "/elsewhere")
try await container.withOverrides {
    Value(other).named("Store")
} operation: {
    expect(try container.get(Cart.self).store === other)
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 117)
let cart = ShopConfiguration().createPrototypeCart()
#sourceLocation()
_ = container
_ = other
_ = cart
}

@Sendable static func `The check`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 145)
do {
    _ = try Graph(Module("Farm") { Farm() })
    expect(false)
} catch {
    expect("\(error)".contains("path:  Hen -> Egg -> Hen"))
}
#sourceLocation()
}

@Sendable static func `Without macros`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 201)
let container = try Container(Module("Shop") { ByHand() })
let catalogue = try container.get(Catalogue.self)
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", line: 204)
expect(try catalogue.store === container.get(Store.self))
#sourceLocation()
_ = container
_ = catalogue
}

static let all: [Sample] = [
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", "Overview", `Overview`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", "Methods", `Methods`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", "Calls between methods", `Calls between methods`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", "The check", `The check`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/Configurations.md", "Without macros", `Without macros`),
]
}
#endif
