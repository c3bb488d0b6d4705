public import AlchemicMain

/// Where things are kept.
public final class Store: Sendable {
    init() {}
}

/// What is sold, and from where.
public final class Catalogue: Sendable {
    /// Where it is kept.
    public let store: Store

    init(store: Store) {
        self.store = store
    }
}

/// What the shop consists of; other modules extend it.
public struct ShopConfiguration: ConfigurationSource {
    /// Makes a configuration.
    public init() {}

    /// Makes where things are kept.
    public func createSingletonStore() -> Store {
        ConfigurationCall.answer(in: Self.self) { () -> Store in Store() }
    }
    /// Makes what is sold.
    public func createSingletonCatalogue() -> Catalogue {
        ConfigurationCall.answer(in: Self.self) { () -> Catalogue in Catalogue(store: createSingletonStore()) }
    }

    /// Lists the methods.
    public func declare(_ methods: inout ConfigurationMethods) {
        methods.add(
            Singleton(createSingletonStore).named("Store").alias("STORE", "store"), method: "createSingletonStore()")
        methods.add(
            Singleton(createSingletonCatalogue).named("Catalogue").alias("CATALOGUE", "catalogue"),
            method: "createSingletonCatalogue()", calls: "createSingletonStore()")
    }
}

/// A part that nobody mentions, in an extension that nobody else sees.
extension ShopConfiguration {
    func createSingletonDate() -> String {
        ConfigurationCall.answer(in: Self.self) { () -> String in
            _ = createSingletonStore()
            return "today"
        }
    }

    final class Dates: ConfigurationPart {
        static func declare(_ methods: inout ConfigurationMethods, of configuration: ShopConfiguration) {
            methods.add(
                Singleton(configuration.createSingletonDate).named("Date").alias("DATE", "date"),
                method: "createSingletonDate()", calls: "createSingletonStore()")
        }
    }
}
