#if Services
import AlchemicServices
import Logging
import TestSupport
import Testing

private final class Database: Service, Sendable {
    let worker: Worker
    init(journal: Journal) { worker = Worker("database", journal) }
    func run() async throws { try await worker.run() }
}

private final class Cache: Stoppable, Startable, Sendable {
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

@Suite struct ServiceOrderTests {
    @Test func servicesBeginAfterWhatTheyNeedAndEndBeforeIt() async throws {
        let journal = Journal()
        let service = try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton(Server.init)
                Singleton(Cache.init)
                Singleton(Database.init)
            })
        try await run(service, until: "server runs", in: journal)
        #expect(
            journal.entries == [
                "database runs", "cache starts", "server runs", "server ends", "cache stops", "database ends",
            ])
        #expect(service.container.isEnded)
    }

    @Test func whatMayAskForAnythingBeginsLastAndEndsFirst() async throws {
        final class Gate: Service, Sendable {
            let container: Container
            let journal: Journal
            init(container: Container, journal: Journal) {
                self.container = container
                self.journal = journal
            }
            func run() async throws {
                journal.note("gate opens")
                try await gracefulShutdown()
                // A request that is still being answered opens its scope, and gets what it asks for.
                try await container.scope("request") { scope in
                    _ = try scope.get(Basket.self)
                    journal.note("gate answers")
                }
                journal.note("gate closes")
            }
        }
        final class Basket: Stoppable, Sendable {
            let journal: Journal
            let mailer: Mailer
            init(journal: Journal, mailer: Mailer) {
                self.journal = journal
                self.mailer = mailer
            }
            func stop() async throws { journal.note("basket stops") }
        }
        final class Mailer: Stoppable, Sendable {
            let journal: Journal
            init(journal: Journal, database: Database) { self.journal = journal }
            func stop() async throws { journal.note("mailer stops") }
        }
        let journal = Journal()
        let service = try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton(Gate.init)
                Singleton(Mailer.init)
                Singleton(Database.init)
                Scoped("request", Basket.init)
            })
        try await run(service, until: "gate opens", "database runs", in: journal)
        #expect(
            Array(journal.entries.drop { $0 != "gate answers" }) == [
                "gate answers", "basket stops", "gate closes", "mailer stops", "database ends",
            ])
    }

    @Test func aGroupOfServicesMayHoldAContainer() async throws {
        let journal = Journal()
        let shop = try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton(Server.init)
                Singleton(Cache.init)
                Singleton(Database.init)
            })
        let group = ServiceGroup(
            services: [Worker("telemetry", journal), shop, Worker("probe", journal)], logger: .init(label: "test"))
        async let running: Void = group.run()
        for line in ["telemetry runs", "probe runs", "server runs"] { await journal.wait(for: line) }
        await group.triggerGracefulShutdown()
        try await running
        #expect(
            Array(journal.entries.suffix(5)) == [
                "probe ends", "server ends", "cache stops", "database ends", "telemetry ends",
            ])
    }

    @Test func valuesAndPromisedTypesAreServicesToo() async throws {
        final class Beat: Sendable {}
        let journal = Journal()
        let service = try ContainerService(
            Module("Shop") {
                Value(Worker("value", journal)).named("value")
                Singleton { Pump(journal) as any Machine }.as((any Service).self) { $0 }
                Singleton { Beat() }
            })
        try await run(service, until: "pump runs", "value runs", in: journal)
        #expect(Set(journal.entries) == ["pump runs", "value runs", "pump ends", "value ends"])
    }

    @Test func anOverrideRunsInPlaceOfWhatItReplaces() async throws {
        let journal = Journal()
        let service = try ContainerService(
            Module("Shop") {
                Singleton { Worker("real", journal) }.named("worker")
                Singleton { Worker("fake", journal) }.overriding(named: "worker")
            })
        try await run(service, until: "fake runs", in: journal)
        #expect(journal.entries == ["fake runs", "fake ends"])
    }

    @Test func servicesSeeTheTaskLocalValuesOfWhereTheContainerWasMade() async throws {
        final class Reader: Service, Sendable {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            func run() async throws { journal.note("reads \(Tenant.name)") }
        }
        let journal = Journal()
        let service = try Tenant.$name.withValue("north") {
            try ContainerService(Module("Shop") { Singleton { Reader(journal) } })
        }
        await #expect(throws: ServiceError.self) { try await service.run() }
        #expect(journal.entries == ["reads north"])
    }
}

private protocol Machine: Service {}

private final class Pump: Machine {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func run() async throws { try await Worker("pump", journal).run() }
}

private enum Tenant {
    @TaskLocal static var name = "none"
}
#endif
