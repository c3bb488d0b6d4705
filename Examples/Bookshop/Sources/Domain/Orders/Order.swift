package import Foundation

/// An order that the shop has accepted.
package struct Order: Sendable, Hashable, Identifiable {
    package let id: OrderID
    package let lines: [Line]
    package let total: Money
    package let placedAt: Date

    package init(id: OrderID, lines: [Line], total: Money, placedAt: Date) {
        self.id = id
        self.lines = lines
        self.total = total
        self.placedAt = placedAt
    }

    /// One of the books in an order, at the price that it had then.
    package struct Line: Sendable, Hashable {
        package let book: Book.ID
        package let quantity: Int
        package let price: Money

        package init(book: Book.ID, quantity: Int, price: Money) {
            self.book = book
            self.quantity = quantity
            self.price = price
        }
    }
}

/// An order's own number.
package struct OrderID: Sendable, Hashable {
    package let value: UUID

    package init(_ value: UUID = UUID()) {
        self.value = value
    }
}
