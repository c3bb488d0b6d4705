/// Where the carts are kept.
package protocol CartStore: Sendable {
    /// Returns a cart. One that has never been seen is empty.
    func cart(_ id: Cart.ID) async throws -> Cart

    /// Sets how many copies of a book are in a cart; 0 removes the book.
    ///
    /// - Throws: ``CatalogError/unknownBook(_:)``
    func setQuantity(_ quantity: Int, of book: Book.ID, in cart: Cart.ID) async throws
}
