import AlchemicTesting
import Domain
import Foundation
import Testing

extension Trait where Self == ContainerTrait {
    /// The domain's own module over stores in memory, with two books.
    static func shop(rates: any RateSource = FixedRates(rate: 2)) -> Self {
        .container(domainModule) {
            Singleton { MemoryShop(StockedBook(.faust, stock: 3), StockedBook(.hamlet, stock: 1)) }
            Value(FixedClock(now: Date(timeIntervalSince1970: 1_000_000))).as((any WallClock).self)
                .overriding(SystemClock.self)
            Singleton({ rates }).named("rates")
        }
    }
}

extension Book {
    static let faust = Book(
        id: ID(rawValue: "faust"), title: "Faust", author: "Goethe", price: Money(1000, .eur))
    static let hamlet = Book(
        id: ID(rawValue: "hamlet"), title: "Hamlet", author: "Shakespeare", price: Money(850, .gbp))
}

/// The shop of the test's container, with a cart.
struct TestShop {
    let faust = Book.faust
    let hamlet = Book.hamlet
    let container: Container
    let store: MemoryShop
    let cart = Cart.ID()
    let key: IdempotencyKey

    init() throws {
        container = try .test
        store = try container.get(MemoryShop.self)
        key = try #require(IdempotencyKey("first"))
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
