/// An order before it is accepted: what validators look at.
package struct OrderDraft: Sendable, Hashable {
    package let cart: Cart.ID
    package let lines: [DraftLine]

    package init(cart: Cart.ID, lines: [DraftLine]) {
        self.cart = cart
        self.lines = lines
    }
}

/// One of the books in a draft.
package struct DraftLine: Sendable, Hashable {
    package let book: Book
    package let quantity: Int

    package init(_ book: Book, quantity: Int) {
        self.book = book
        self.quantity = quantity
    }
}
