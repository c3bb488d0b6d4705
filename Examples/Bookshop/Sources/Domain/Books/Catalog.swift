/// What customers see of the books.
package struct Catalog: Sendable {
    private let store: any BookStore

    /// How many words a search looks for; those after them are ignored.
    private static let mostWords = 10

    package init(store: any BookStore) {
        self.store = store
    }

    /// Returns a page of all books, ordered by title.
    package func list(_ page: Page = .first) async throws -> [Book] {
        try await store.books(matching: [], page: page)
    }

    /// Returns a page of the books whose title or author contains each word of the text.
    package func search(_ text: String, _ page: Page = .first) async throws -> [Book] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map(String.init)
        return try await store.books(matching: words, page: page)
    }

    /// Returns one book.
    ///
    /// - Throws: ``CatalogError/unknownBook(_:)``
    package func book(_ id: Book.ID) async throws -> Book {
        guard let book = try await store.books([id])[id] else { throw CatalogError.unknownBook(id) }
        return book
    }
}

/// Why a book cannot be shown.
package enum CatalogError: Error, Hashable {
    case unknownBook(Book.ID)
}
