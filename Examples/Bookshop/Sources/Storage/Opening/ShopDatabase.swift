import Alchemic
package import GRDB

/// The shop's database, open and with the newest schema.
package final class ShopDatabase: Sendable, Stoppable {
    private let writer: any DatabaseWriter

    /// Opens the database, or creates it.
    ///
    /// - Throws: ``OpeningError``
    package init(settings: DatabaseSettings) throws {
        do {
            writer = try Self.open(settings)
            try Self.check(writer, settings)
        } catch let error as DatabaseError {
            throw OpeningError(error, settings)
        }
    }

    /// Reads a state that no writer changes meanwhile.
    ///
    /// - Throws: `StoreError`, or what the closure throws.
    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await translatingErrors { try await writer.read(body) }
    }

    /// Writes all that the closure writes, or nothing if it throws.
    ///
    /// - Throws: `StoreError`, or what the closure throws.
    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await translatingErrors { try await writer.write(body) }
    }

    package func stop() throws {
        try writer.close()
    }

    private static func open(_ settings: DatabaseSettings) throws -> any DatabaseWriter {
        let configuration = configuration(for: settings)
        guard case .file(let path) = settings.location else { return try DatabaseQueue(configuration: configuration) }
        let pool = try DatabasePool(path: path, configuration: configuration)
        // An accepted order must survive a loss of power. The pool's default may lose the last transactions.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return pool
    }

    private static func configuration(for settings: DatabaseSettings) -> Configuration {
        var configuration = Configuration()
        configuration.label = "bookshop"
        configuration.busyMode = .timeout(settings.patience / .seconds(1))
        configuration.prepareDatabase { database in
            guard let bytes = settings.maximumBytes else { return }
            let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4096
            try database.execute(sql: "PRAGMA max_page_count = \(max(1, bytes / pageSize))")
        }
        return configuration
    }

    /// Finds out now what would otherwise be found out with the first order.
    private static func check(_ writer: any DatabaseWriter, _ settings: DatabaseSettings) throws {
        let migrator = DatabaseMigrator.bookshop
        let isNewer = try writer.read { database in
            if let damage = try String.fetchOne(database, sql: "PRAGMA quick_check(1)"), damage != "ok" {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: damage)
            }
            return try migrator.hasBeenSuperseded(database)
        }
        if isNewer { throw OpeningError(.newerVersion, path: settings.location.path) }
        try migrator.migrate(writer)
    }
}
