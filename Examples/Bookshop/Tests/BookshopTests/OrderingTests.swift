import Foundation
import NIOHTTP1
import Testing
import Web

/// What customers do, over real HTTP.
struct OrderingTests {
    @Test func customersBrowseAndOrder() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        let books = try await shop.get("/books?size=100&offset=50").decoded(as: [BookBody].self)
        #expect(books.count == 100)
        let book = try await shop.get("/books/b-0001").decoded(as: BookBody.self)
        let words = try #require(book.title.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(try await shop.get("/books?search=\(words)").decoded(as: [BookBody].self).contains(book))

        try await shop.put(2, of: book.id)
        #expect(try await shop.get("/cart").decoded(as: CartBody.self).lines == [.init(book: book.id, quantity: 2)])
        #expect(try await shop.another.get("/cart").decoded(as: CartBody.self).lines == [])

        let response = try await shop.order("key")
        #expect(response.status == .created)
        let order = try response.decoded(as: OrderBody.self)
        #expect(order.lines == [.init(book: book.id, quantity: 2, price: book.price)])
        #expect(order.total.minorUnits == 2 * book.price.minorUnits)
        #expect(try await shop.get("/orders/\(order.id)").decoded(as: OrderBody.self) == order)
        #expect(try await shop.get("/cart").decoded(as: CartBody.self).lines == [])

        let again = try await shop.order("key")
        #expect(again.status == .created)
        #expect(try again.decoded(as: OrderBody.self) == order)
    }

    @Test func whatIsWrongIsSaidInOneShape() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        func expect(_ response: ShopClient.Response, _ status: HTTPResponseStatus, _ code: String) {
            #expect(response.status == status)
            #expect(response.errorCode == code)
        }
        // Malformed.
        expect(try await shop.order("key", "{"), .badRequest, "malformed")
        expect(try await shop.order("key", #"{"currency": "XXX"}"#), .badRequest, "malformed")
        expect(try await shop.order("two words"), .badRequest, "malformed")
        expect(try await shop.send(.POST, "/orders", #"{"currency": "EUR"}"#), .badRequest, "malformed")
        expect(try await shop.send(.GET, "/cart", headers: ["Cart-ID": "mine"]), .badRequest, "malformed")
        expect(try await shop.get("/books?size=0"), .badRequest, "malformed")
        expect(try await shop.get("/books?size=many"), .badRequest, "malformed")
        expect(try await shop.get("/orders/one"), .badRequest, "malformed")
        // Oversized.
        let long = #"{"currency": "EUR", "note": "\#(String(repeating: "a", count: 100_000))"}"#
        expect(try await shop.order("key", long), .payloadTooLarge, "too-large")
        // Unknown.
        expect(try await shop.get("/nothing"), .notFound, "not-found")
        expect(try await shop.get("/books/b-9999"), .notFound, "unknown-book")
        expect(try await shop.get("/orders/\(UUID())"), .notFound, "unknown-order")
        expect(try await shop.put(1, of: "b-9999"), .notFound, "unknown-book")
        // Impossible.
        expect(try await shop.order("key"), .unprocessableEntity, "order-rejected")
        expect(try await shop.put(1000, of: "b-0001"), .unprocessableEntity, "quantity")
        // In conflict with what others did, or with what the same customer did before.
        try await shop.put(1, of: "b-0001")
        let wrongTotal = #"{"currency": "EUR", "expectedTotal": {"minorUnits": 1, "currency": "EUR"}}"#
        expect(try await shop.order("key", wrongTotal), .conflict, "price-changed")
        #expect(try await shop.order("key").status == .created)
        expect(try await shop.another.order("key"), .conflict, "key-used")
    }

    @Test func eachRequestHasACartOfItsOwn() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        try await withThrowingTaskGroup { group in
            for number in 1...50 {
                group.addTask {
                    let customer = shop.another
                    let cart = try await customer.put(number, of: "b-0001").decoded(as: CartBody.self)
                    #expect(cart.id == customer.cart)
                    #expect(cart.lines == [.init(book: "b-0001", quantity: number)])
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func withoutRatesTheShopSellsInItsOwnCurrency() async throws {
        // Nothing listens on port 1.
        let program = try RunningShop(["RATES_ADDRESS": "http://127.0.0.1:1"])
        let shop = try await program.shop().withBooks()
        try await shop.put(1, of: "b-0001")
        let response = try await shop.order("dollars", #"{"currency": "USD"}"#)
        #expect(response.status == .serviceUnavailable)
        #expect(response.errorCode == "rates-unavailable")
        #expect(program.log.contains { $0.message == "Request failed" && $0.level == "error" })
        #expect(try await shop.order("euros").status == .created)
    }

    @Test func logLinesOfARequestHaveItsID() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        try await shop.put(1, of: "b-0001")
        let order = try await shop.order("key").decoded(as: OrderBody.self)
        try await until("the order is logged") { program.log.contains { $0.message == "Order accepted" } }
        let line = try #require(program.log.first { $0.metadata["order"] == order.id.uuidString })
        let id = try #require(line.metadata["hb.request.id"])
        let lines = program.log.filter { $0.metadata["hb.request.id"] == id }
        #expect(lines.map(\.message) == ["Request", "Order accepted"])
    }
}
