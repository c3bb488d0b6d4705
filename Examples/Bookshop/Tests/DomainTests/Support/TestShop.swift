import Alchemic
import Domain
import Foundation
import Testing

/// The domain's own module over stores in memory, with two books.
struct TestShop {
    let faust = Book(id: Book.ID(rawValue: "faust"), title: "Faust", author: "Goethe", price: Money(1000, .eur))
    let hamlet = Book(id: Book.ID(rawValue: "hamlet"), title: "Hamlet", author: "Shakespeare", price: Money(850, .gbp))
    let store: MemoryShop
    let container: Container
    let cart = Cart.ID()
    let key: IdempotencyKey

    init(rates: any RateSource = FixedRates(rate: 2)) throws {
        let store = MemoryShop(StockedBook(faust, stock: 3), StockedBook(hamlet, stock: 1))
        self.store = store
        key = try #require(IdempotencyKey("first"))
        container = try Container(
            Module("Test") {
                domainModule
                Singleton { store }
                Value(FixedClock(now: Date(timeIntervalSince1970: 1_000_000))).as((any WallClock).self)
                    .overriding(SystemClock.self)
                Singleton({ rates }).named("rates")
            })
    }

    func orders() throws -> Orders { try container.get(Orders.self) }
    func carts() throws -> Carts { try container.get(Carts.self) }

    /// Places the order for the cart with the first key.
    func order(in currency: Currency = .eur, expecting total: Money? = nil) async throws -> Order {
        try await orders().place(OrderRequest(cart: cart, key: key, currency: currency, expectedTotal: total))
    }
}

struct FixedClock: WallClock {
    let now: Date
}

struct FixedRates: RateSource {
    let rate: Decimal

    func rate(from: Currency, to: Currency) -> Decimal { rate }
}

struct NoRates: RateSource {
    func rate(from: Currency, to: Currency) throws -> Decimal { throw RateError.timedOut }
}
