import Alchemic

public final class Catalogue: Sendable {
    public let count: Int
    public init() { count = 1 }
}

public final class Prices: Sendable {
    public let count: Int
    public init() { count = 2 }
}

public final class Clock: Sendable {
    public let count: Int
    public init() { count = 3 }
}

public final class Cart {
    public let catalogue: Catalogue
    public let prices: Prices
    public let clock: Clock

    public init(catalogue: Catalogue, prices: Prices, clock: Clock) {
        self.catalogue = catalogue
        self.prices = prices
        self.clock = clock
    }
}

public let shop = Module("Shop") {
    Singleton { Catalogue() }.eager()
    Singleton { Prices() }.eager()
    Singleton { Clock() }.eager()
    Prototype(Cart.init(catalogue:prices:clock:))
}
