import AlchemicTesting
import Domain
import GRDB
import Storage
import Synchronization
import Testing

@Suite(.shop) struct BookStoreTests {
    private let shop: TestShop

    init() throws { shop = try TestShop() }

    @Test func findsTextWithWildcards() async throws {
        var odd = Book(number: 0)
        odd.title = #"100 % _of_ C:\books"#
        try await shop.store.save([StockedBook(odd, stock: 1), StockedBook(Book(number: 1), stock: 1)])
        for word in ["%", "_", #"\"#, "c:"] {
            #expect(try await shop.store.books(matching: [word], page: .first) == [odd])
        }
        #expect(try await shop.store.books(matching: ["b", "ann"], page: .first).count == 2)
    }

    @Test func pagesAreOrderedByTitle() async throws {
        try await shop.stock(Array(repeating: 1, count: 5))
        let page = try #require(Page(offset: 2, size: 2))
        #expect(try await shop.store.books(matching: [], page: page) == [Book(number: 2), Book(number: 3)])
    }

    @Test func everybodyGetsTheCache() async throws {
        #expect(try shop.store is CachingBookStore)
        try await shop.stock([1])
        #expect(try await shop.store.books(matching: [], page: .first) == [Book(number: 0)])
        // Behind the cache's back: the page that it has stays as it was, until something is saved.
        try await shop.database.write { try $0.execute(sql: "UPDATE book SET title = 'Changed', stock = 7") }
        #expect(try await shop.store.books(matching: [], page: .first) == [Book(number: 0)])
        #expect(try await shop.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 7])
        try await shop.stock([1, 1])
        #expect(try await shop.store.books(matching: [], page: .first) == [Book(number: 0), Book(number: 1)])
        #expect(try await shop.store.stock(of: [Book(number: 0).id]) == [Book(number: 0).id: 7])
    }

    /// A page that was read before books were saved must not be kept after that.
    @Test func whatIsReadDuringASaveIsNotKept() async throws {
        let slow = SlowStore()
        let cache = CachingBookStore(slow)
        let saved = StockedBook(Book(number: 1), stock: 1)
        slow.onNextRead { try? await cache.save([saved]) }
        #expect(try await cache.books(matching: [], page: .first) == [])
        #expect(try await cache.books(matching: [], page: .first) == [Book(number: 1)])
        #expect(try await cache.books(matching: [], page: .first) == [Book(number: 1)])
        #expect(slow.reads == 2)
    }
}

/// A store whose next read is overtaken by something else.
private final class SlowStore: BookStore {
    private struct State {
        var books: [Book] = []
        var reads = 0
        var action: (@Sendable () async -> Void)?
    }

    private let state = Mutex(State())

    var reads: Int { state.withLock { $0.reads } }

    func onNextRead(_ action: @escaping @Sendable () async -> Void) {
        state.withLock { $0.action = action }
    }

    func books(matching words: [String], page: Page) async -> [Book] {
        let (books, action) = state.withLock { state in
            state.reads += 1
            defer { state.action = nil }
            return (state.books, state.action)
        }
        await action?()
        return books
    }

    func books(_ ids: [Book.ID]) -> [Book.ID: Book] { [:] }
    func stock(of ids: [Book.ID]) -> [Book.ID: Int] { [:] }
    func save(_ books: [StockedBook]) { state.withLock { $0.books = books.map(\.book) } }
}
