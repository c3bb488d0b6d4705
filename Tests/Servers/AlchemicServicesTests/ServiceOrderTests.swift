#if Services
import AlchemicServices
import Logging
import TestSupport
import Testing

@Suite struct ServiceOrderTests {
    private let journal = Journal()

    @Test func `services begin after what they need and end before it`() async throws {
        let service = try ContainerService(shop(journal))
        try await run(service, until: "server runs", in: journal)
        #expect(journal.entries == orderOfShop)
        #expect(service.container.isEnded)
    }

    @Test func `what may ask for anything begins last and ends first`() async throws {
        final class Mailer: Sendable { init(database: Database) {} }
        final class Basket: Sendable { init(mailer: Mailer) {} }
        let service = try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton { (container: Container) in
                    Job {
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
                Singleton(Mailer.init(database:)).onStop { _ in journal.note("mailer stops") }
                Singleton(Database.init)
                Scoped("request", Basket.init(mailer:)).onStop { _ in journal.note("basket stops") }
            })
        try await run(service, until: "gate opens", "database runs", in: journal)
        #expect(
            Array(journal.entries.drop { $0 != "gate answers" }) == [
                "gate answers", "basket stops", "gate closes", "mailer stops", "database ends",
            ])
    }

    @Test func `a group of services may hold a container`() async throws {
        let group = ServiceGroup(
            services: [
                Worker("telemetry", journal), try ContainerService(shop(journal)), Worker("probe", journal),
            ], logger: .init(label: "test"))
        async let running: Void = group.run()
        for line in ["telemetry runs", "probe runs", "server runs"] { await journal.wait(for: line) }
        await group.triggerGracefulShutdown()
        try await running
        #expect(
            Array(journal.entries.suffix(5)) == [
                "probe ends", "server ends", "cache stops", "database ends", "telemetry ends",
            ])
    }

    @Test func `values and promised types are services too`() async throws {
        final class Beat: Sendable {}
        let service = try ContainerService(
            Module("Shop") {
                Value(Worker("value", journal)).named("value")
                Singleton { Pump(journal) as any Machine }.as((any Service).self) { $0 as any Service }
                Singleton { Beat() }
            })
        try await run(service, until: "pump runs", "value runs", in: journal)
        #expect(Set(journal.entries) == ["pump runs", "value runs", "pump ends", "value ends"])
    }

    @Test func `an override runs in place of what it replaces`() async throws {
        let service = try ContainerService(
            Module("Shop") {
                Singleton { Worker("real", journal) }.named("worker")
                Singleton { Worker("fake", journal) }.overriding(named: "worker")
            })
        try await run(service, until: "fake runs", in: journal)
        #expect(journal.entries == ["fake runs", "fake ends"])
    }

    @Test func `services see the task local values of where the container was made`() async throws {
        let service = try Tenant.$name.withValue("north") {
            try ContainerService(Module("Shop") { Singleton { Job { journal.note("reads \(Tenant.name)") } } })
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
