import AlchemicTesting
import Domain
import Foundation
import Testing

@Suite(.shop()) struct OrdersTests {
    let shop: TestShop

    init() throws { shop = try TestShop() }

    @Test func takesWhatIsInTheCart() async throws {
        _ = try await shop.carts().setQuantity(2, of: shop.faust.id, in: shop.cart)
        let order = try await shop.order()
        #expect(order.lines == [Order.Line(book: shop.faust.id, quantity: 2, price: Money(1000, .eur))])
        #expect(order.total == Money(2000, .eur))
        #expect(order.placedAt == Date(timeIntervalSince1970: 1_000_000))
        #expect(try await shop.orders().order(order.id) == order)
        #expect(try await shop.carts().cart(shop.cart).quantities.isEmpty)
        #expect(await shop.store.stock(of: [shop.faust.id]) == [shop.faust.id: 1])
    }

    @Test func theSameKeyGivesTheSameOrder() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        let order = try await shop.order()
        #expect(try await shop.order() == order)
        #expect(await shop.store.stock(of: [shop.faust.id]) == [shop.faust.id: 2])
    }

    @Test func aKeyIsForOneCart() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        _ = try await shop.order()
        let request = OrderRequest(cart: Cart.ID(), key: shop.key)
        await #expect(throws: OrderError.keyBelongsToAnotherCart) { try await shop.orders().place(request) }
    }

    /// The twin is accepted while this one is being checked: both get the twin's order.
    @Test func twinsGetTheSameOrder() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        let orders = try shop.orders()
        let request = OrderRequest(cart: shop.cart, key: shop.key)
        await shop.store.beforePlacing { _ = try await orders.place(request) }
        let order = try await orders.place(request)
        #expect(try await orders.place(request) == order)
        #expect(await shop.store.stock(of: [shop.faust.id]) == [shop.faust.id: 2])
    }

    @Test func allValidatorsAreHeard() async throws {
        await #expect(throws: OrderError.rejected([.isEmpty])) { try await shop.order() }
        _ = try await shop.carts().setQuantity(4, of: shop.faust.id, in: shop.cart)
        _ = try await shop.carts().setQuantity(2, of: shop.hamlet.id, in: shop.cart)
        await #expect(
            throws: OrderError.rejected([
                .notEnoughStock(of: shop.faust.id, left: 3), .notEnoughStock(of: shop.hamlet.id, left: 1),
            ])
        ) { try await shop.order() }
    }

    @Test func quantitiesHaveLimits() {
        let validator = QuantityValidator(limits: OrderLimits(books: 1, copiesOfABook: 2))
        let lines = [DraftLine(shop.faust, quantity: 3), DraftLine(shop.hamlet, quantity: 2)]
        let problems = validator.problems(in: OrderDraft(cart: shop.cart, lines: lines))
        #expect(problems == [.tooManyBooks(2, allowed: 1), .quantity(3, of: shop.faust.id, allowed: 1...2)])
    }

    @Test func aCartThatChangesMeanwhileIsNotOrdered() async throws {
        let carts = try shop.carts()
        _ = try await carts.setQuantity(1, of: shop.faust.id, in: shop.cart)
        await shop.store.beforePlacing { [shop] in _ = try await carts.setQuantity(2, of: shop.faust.id, in: shop.cart)
        }
        await #expect(throws: OrderError.cartChanged) { try await shop.order() }
        #expect(try await shop.order().total == Money(2000, .eur))
    }

    @Test func theTotalIsTheOneThatTheCustomerWasShown() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        await #expect(throws: OrderError.priceChanged(expected: Money(900, .eur), now: Money(1000, .eur))) {
            try await shop.order(expecting: Money(900, .eur))
        }
        #expect(try await shop.order(expecting: Money(1000, .eur)).total == Money(1000, .eur))
    }

    @Test func totalsAreConverted() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        _ = try await shop.carts().setQuantity(1, of: shop.hamlet.id, in: shop.cart)
        #expect(try await shop.order(in: .gbp).total == Money(2850, .gbp))
    }

    @Test(.shop(rates: NoRates())) func ratesAreNeededForForeignPricesOnly() async throws {
        _ = try await shop.carts().setQuantity(1, of: shop.faust.id, in: shop.cart)
        await #expect(throws: RateError.timedOut) { try await shop.order(in: .usd) }
        #expect(try await shop.order(in: .eur).total == Money(1000, .eur))
    }

    @Test func unknownOrdersAreErrors() async throws {
        let id = OrderID()
        await #expect(throws: OrderError.unknownOrder(id)) { try await shop.orders().order(id) }
    }
}
