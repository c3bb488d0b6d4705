import CoreMetrics
import Domain
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import Storage
import UnixSignals
import Web

/// The same shop, wired by hand: what the other one is compared with.
@main struct ByHandCommand {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let level = environment["LOG_LEVEL"].flatMap(Logger.Level.init(rawValue:)) ?? .info
        LoggingSystem.bootstrap { JSONLogHandler(label: $0, level: level) }
        let logger = Logger(label: "bookshop")
        let metrics = TextMetrics()
        MetricsSystem.bootstrap(metrics)

        let settings = ServerSettings(
            port: environment["HTTP_PORT"].flatMap(Int.init) ?? 8080,
            operationsPort: environment["OPERATIONS_PORT"].flatMap(Int.init) ?? 8081)
        let health = ServerHealth()
        let spans = Spans(.none)

        let database = try ShopDatabase(
            settings: DatabaseSettings(.file(environment["DATABASE_PATH"] ?? "bookshop.sqlite")))
        let books = CachingBookStore(SQLiteBookStore(database: database))
        let carts = SQLiteCartStore(database: database)
        let limits = OrderLimits()
        let orders = Orders(
            store: SQLiteOrderStore(database: database), carts: carts, books: books,
            validators: [EmptinessValidator(), QuantityValidator(limits: limits), StockValidator(books: books)],
            prices: PriceCheck(rates: FixedRateSource()), clock: SystemClock())
        let routes = Routes(
            catalog: Catalog(store: books), carts: Carts(store: carts, limits: limits), orders: orders)

        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(
                        service: CatalogImporter(store: books, file: try .sample, logger: logger),
                        successTerminationBehavior: .ignore),
                    .init(
                        service: OperationsServer(
                            settings: settings, source: health, metrics: metrics, spans: spans, logger: logger)),
                    .init(service: routes.server(settings, health, logger)),
                ], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        do {
            try await group.run()
        } catch {
            try database.stop()
            throw error
        }
        try database.stop()
    }
}
