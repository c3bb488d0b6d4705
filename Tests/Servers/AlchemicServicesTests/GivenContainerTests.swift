#if Services
import AlchemicServices
import TestSupport
import Testing

private final class Database: Service, Sendable {
    let worker: Worker
    init(journal: Journal) { worker = Worker("database", journal) }
    func run() async throws { try await worker.run() }
}

private final class Cache: Startable, Stoppable, Sendable {
    let part: Part
    init(database: Database, journal: Journal) { part = Part("cache", journal) }
    func start() async throws {
        await part.journal.wait(for: "database runs")
        try await part.start()
    }
    func stop() async throws { try await part.stop() }
}

private final class Server: Service, Sendable {
    let worker: Worker
    init(cache: Cache, journal: Journal) { worker = Worker("server", journal) }
    func run() async throws { try await worker.run() }
}

/// A service that is closed by a stop action, too.
private final class Pool: Service, Sendable {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func run() async throws {
        journal.note("pool runs")
        try await gracefulShutdown()
        journal.note("pool returns")
    }
    func close() { journal.note("pool closes") }
}

/// Services of a container that was made before, and not for them.
@Suite struct GivenContainerTests {
    private let journal = Journal()
    private let order = [
        "database runs", "cache starts", "server runs", "server ends", "cache stops", "database ends",
    ]

    private var shop: Module {
        Module("Shop") {
            Value(journal)
            Singleton(Server.init)
            Singleton(Cache.init)
            Singleton(Database.init)
        }
    }

    @Test func itsServicesRunInTheSameOrder() async throws {
        let container = try Container(shop)
        try await run(ContainerService(container), until: "server runs", in: journal)
        #expect(journal.entries == order)
        #expect(container.isEnded)
    }

    @Test func whatWasBuiltBeforeIsRunAsItIs() async throws {
        let container = try Container(shop)
        let server = try container.get(Server.self)
        let service = ContainerService(container)
        try await run(service, until: "server runs", in: journal)
        #expect(journal.entries == order)
        #expect(server.worker.journal === journal)
    }

    @Test func aContainerThatHasStartedRunsWhatIsLeft() async throws {
        let journal = journal
        let container = try Container(
            Module("Shop") {
                Value(Worker("value", journal))
                Singleton { Part("part", journal) }.eager()
                Singleton({ (_: Part) in Pool(journal: journal) }).eager()
            })
        try await container.start()
        #expect(journal.entries == ["part starts"])
        try await run(ContainerService(container), until: "pool runs", "value runs", in: journal)
        #expect(Set(journal.entries.prefix(3).dropFirst()) == ["pool runs", "value runs"])
        #expect(journal.entries.suffix(3).contains("part stops"))
    }

    @Test func inATestThatOverridesTheContainerItRunsWhatTheOverridesReach() async throws {
        let fake = Journal()
        let container = try Container(shop)
        try await container.withOverrides {
            Value(fake).overriding(Journal.self)
        } operation: {
            try await run(ContainerService(container), until: "server runs", in: fake)
        }
        #expect(fake.entries == order)
        #expect(journal.entries.isEmpty)
        #expect(!container.isEnded)
    }

    @Test func runReturnsBeforeTheStopActionAndBothAreCalledOnce() async throws {
        let service = try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton(Pool.init).onStop { $0.close() }
            })
        try await run(service, until: "pool runs", in: journal)
        #expect(journal.entries == ["pool runs", "pool returns", "pool closes"])
    }

    @Test func aServiceThatFailsToOpenLeavesItsSiblingsClosedInOrder() async throws {
        let journal = journal
        let container = try Container(
            Module("Shop") {
                Value(journal)
                Singleton(Database.init)
                Singleton({ (_: Database) in Part("mailer", journal) }).eager()
                Singleton({ (_: Part) async throws -> Worker in
                    await journal.wait(for: "database runs")
                    throw Refused()
                })
            })
        let error = await #expect(throws: StartError.self) { try await ContainerService(container).run() }
        #expect(error?.failures.first?.underlying is Refused)
        #expect(
            journal.entries == ["mailer starts", "database runs", "mailer stops", "database ends"]
                || journal.entries == ["database runs", "mailer starts", "mailer stops", "database ends"])
    }
}
#endif
