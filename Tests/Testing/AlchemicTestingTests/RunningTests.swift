#if Services
import AlchemicServices
import AlchemicTesting
import TestSupport
import Testing

/// Opens when it is asked first, and closes in `run()`, as Fluent does.
private final class Database: Service {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func run() async throws {
        journal.note("database runs")
        try await gracefulShutdown()
        journal.note("database closes")
    }
}
private final class Migration: Startable, Sendable {
    let journal: Journal
    init(database: Database, journal: Journal) { self.journal = journal }
    func start() async throws {
        await journal.wait(for: "database runs")
        journal.note("migrated")
    }
}
private final class Server: Service {
    let journal: Journal
    init(container: Container, journal: Journal) { self.journal = journal }
    func run() async throws {
        journal.note("server runs")
        try await gracefulShutdown()
        journal.note("server ends")
    }
}
private struct Refused: Error, CustomStringConvertible { var description: String { "refused" } }
private final class Feed: Service {
    let error: (any Error)?
    init(_ error: (any Error)?) { self.error = error }
    func run() async throws { if let error { throw error } }
}
private final class Import: FinishingService {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func run() async throws { journal.note("imported") }
}

/// Services that run during a test, as in the program.
@Suite struct RunningTests {
    private func module(_ journal: Journal) -> Module {
        Module("Shop") {
            Value(journal)
            Singleton(Server.init(container:journal:))
            Singleton(Migration.init(database:journal:)).eager()
            Singleton(Database.init(journal:))
        }
    }

    private func waitForTheEnd(of container: Container) async throws {
        while !container.isEnded { await Task.yield() }
    }

    @Test func `services run during the test in the order of the graph`() async throws {
        let journal = Journal()
        try await run(.container(module(journal), running: true)) {
            await journal.wait(for: "server runs")
            journal.note("test")
        }
        #expect(
            journal.entries == [
                "database runs", "migrated", "server runs", "test", "server ends", "database closes",
            ])
    }

    @Test func `what is left out is built if the test wants it`() async throws {
        let journal = Journal()
        try await run(.container(module(journal), running: true, except: Server.self)) {
            await journal.wait(for: "migrated")
            _ = try Container.test.get(Server.self)
        }
        #expect(journal.entries == ["database runs", "migrated", "database closes"])
    }

    @Test func `overrides run in place of what they replace`() async throws {
        let (journal, other) = (Journal(), Journal())
        let trait = ContainerTrait.container(module(journal), running: true, except: Server.self) {
            Value(Database(journal: other)).overriding(Database.self)
            Singleton { Refused() }.overriding(Migration.self)
        }
        try await run(trait) { await other.wait(for: "database runs") }
        #expect(other.entries == ["database runs", "database closes"])
        #expect(journal.entries.isEmpty)
    }

    @Test func `work that is done leaves the container to the test`() async throws {
        let journal = Journal()
        let imports = Module("Imports") {
            Value(journal)
            Singleton(Import.init(journal:))
        }
        try await run(.container(imports, running: true)) {
            await journal.wait(for: "imported")
            for _ in 0..<100 { await Task.yield() }
            try #expect(!Container.test.isEnded)
        }
    }

    @Test func `a service that fails fails the test`() async throws {
        for (error, id) in [(Refused(), "service-failed"), (nil, "service-ended")] as [(Refused?, String)] {
            let failure = await #expect(throws: ServiceError.self) {
                try await run(.container(Module("Feed") { Singleton { Feed(error) } }, running: true)) {
                    try await self.waitForTheEnd(of: .test)
                }
            }
            #expect(failure?.failures.map(\.id.rawValue) == [id])
        }
        await #expect(throws: StartError.self) {
            let module = Module("Feed") {
                Singleton { () throws -> Refused in throw Refused() }.eager()
                Singleton { Feed(nil) }
            }
            try await run(.container(module, running: true)) { Issue.record("the test must not run") }
        }
    }

    @Test func `both failures are told`() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await withTestContainer(Module("Feed") { Singleton { Feed(Refused()) } }, running: true) {
                try await waitForTheEnd(of: $0)
                throw CancellationError()
            }
        }
        #expect("\(try #require(error))".contains("[service-failed]"))
        #expect("\(try #require(error))".hasSuffix("The test failed as well: CancellationError()"))
    }

    @Test func `leaving out what is no service is an error`() async throws {
        let journal = Journal()
        let error = await #expect(throws: (any Error).self) {
            try await run(.container(module(journal), running: true, except: Feed.self)) {}
        }
        expectGolden("\(try #require(error))", named: "useless-exception")
        #expect(journal.entries.isEmpty)
    }
}
#endif
