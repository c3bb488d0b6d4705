import Domain
import Foundation
import Storage
import Testing

/// Many clients that order at the same time, and send what they send more than once.
struct ConcurrentOrdersTests {
    /// The seed is in the name of each case: run it again to see the same requests.
    @Test(arguments: [1, 2, 3, UInt64.random(in: 4 ... .max)])
    func noOrderIsLostOrDoubledAndStockIsConserved(seed: UInt64) async throws {
        print("seed \(seed)")
        let folder = try TemporaryFolder()
        let shop = try TestShop(.file(folder.database))
        var random = SeededGenerator(seed: seed)
        let copies = (0..<6).map { _ in Int.random(in: 0...12, using: &random) }
        try await shop.stock(copies)

        var requests: [OrderRequest] = []
        for number in 0..<30 {
            let cart = Cart.ID()
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let book = Book(number: Int.random(in: copies.indices, using: &random))
                _ = try await shop.carts.setQuantity(Int.random(in: 1...3, using: &random), of: book.id, in: cart)
            }
            // Some clients order one cart with two keys.
            for attempt in 0..<Int.random(in: 1...2, using: &random) {
                let key = try #require(IdempotencyKey("key-\(number)-\(attempt)"))
                let request = OrderRequest(cart: cart, key: key)
                requests += Array(repeating: request, count: Int.random(in: 1...4, using: &random))
            }
        }
        let acknowledged = try await place(requests.shuffled(using: &random), in: shop)

        for (key, orders) in acknowledged {
            #expect(Set(orders.map(\.id)).count == 1, "\(key) has several orders")
            // Stock only falls, so an order that was rejected once is rejected for good.
            #expect(orders.count == requests.count { $0.key == key }, "\(key) was acknowledged to some only")
        }
        let ids = Set(acknowledged.values.joined().map(\.id))
        let carts = Dictionary(grouping: requests.filter { acknowledged[$0.key] != nil }, by: \.cart)
        for (_, requests) in carts { #expect(Set(requests.map(\.key)).count == 1, "a cart was ordered twice") }
        let (count, ordered) = try await shop.ordered()
        #expect(count == ids.count)
        for (number, stocked) in copies.enumerated() {
            let book = Book(number: number).id
            let left = try #require(try await shop.store.stock(of: [book])[book])
            #expect(left >= 0 && left + ordered[book, default: 0] == stocked)
        }
        try await shop.stop()
    }

    /// Places all of them concurrently; returns the orders that were acknowledged for each key.
    private func place(
        _ requests: [OrderRequest], in shop: TestShop
    ) async throws -> [IdempotencyKey: [Order]] {
        let orders = try shop.orders
        return try await withThrowingTaskGroup(of: (IdempotencyKey, Order?).self) { group in
            for request in requests {
                group.addTask {
                    do {
                        return (request.key, try await orders.place(request))
                    } catch is OrderError {
                        return (request.key, nil)
                    }
                }
            }
            var acknowledged: [IdempotencyKey: [Order]] = [:]
            for try await case (let key, let order?) in group { acknowledged[key, default: []].append(order) }
            return acknowledged
        }
    }
}

/// SplitMix64: the same seed gives the same numbers.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
