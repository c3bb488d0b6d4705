/// The customers' carts.
package struct Carts: Sendable {
    private let store: any CartStore
    private let limits: OrderLimits

    package init(store: any CartStore, limits: OrderLimits) {
        self.store = store
        self.limits = limits
    }

    /// Returns a cart.
    ///
    /// One that has never been seen is empty.
    package func cart(_ id: Cart.ID) async throws -> Cart {
        try await store.cart(id)
    }

    /// Sets how many copies of a book are in a cart; 0 removes the book.
    ///
    /// Returns the cart as it is now.
    ///
    /// - Throws: ``CartError/quantity(_:allowed:)``, or ``CatalogError/unknownBook(_:)``
    package func setQuantity(_ quantity: Int, of book: Book.ID, in cart: Cart.ID) async throws -> Cart {
        let allowed = 0...limits.copiesOfABook
        guard allowed.contains(quantity) else { throw CartError.quantity(quantity, allowed: allowed) }
        try await store.setQuantity(quantity, of: book, in: cart)
        return try await store.cart(cart)
    }
}

/// Why a cart cannot be changed.
package enum CartError: Error, Hashable {
    case quantity(Int, allowed: ClosedRange<Int>)
}
