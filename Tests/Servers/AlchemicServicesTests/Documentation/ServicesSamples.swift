// swift-format-ignore-file
// Made from Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Services
import AlchemicServices
import Logging
import ServiceLifecycle
import StatementSupport

enum ServicesSamples {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 8)



final class Database: Service, Sendable {
    func run() async throws { try await gracefulShutdown() }
}
final class Telemetry: Service, Sendable {
    func run() async throws { try await gracefulShutdown() }
}
final class Orders: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
final class Server: Service, Sendable {
    init(orders: Orders) {}
    func run() async throws { try await gracefulShutdown() }
}
struct Refused: Error {}
final class Feed: Service, Sendable {
    func run() async throws { throw Refused() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 90)
final class Catalog: Sendable {
    init(feed: Feed) {}
}
#sourceLocation()

@Sendable static func `Failures`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { (feed: Feed) in Catalog(feed: feed) }
    Singleton { Feed() }
}
try await ContainerService(shop).run()
#sourceLocation()
_ = shop
}, saying: #"""
Shop/Shop.swift:3:15: error: [service-failed] the service `Feed` failed: Refused()
  path: Catalog -> Feed
  docs: Services#service-failed
"""#, on: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md")
}

@Sendable static func `Services that finish`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 100)
final class Import: FinishingService, Sendable {
    func run() async throws {}
}
try await ContainerService(Module("Import") { Singleton { Import() } }).run()
#sourceLocation()
}

@Sendable static func `Use your own service group`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 111)
let shop = try ContainerService(
    Module("Shop") {
        Singleton(Server.init(orders:))
        Singleton(Orders.init(database:))
        Singleton { Database() }
    })
let group = ServiceGroup(services: [Telemetry(), shop], logger: Logger(label: "main"))
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 120)
_ = group
try await shop.container.stop()
#sourceLocation()
_ = shop
_ = group
}

@Sendable static func `When one fails to open`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 152)
final class Pool: Service, Sendable {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func run() async throws {
        journal.write("pool runs")
        try? await gracefulShutdown()
        journal.write("pool closes")
    }
}
final class Queue: Sendable {
    init(pool: Pool, journal: Journal) async throws {
        await journal.wait(for: "pool runs")
        throw Refused()
    }
}
let journal = Journal()
let shop = Module("Shop") {
    Value(journal)
    Singleton(Pool.init(journal:))
    Singleton(Queue.init(pool:journal:)).eager()
}
do {
    try await ContainerService(shop).run()
} catch {
    print(journal.text)         // ["pool runs", "pool closes"]
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", line: 179)
expect(journal.text == ["pool runs", "pool closes"])
#sourceLocation()
_ = journal
_ = shop
}

static let all: [Sample] = [
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", "Failures", `Failures`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", "Services that finish", `Services that finish`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", "Use your own service group", `Use your own service group`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Services.md", "When one fails to open", `When one fails to open`),
]
}
#endif
