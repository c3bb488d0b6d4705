import Domain
import Foundation
import Hummingbird
import NIOCore
import Testing
import Web

struct ErrorResponseTests {
    static let book = Book.ID(rawValue: "faust")

    static let responses: [(any Error, HTTPResponse.Status, String)] = [
        (HTTPError(.badRequest), .badRequest, "malformed"),
        (NIOTooManyBytesError(maxBytes: 10), .contentTooLarge, "too-large"),
        (HTTPError(.notFound), .notFound, "not-found"),
        (CatalogError.unknownBook(book), .notFound, "unknown-book"),
        (OrderError.unknownOrder(OrderID()), .notFound, "unknown-order"),
        (OrderError.cartChanged, .conflict, "cart-changed"),
        (OrderError.outOfStock(book), .conflict, "out-of-stock"),
        (OrderError.keyBelongsToAnotherCart, .conflict, "key-used"),
        (OrderError.priceChanged(expected: Money(1, .eur), now: Money(2, .eur)), .conflict, "price-changed"),
        (OrderError.rejected([.isEmpty]), .unprocessableContent, "order-rejected"),
        (OrderError.totalTooLarge, .unprocessableContent, "total-too-large"),
        (CartError.quantity(100, allowed: 0...99), .unprocessableContent, "quantity"),
        (RateError.timedOut, .serviceUnavailable, "rates-unavailable"),
        (StoreError.busy, .serviceUnavailable, "store-unavailable"),
        (StoreError.full, .serviceUnavailable, "store-unavailable"),
        (StoreError.failed("no such table: book"), .internalServerError, "internal-error"),
        (CocoaError(.fileNoSuchFile), .internalServerError, "internal-error"),
        (HTTPError(.methodNotAllowed), .methodNotAllowed, "http"),
    ]

    @Test(arguments: responses.indices) func everyErrorHasAStatusAndACode(_ index: Int) {
        let (error, status, code) = Self.responses[index]
        let response = ErrorResponse(error)
        #expect(response.status == status)
        #expect(response.body.error.code == code)
        #expect(!response.body.error.message.isEmpty)
        #expect(!response.body.error.message.contains("no such table"))
    }

    @Test func problemsAreListed() {
        let problems: [OrderProblem] = [.isEmpty, .notEnoughStock(of: Self.book, left: 1)]
        let response = ErrorResponse(OrderError.rejected(problems))
        #expect(response.body.error.problems == ["The cart is empty.", "There are 1 copies left of faust."])
    }
}
