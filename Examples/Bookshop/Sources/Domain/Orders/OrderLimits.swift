/// How much a customer may order at a time.
package struct OrderLimits: Sendable, Hashable {
    package var books: Int
    package var copiesOfABook: Int

    package init(books: Int = 50, copiesOfABook: Int = 99) {
        self.books = books
        self.copiesOfABook = copiesOfABook
    }
}
