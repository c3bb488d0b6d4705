#if Observability
import AlchemicObservability
import Tracing

/// What the tests observe: one object that is awaited, started and stopped, one that is not, and those of a request.
struct Shop: Sendable {
    struct Closed: Error, CustomStringConvertible { let description = "closed on Sundays" }

    final class Database: Sendable, Startable, Stoppable {
        init() async throws { await Task.yield() }
        func start() async throws {}
        func stop() async throws {}
    }
    final class Catalogue: Sendable {
        init(database: Database) {}
    }
    struct User: Sendable { let name: String }
    /// Awaited within a request, where it asks the database.
    final class Cart: Sendable {
        init(user: User, database: Database) async throws { await Task.yield() }
    }
    final class Receipt: Sendable {
        init(user: User) async throws { throw Closed() }
    }

    static let module = Module("Shop") {
        Singleton(Database.init, file: "Shop/Shop.swift", line: 2, column: 5).eager()
        Singleton(Catalogue.init(database:), file: "Shop/Shop.swift", line: 3, column: 5)
        External(User.self, in: "request", file: "Shop/Shop.swift", line: 4, column: 5)
        Scoped("request", Cart.init(user:database:), file: "Shop/Shop.swift", line: 5, column: 5)
        Scoped("request", Receipt.init(user:), file: "Shop/Shop.swift", line: 6, column: 5).named("receipt")
    }
}
#endif
