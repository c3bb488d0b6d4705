package import Foundation

/// What a customer is about to order.
package struct Cart: Sendable, Hashable, Identifiable {
    package let id: ID
    /// How many copies of each book; each number is at least 1.
    package var quantities: [Book.ID: Int]

    package init(id: ID, quantities: [Book.ID: Int] = [:]) {
        self.id = id
        self.quantities = quantities
    }

    /// A cart's own number.
    ///
    /// It is random: a caller that knows it may change the cart.
    package struct ID: Sendable, Hashable {
        package let value: UUID

        package init(_ value: UUID = UUID()) {
            self.value = value
        }
    }
}
