import AlchemicServices
package import Domain
package import Logging

/// Imports the books of a file in the background, a batch at a time, so that orders need not wait for it.
///
/// Importing a file again changes nothing, so an import that was stopped is simply run again.
package struct CatalogImporter: FinishingService {
    private let store: any BookStore
    private let file: CatalogFile
    private let logger: Logger

    /// How many books are saved in one transaction.
    static let batchSize = 50

    package init(store: any BookStore, file: CatalogFile, logger: Logger) {
        self.store = store
        self.file = file
        self.logger = logger
    }

    /// Imports what is in the file; stops after the present batch if the program shuts down.
    package func run() async throws {
        let books = try file.books()
        for start in stride(from: 0, to: books.count, by: Self.batchSize) {
            try Task.checkCancellation()
            if Task.isShuttingDownGracefully {
                logger.info("Import stopped", metadata: ["imported": "\(start)", "of": "\(books.count)"])
                return
            }
            try await store.save(Array(books[start..<min(start + Self.batchSize, books.count)]))
        }
        logger.info("Import finished", metadata: ["imported": "\(books.count)"])
    }
}
