import AlchemicTesting
import Domain
import Foundation
import GRDB
import Logging
import Storage
import Testing

extension Trait where Self == ContainerTrait {
    /// The domain over the real storage, in memory.
    static var shop: Self { .container(TestShop.module(.memory)) }
}

/// The domain over the real storage, with the books that a test needs.
struct TestShop {
    let container: Container

    /// That of the test's container.
    init() throws { container = try .test }

    /// One of its own, which a test may stop and open again.
    init(_ location: DatabaseSettings.Location, maximumBytes: Int? = nil) throws {
        container = try Container(Self.module(location, maximumBytes: maximumBytes))
    }

    static func module(_ location: DatabaseSettings.Location, maximumBytes: Int? = nil) -> Module {
        Module("Test") {
            domainModule
            storageModule
            Value(DatabaseSettings(location, patience: .seconds(30), maximumBytes: maximumBytes))
            Singleton { try CatalogFile.sample }
            Value(Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            Singleton { NoRates() }.as((any RateSource).self)
        }
    }

    var store: any BookStore { get throws { try container.get((any BookStore).self) } }
    var database: ShopDatabase { get throws { try container.get(ShopDatabase.self) } }
    var carts: Carts { get throws { try container.get(Carts.self) } }
    var orders: Orders { get throws { try container.get(Orders.self) } }

    func stop() async throws { try await container.stop() }

    /// Stocks books "b0", "b1", ...
    ///
    /// with this many copies each.
    func stock(_ copies: [Int]) async throws {
        try await store.save(copies.enumerated().map { StockedBook(Book(number: $0), stock: $1) })
    }

    /// How many orders there are, and how many copies of each book are ordered in all of them.
    func ordered() async throws -> (orders: Int, copies: [Book.ID: Int]) {
        try await database.read { database in
            let orders = try Int.fetchOne(database, sql: "SELECT count(*) FROM customerOrder") ?? 0
            let rows = try Row.fetchAll(
                database, sql: "SELECT book, sum(quantity) AS copies FROM orderLine GROUP BY book")
            return (orders, rows.reduce(into: [:]) { $0[Book.ID(rawValue: $1["book"])] = $1["copies"] })
        }
    }
}

extension Book {
    init(number: Int) {
        self.init(
            id: ID(rawValue: "b\(number)"), title: "Book \(number)", author: "Ann Other", price: Money(1000, .eur))
    }
}

struct NoRates: RateSource {
    func rate(from: Currency, to: Currency) throws -> Decimal { throw RateError.timedOut }
}
