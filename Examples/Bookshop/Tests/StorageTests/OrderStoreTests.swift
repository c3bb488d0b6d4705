import Alchemic
import Domain
import Foundation
import GRDB
import Storage
import Testing

/// Orders in a file, as they survive what happens to the program and to the disk.
struct OrderStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func request(_ cart: Cart.ID, _ key: String) throws -> OrderRequest {
        OrderRequest(cart: cart, key: try #require(IdempotencyKey(key)))
    }

    @Test func ordersAreThereWhenTheFileIsOpenedAgain() async throws {
        let cart = Cart.ID()
        let request = try request(cart, "key")
        let first = try TestShop(.file(folder.database))
        try await first.stock([5])
        _ = try await first.carts.setQuantity(2, of: Book(number: 0).id, in: cart)
        let order = try await first.orders.place(request)
        try await first.stop()

        let second = try TestShop(.file(folder.database))
        #expect(try await second.orders.order(order.id) == order)
        #expect(try await second.orders.place(request) == order)
        #expect(try await second.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 3])
        try await second.stop()
    }

    /// The files as they are at some moment are what a program that was killed then leaves behind.
    @Test func acknowledgedOrdersSurviveTheEndOfTheProgram() async throws {
        let killed = try TestShop(.file(folder.database))
        try await killed.stock([100])
        var orders: [Order] = []
        for number in 0..<10 {
            let cart = Cart.ID()
            _ = try await killed.carts.setQuantity(1, of: Book(number: 0).id, in: cart)
            orders.append(try await killed.orders.place(request(cart, "key-\(number)")))
        }
        let copy = try TemporaryFolder()
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: folder.database + suffix, toPath: copy.database + suffix)
        }
        let again = try TestShop(.file(copy.database))
        for order in orders { #expect(try await again.orders.order(order.id) == order) }
        #expect(try await again.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 90])
        try await again.stop()
        try await killed.stop()
    }

    @Test func anOrderThatFailsChangesNothing() async throws {
        let shop = try TestShop(.file(folder.database))
        try await shop.stock([5, 0])
        let cart = Cart.ID()
        for number in 0...1 { _ = try await shop.carts.setQuantity(1, of: Book(number: number).id, in: cart) }
        let lines = (0...1).map { Order.Line(book: Book(number: $0).id, quantity: 1, price: Money(1000, .eur)) }
        let order = Order(id: OrderID(), lines: lines, total: Money(2000, .eur), placedAt: Date())
        let store = try shop.container.get((any OrderStore).self)
        let key = try #require(IdempotencyKey("key"))
        await #expect(throws: OrderError.outOfStock(Book(number: 1).id)) {
            try await store.place(PlacedOrder(order, from: cart), key: key)
        }
        #expect(try await shop.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 5])
        #expect(try await shop.carts.cart(cart).quantities.count == 2)
        #expect(try await shop.ordered().orders == 0)
        try await shop.stop()
    }

    @Test func theStoreKeepsOneOrderForAKey() async throws {
        let shop = try TestShop(.file(folder.database))
        try await shop.stock([5])
        let cart = Cart.ID()
        let store = try shop.container.get((any OrderStore).self)
        let key = try #require(IdempotencyKey("key"))
        var kept: Set<PlacedOrder> = []
        for _ in 1...2 {
            _ = try await shop.carts.setQuantity(1, of: Book(number: 0).id, in: cart)
            let line = Order.Line(book: Book(number: 0).id, quantity: 1, price: Money(1000, .eur))
            let order = Order(id: OrderID(), lines: [line], total: Money(1000, .eur), placedAt: Date())
            kept.insert(try await store.place(PlacedOrder(order, from: cart), key: key))
        }
        #expect(kept.count == 1)
        #expect(try await shop.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 4])
        // The second cart is another one, and is still to be ordered.
        #expect(try await shop.carts.cart(cart).quantities == [Book(number: 0).id: 1])
        try await shop.stop()
    }

    @Test func aFullDiskIsSaidAndLosesNothing() async throws {
        let shop = try TestShop(.file(folder.database), maximumBytes: 80 * 1024)
        try await shop.stock([10_000])
        var placed: [Order] = []
        var failure: (any Error)?
        for number in 0..<2000 where failure == nil {
            do {
                let cart = Cart.ID()
                _ = try await shop.carts.setQuantity(1, of: Book(number: 0).id, in: cart)
                placed.append(try await shop.orders.place(request(cart, "key-\(number)")))
            } catch {
                failure = error
            }
        }
        #expect(failure as? StoreError == .full)
        #expect(try await shop.ordered().orders == placed.count)
        let left = try await shop.store.stock(of: [Book(number: 0).id])
        #expect(left == [Book(number: 0).id: 10_000 - placed.count])
        try await shop.stop()
    }

    @Test func aDatabaseThatOthersHoldIsBusy() async throws {
        let database = try ShopDatabase(
            settings: DatabaseSettings(.file(folder.database), patience: .milliseconds(20)))
        let store = SQLiteBookStore(database: database)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.database, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let book = StockedBook(Book(number: 0), stock: 1)
        await #expect(throws: StoreError.busy) { try await store.save([book]) }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await store.save([book])
        try other.close()
        try database.stop()
    }
}
