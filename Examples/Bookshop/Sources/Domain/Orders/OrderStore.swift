/// Where the orders are kept.
package protocol OrderStore: Sendable {
    /// Returns the order that was placed with a key, if there is one.
    func order(placedWith key: IdempotencyKey) async throws -> PlacedOrder?

    /// Returns an order, if it exists.
    func order(_ id: OrderID) async throws -> Order?

    /// Keeps an order, takes its books from the stock and empties its cart: all of it, or nothing.
    ///
    /// If there is an order with this key already, returns that one and changes nothing.
    ///
    /// - Throws: ``OrderError/cartChanged`` if the cart does not hold what the order holds, and
    ///   ``OrderError/outOfStock(_:)``.
    func place(_ order: PlacedOrder, key: IdempotencyKey) async throws -> PlacedOrder
}

/// An order and the cart that it came from.
package struct PlacedOrder: Sendable, Hashable {
    package let order: Order
    package let cart: Cart.ID

    package init(_ order: Order, from cart: Cart.ID) {
        self.order = order
        self.cart = cart
    }
}
