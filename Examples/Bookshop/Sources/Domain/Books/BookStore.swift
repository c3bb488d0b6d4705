/// Where the books are kept.
package protocol BookStore: Sendable {
    /// Returns the books whose title or author contains each of the words, ordered by title.
    func books(matching words: [String], page: Page) async throws -> [Book]

    /// Returns those of the books that exist.
    func books(_ ids: [Book.ID]) async throws -> [Book.ID: Book]

    /// Returns how many copies are left of those of the books that exist.
    func stock(of ids: [Book.ID]) async throws -> [Book.ID: Int]

    /// Inserts books with their stock. A book that is already there keeps its stock, which orders have changed.
    func save(_ books: [StockedBook]) async throws
}

/// A book, and the number of copies it is first stocked with.
package struct StockedBook: Sendable, Hashable {
    package var book: Book
    package var stock: Int

    package init(_ book: Book, stock: Int) {
        self.book = book
        self.stock = stock
    }
}
