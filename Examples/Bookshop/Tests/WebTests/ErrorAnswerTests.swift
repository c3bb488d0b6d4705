import Domain
import Foundation
import Hummingbird
import NIOCore
import Testing
import Web

struct ErrorAnswerTests {
    static let book = Book.ID(rawValue: "faust")

    static let answers: [(any Error, HTTPResponse.Status, String)] = [
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

    @Test(arguments: answers.indices) func everyErrorHasAStatusAndACode(_ index: Int) {
        let (error, status, code) = Self.answers[index]
        let answer = ErrorAnswer(error)
        #expect(answer.status == status)
        #expect(answer.body.error.code == code)
        #expect(!answer.body.error.message.isEmpty)
        #expect(!answer.body.error.message.contains("no such table"))
    }

    @Test func problemsAreListed() {
        let problems: [OrderProblem] = [.isEmpty, .notEnoughStock(of: Self.book, left: 1)]
        let answer = ErrorAnswer(OrderError.rejected(problems))
        #expect(answer.body.error.problems == ["The cart is empty.", "There are 1 copies left of faust."])
    }
}
