import AlchemicTesting
import Domain
import Foundation
import GRDB
import Logging
import ServiceLifecycleTestKit
import Synchronization
import Testing

@testable import Storage

struct CatalogImporterTests {
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    @Test(.shop) func importsTheSampleOnceHoweverOftenItRuns() async throws {
        let shop = try TestShop()
        let importer = try shop.container.get(CatalogImporter.self)
        let books = try CatalogFile.sample.books()
        #expect(books.count == 200)
        try await importer.run()
        let first = try #require(books.first)
        try await shop.database.write { try $0.execute(sql: "UPDATE book SET stock = stock + 1") }
        try await importer.run()
        let page = try #require(Page(offset: 100, size: 100))
        #expect(try await shop.store.books(matching: [], page: page).count == 100)
        #expect(try await shop.store.stock(of: [first.book.id]) == [first.book.id: first.stock + 1])
    }

    @Test func stopsAfterTheBatchInWhichTheShutdownBegins() async throws {
        let store = RecordingStore()
        let importer = CatalogImporter(store: store, file: try CatalogFile.sample, logger: logger)
        try await testGracefulShutdown { trigger in
            store.onSave { if store.batches == [50, 50] { trigger.triggerGracefulShutdown() } }
            try await importer.run()
        }
        #expect(store.batches == [50, 50])
    }

    @Test func canBeCanceled() async throws {
        let store = RecordingStore()
        let importer = CatalogImporter(store: store, file: try CatalogFile.sample, logger: logger)
        let (canceling, begin) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in canceling {}
            try await importer.run()
        }
        store.onSave { task.cancel() }
        begin.finish()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(store.batches.count < 4)
    }

    @Test(arguments: [
        (#"[{"id": "a"}]"#, "is not a list of books"), ("", "is not a list of books"),
        (#"[{"id":"a","title":"A","author":"B","price":0,"currency":"EUR","stock":1}]"#, "the book a has no title"),
    ])
    func badFilesAreRejectedAsAWhole(_ text: String, _ message: String) throws {
        let folder = try TemporaryFolder()
        let file = CatalogFile(folder.url.appending(path: "books.json"))
        #expect(throws: CatalogFileError.missing(file.url.path)) { try file.books() }
        try Data(text.utf8).write(to: file.url)
        let error = #expect(throws: CatalogFileError.self) { try file.books() }
        #expect(error.map { "\($0)".contains(message) } == true)
    }
}

/// Remembers how large the batches were.
private final class RecordingStore: BookStore {
    private let saved = Mutex<[Int]>([])
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    var batches: [Int] { saved.withLock { $0 } }

    func onSave(_ action: @escaping @Sendable () -> Void) { self.action.withLock { $0 = action } }

    func save(_ books: [StockedBook]) {
        saved.withLock { $0.append(books.count) }
        let action = action.withLock { $0 }
        action?()
    }

    func books(matching words: [String], page: Page) -> [Book] { [] }
    func books(_ ids: [Book.ID]) -> [Book.ID: Book] { [:] }
    func stock(of ids: [Book.ID]) -> [Book.ID: Int] { [:] }
}
