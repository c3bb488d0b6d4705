import Alchemic

package final class Catalogue: Sendable {
    package let count: Int
    package init() { count = 1 }
}

package final class Prices: Sendable {
    package let count: Int
    package init() { count = 2 }
}

package final class Clock: Sendable {
    package let count: Int
    package init() { count = 3 }
}

package final class Cart {
    package let catalogue: Catalogue
    package let prices: Prices
    package let clock: Clock

    package init(catalogue: Catalogue, prices: Prices, clock: Clock) {
        self.catalogue = catalogue
        self.prices = prices
        self.clock = clock
    }
}

package let shop = Module("Shop") {
    Singleton { Catalogue() }.eager()
    Singleton { Prices() }.eager()
    Singleton { Clock() }.eager()
    Prototype(Cart.init(catalogue:prices:clock:))
}
