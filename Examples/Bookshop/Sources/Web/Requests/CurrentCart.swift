package import Domain
package import Logging

/// The cart of the request that is being handled: one for each request.
package struct CurrentCart: Sendable {
    package let id: Cart.ID
    private let carts: Carts
    private let orders: Orders
    private let logger: Logger

    package init(id: Cart.ID, carts: Carts, orders: Orders, logger: Logger) {
        self.id = id
        self.carts = carts
        self.orders = orders
        self.logger = logger
    }

    /// Returns what is in it.
    package func contents() async throws -> Cart {
        try await carts.cart(id)
    }

    /// Sets how many copies of a book are in it; 0 removes the book.
    package func setQuantity(_ quantity: Int, of book: Book.ID) async throws -> Cart {
        try await carts.setQuantity(quantity, of: book, in: id)
    }

    /// Orders what is in it.
    package func order(_ key: IdempotencyKey, in currency: Currency, expecting total: Money?) async throws -> Order {
        let order = try await orders.place(
            OrderRequest(cart: id, key: key, currency: currency, expectedTotal: total))
        logger.info("Order accepted", metadata: ["order": "\(order.id.value)", "total": "\(order.total)"])
        return order
    }
}
