/// What a customer sends with an order.
package struct OrderRequest: Sendable, Hashable {
    package let cart: Cart.ID
    package let key: IdempotencyKey
    package let currency: Currency
    /// What the customer was shown.
    ///
    /// If it is not what the order costs now, the order is not placed.
    package let expectedTotal: Money?

    package init(cart: Cart.ID, key: IdempotencyKey, currency: Currency = .eur, expectedTotal: Money? = nil) {
        self.cart = cart
        self.key = key
        self.currency = currency
        self.expectedTotal = expectedTotal
    }
}
