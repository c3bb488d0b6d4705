public import AlchemicMacros

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
@Configuration
public struct ShopConfiguration {
    /// Makes a configuration.
    public init() {}

    /// Makes where things are kept.
    public func createSingletonStore() -> Store { Store() }
    /// Makes what is sold.
    public func createSingletonCatalogue() -> Catalogue { Catalogue(store: createSingletonStore()) }
}

/// A part that nobody mentions, in an extension that nobody else sees.
@ConfigurationPart
extension ShopConfiguration {
    func createSingletonDate() -> String {
        _ = createSingletonStore()
        return "today"
    }
}
