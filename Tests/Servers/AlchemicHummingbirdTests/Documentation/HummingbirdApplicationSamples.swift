// swift-format-ignore-file
// Made from Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Hummingbird && Configuration && Observability && Services
import AlchemicConfiguration
import AlchemicHummingbird
import AlchemicObservability
import AlchemicServices
import Configuration
import Hummingbird
import HummingbirdTesting
import Logging
import StatementSupport
import Synchronization
import Testing

enum HummingbirdApplicationSamples {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 13)




static func shop(logger: Logger) -> Module {
    Module("Shop") {
        Value(logger)
        Singleton(makeServer(container:port:logger:), .auto, .config("http.port", default: 8080), .auto)
        Singleton(StockCheck.init(database:logger:))
        Singleton(Database.init(path:logger:), .config("database.path", default: "shop.sqlite"), .auto).eager()

        External(Customer.self, in: .request)
        External(Logger.self, in: .request)
        Scoped(.request, Basket.init(customer:database:logger:))
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 77)



final class Database: Startable, Stoppable, Sendable {
    private let path: String
    private let logger: Logger

    init(path: String, logger: Logger) { (self.path, self.logger) = (path, logger) }

    func start() async throws { logger.info("Database \(path) opened") }
    func stop() async throws { logger.info("Database closed") }
    func price(of book: String) async throws -> Int { 12 * book.count }
}

final class StockCheck: Service {
    private let logger: Logger

    init(database: Database, logger: Logger) { self.logger = logger }

    func run() async throws {
        logger.info("Stock check begins")
        try await gracefulShutdown()
        logger.info("Stock check ends")
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 112)
struct Customer: Sendable { let name: String }

final class Basket: Sendable {
    private let customer: Customer
    private let database: Database
    private let logger: Logger

    init(customer: Customer, database: Database, logger: Logger) {
        (self.customer, self.database, self.logger) = (customer, database, logger)
    }

    func add(_ book: String) async throws -> String {
        let price = try await database.price(of: book)
        logger.info("\(book) added")
        return "\(customer.name) pays \(price)"
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 146)



typealias ShopServer = Application<RouterResponder<BasicScopedRequestContext>>

static func makeServer(container: Container, port: Int, logger: Logger) throws -> ShopServer {
    let router = Router(context: BasicScopedRequestContext.self)
    router.add(
        middleware: try ScopeMiddleware(container, .request) { request, context in
            guard let name = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
            return (Customer(name: name), context.logger)
        })
    router.put("basket/:book") { _, context in
        let basket = try context.scope.get(Basket.self)
        return try await basket.add(try context.parameters.require("book"))
    }
    return Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
        logger: logger)
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 197)


/// Keeps what is logged, and tells whoever waits.
struct Lines: LogHandler {
    final class Kept: Sendable {
        let texts = Mutex<[String]>([])
    }
    let kept = Kept()
    let pipe = AsyncStream.makeStream(of: String.self)
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
        let text = "\(event.message)"
        kept.texts.withLock { $0.append(text) }
        pipe.continuation.yield(text)
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 243)





struct BasketTests {
    private let container: Container

    init() throws {
        let settings = ConfigReader(provider: InMemoryProvider(values: ["database.path": ":memory:", "http.port": 0]))
        container = try Container(shop(logger: Logger(label: "test")).configured(by: settings))
    }

    @Test func aBookHasAPrice() async throws {
        try await container.get(ShopServer.self).test(.router) { client in
            try await client.execute(uri: "/basket/emma", method: .put, headers: [.authorization: "Ann"]) { response in
                #expect(String(buffer: response.body) == "Ann pays 48")
            }
        }
    }

    @Test func aStrangerIsTurnedAway() async throws {
        try await container.get(ShopServer.self).test(.live) { client in
            try await client.execute(uri: "/basket/emma", method: .put) { response in
                #expect(response.status == .unauthorized)
            }
        }
    }
}
#sourceLocation()

@Sendable static func `The program`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 220)

let lines = Lines()
let logger = Logger(label: "shop") { _ in lines }
let log = EventLog(logger)
let settings = ConfigReader(provider: InMemoryProvider(values: ["http.port": 0, "database.path": "a.db"]))
let service = try ContainerService(shop(logger: logger).configured(by: settings)) { log.record($0) }
let group = ServiceGroup(services: [service], logger: Logger(label: "group", factory: { _ in SwiftLogNoOpLogHandler() }))
async let running: Void = group.run()
for await line in lines.pipe.stream where line.hasPrefix("Server started") { break }
await group.triggerGracefulShutdown()
try await running
let texts = lines.kept.texts.withLock { $0 }
func position(_ text: String) -> Int { texts.firstIndex { $0.hasPrefix(text) } ?? -1 }
let order = ["Database a.db opened", "Stock check begins", "Server started", "Stock check ends", "Database closed"].map(position)
expect(order.allSatisfy { $0 >= 0 } && order == order.sorted(), "\(texts)")
#sourceLocation()
_ = lines
_ = logger
_ = log
_ = settings
_ = service
_ = group
_ = texts
_ = order
}

@Sendable static func `Test it`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 273)
_ = BasketTests.self
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 283)
let graph = try Graph(shop(logger: Logger(label: "test")), roots: [ShopServer.self, StockCheck.self, Basket.self])
for warning in graph.warnings { print(warning.text()) }
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", line: 286)
expect(graph.warnings.isEmpty, "\(graph.warnings)")
#sourceLocation()
_ = graph
}

static let all: [Sample] = [
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", "The program", `The program`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/HummingbirdApplication.md", "Test it", `Test it`),
]
}
#else
import StatementSupport

enum HummingbirdApplicationSamples { static let all: [Sample] = [] }
#endif
