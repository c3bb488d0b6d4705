// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum LifecycleSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 6)
final class Database: Sendable, Stoppable {
    init() async throws {}
    func stop() async throws {}
}
final class Server: Sendable {
    init(database: Database) {}
    func close() async {}
}
final class Covers: Sendable { init() {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 23)
let shop = Module("Shop") {
    Singleton(Database.init).eager()
    Singleton(Server.init(database:)).eager().onStop { await $0.close() }
    Singleton { Covers() }.evictable()
}
let container = Container(orExit: shop)
try await container.start()     // the database, then the server
try await container.stop()      // the server, then the database
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 32)
expect(container.isEnded)
#sourceLocation()
_ = shop
_ = container
}

@Sendable static func `How an object is built`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 45)
final class Journal: Sendable { init() {} }
final class Vault {
    var journal: Journal?
    init() {}
}
final class Report {
    let isWhole: Bool
    init(vault: Vault) { isWhole = vault.journal != nil }    // already set
}
let bank = Module("Bank") {
    Singleton { Journal() }
    Prototype(Vault.init).inject(\.journal)
    Prototype(Report.init(vault:))
}
let report = try Container(bank).get(Report.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 61)
expect(report.isWhole)
#sourceLocation()
_ = bank
_ = report
}

@Sendable static func `Start`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 83)
final class Listener: Sendable, Startable, Stoppable {
    func start() async throws { print("listening") }
    func stop() async throws { print("closed") }
}
final class Website: Sendable { init(listener: Listener) {} }
let web = Module("Web") {
    Singleton { Listener() }.onStart(within: .seconds(5))
    Singleton(Website.init(listener:)).eager()
}
let website = Container(orExit: web)
try await website.start()       // listening
print(website.startProgress?.finished ?? 0)
try await website.stop()        // closed
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 97)
expect(website.startProgress?.finished == 2)
#sourceLocation()
_ = web
_ = website
}

@Sendable static func `An order that no parameter shows`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 107)
final class Migrations: Sendable {
    func add(_ name: String) { print(name) }
}
final class SessionDriver: Sendable {
    init(migrations: Migrations) { migrations.add("sessions") }
}
final class Migrator: Sendable, Startable {
    init(migrations: Migrations, drivers: [SessionDriver]) {}      // not used, but built and started before
    func start() async throws { print("migrate") }
}
let storage = Module("Storage") {
    Singleton { Migrations() }
    Singleton(SessionDriver.init(migrations:))
    Singleton(Migrator.init(migrations:drivers:)).eager()
}
let container = Container(orExit: storage)
try await container.start()     // sessions, then migrate
try await container.stop()
#sourceLocation()
_ = storage
_ = container
}

@Sendable static func `Release memory`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 165)
let shop = Module("Shop") {
    Singleton { Covers() }.evictable()
}
let container = Container(orExit: shop)
let before = try container.get(Covers.self)
try await container.purge()
let after = try container.get(Covers.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 173)
expect(before !== after)
#sourceLocation()
_ = shop
_ = container
_ = before
_ = after
}

@Sendable static func `Observe`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", line: 182)
let shop = Module("Shop") {
    Singleton { Covers() }
}
let container = Container(orExit: shop) { event in print(event) }    // includes the check: `checked 1 definitions in …`
let observation = container.observe { event in                   // called on the thread of the event
    if event.kind == .built, let duration = event.duration { print(event.label, duration) }
}
_ = try container.get(Covers.self)
observation.cancel()
#sourceLocation()
_ = shop
_ = container
_ = observation
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "How an object is built", `How an object is built`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "Start", `Start`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "An order that no parameter shows", `An order that no parameter shows`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "Release memory", `Release memory`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Lifecycle.md", "Observe", `Observe`),
]
}
