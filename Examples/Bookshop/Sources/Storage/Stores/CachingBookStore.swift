package import Domain
import Synchronization

/// Remembers pages of the catalog, which are read often and change seldom.
///
/// Stock is always requested.
package final class CachingBookStore: BookStore {
    private let inner: any BookStore
    private let limit: Int
    private let cache = Mutex(Cache())

    package init(_ inner: any BookStore, limit: Int = 500) {
        self.inner = inner
        self.limit = limit
    }

    package func books(matching words: [String], page: Page) async throws -> [Book] {
        let key = Key(words: words, page: page)
        let (kept, version) = cache.withLock { ($0.pages[key], $0.version) }
        if let kept { return kept }
        let books = try await inner.books(matching: words, page: page)
        cache.withLock { cache in
            // If books were saved while these were read, they may be old already.
            guard cache.version == version else { return }
            if cache.pages.count >= limit { cache.pages.removeAll() }
            cache.pages[key] = books
        }
        return books
    }

    package func books(_ ids: [Book.ID]) async throws -> [Book.ID: Book] {
        try await inner.books(ids)
    }

    package func stock(of ids: [Book.ID]) async throws -> [Book.ID: Int] {
        try await inner.stock(of: ids)
    }

    package func save(_ books: [StockedBook]) async throws {
        // Also if it throws: a commit may succeed and its response get lost.
        defer {
            cache.withLock { cache in
                cache.version += 1
                cache.pages.removeAll()
            }
        }
        try await inner.save(books)
    }

    private struct Key: Hashable {
        let words: [String]
        let page: Page
    }

    private struct Cache {
        var pages: [Key: [Book]] = [:]
        var version = 0
    }
}
