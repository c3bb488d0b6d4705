package import Domain
package import Foundation
import Hummingbird

/// An order as clients see it.
package struct OrderBody: Sendable, Hashable, Codable, ResponseEncodable {
    package var id: UUID
    package var lines: [Line]
    package var total: MoneyBody
    package var placedAt: Date

    package struct Line: Sendable, Hashable, Codable {
        package var book: String
        package var quantity: Int
        package var price: MoneyBody

        package init(book: String, quantity: Int, price: MoneyBody) {
            self.book = book
            self.quantity = quantity
            self.price = price
        }
    }

    package init(_ order: Order) {
        id = order.id.value
        lines = order.lines.map {
            Line(book: $0.book.rawValue, quantity: $0.quantity, price: MoneyBody($0.price))
        }
        total = MoneyBody(order.total)
        placedAt = order.placedAt
    }
}

/// What a client sends to order its cart.
package struct PlaceOrderBody: Sendable, Hashable, Codable {
    package var currency: Currency
    /// What the customer was shown: if it costs something else by now, the order is not placed.
    package var expectedTotal: MoneyBody?

    package init(currency: Currency, expectedTotal: MoneyBody? = nil) {
        self.currency = currency
        self.expectedTotal = expectedTotal
    }
}
