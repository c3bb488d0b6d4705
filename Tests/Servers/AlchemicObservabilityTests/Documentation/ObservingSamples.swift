// swift-format-ignore-file
// Made from Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Observability
import AlchemicObservability
import InMemoryLogging
import InMemoryTracing
import Logging
import Metrics
import MetricsTestKit
import StatementSupport
import Tracing

enum ObservingSamples {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 8)







final class Database: Sendable, Startable, Stoppable {
    init() async throws { await Task.yield() }
    func start() async throws {}
    func stop() async throws {}
}
final class Catalogue: Sendable {
    init(database: Database) {}
}
struct User: Sendable { let name: String }
final class Cart: Sendable {
    init(user: User, database: Database) async throws { await Task.yield() }
}
struct Request: Sendable {
    let id: String
    let user: User
}
static let shop = Module("Shop") {
    Singleton(Database.init).eager()
    Singleton(Catalogue.init(database:))
    External(User.self, in: "request")
    Scoped("request", Cart.init(user:database:))
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 43)
var logger = Logger(label: "shop", factory: { _ in InMemoryLogHandler() })
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 45)


let log = EventLog(logger)
let metrics = EventMetrics()
let container = try Container(shop.traced()) { event in
    log.record(event)
    metrics.record(event)
}
try await container.start()
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 56)
logger.logLevel = .trace
try await container.stop()
#sourceLocation()
_ = logger
_ = log
_ = metrics
_ = container
}

@Sendable static func `Log lines`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 74)
let log = EventLog(levels: [.built: .info, .waiting: .notice])
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 76)
expect(log.level(of: .built) == .info && log.level(of: .failed) == .error)
#sourceLocation()
_ = log
}

@Sendable static func `Metrics`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 87)
let test = TestMetrics()                    // of MetricsTestKit
let metrics = EventMetrics(factory: test)
let container = try Container(shop, observer: metrics.record)
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 91)
expect(test.counterTotal(label: "alchemic.checked") == 1)
#sourceLocation()
_ = test
_ = metrics
_ = container
}

@Sendable static func `Spans`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 103)
let tracer = InMemoryTracer()
let container = try Container(shop.traced(by: tracer))
try await tracer.withSpan("launch") { _ in try await container.start() }
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 107)
expect(tracer.finishedSpans.map(\.operationName) == ["build Database", "start Database", "launch"])
#sourceLocation()
_ = tracer
_ = container
}

@Sendable static func `One request`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 115)
func serve(_ request: Request, in container: Container) async throws {
    try await withLogger(mergingMetadata: ["request-id": "\(request.id)"]) { _ in
        try await withSpan("request") { _ in
            let scope = try container.scope("request", with: request.user)
            _ = try await scope.get(async: Cart.self)       // its lines have the id, its span is a child of "request"
            try await scope.stop()
        }
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", line: 126)
let container = try Container(shop)
try await serve(Request(id: "1", user: User(name: "Ann")), in: container)
#sourceLocation()
_ = container
}

static let all: [Sample] = [
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", "Overview", `Overview`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", "Log lines", `Log lines`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", "Metrics", `Metrics`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", "Spans", `Spans`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Observing.md", "One request", `One request`),
]
}
#endif
