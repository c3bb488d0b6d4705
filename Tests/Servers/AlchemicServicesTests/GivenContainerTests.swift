#if Services
import AlchemicServices
import TestSupport
import Testing

/// Services of a container that was made before, and not for them.
@Suite struct GivenContainerTests {
    private let journal = Journal()

    @Test(arguments: [false, true])
    func `what was built before is run as it is, in the same order`(isBuiltBefore: Bool) async throws {
        let container = try Container(shop(journal))
        let server = isBuiltBefore ? try container.get(Server.self) : nil
        try await run(ContainerService(container), until: "server runs", in: journal)
        #expect(journal.entries == orderOfShop)
        #expect(container.isEnded)
        #expect(server == nil || server?.worker.journal === journal)
    }

    @Test func `a container that has started runs what is left`() async throws {
        let container = try Container(
            Module("Shop") {
                Value(Worker("value", journal))
                Singleton { Part("part", journal) }.eager()
                Singleton({ (_: Part) in Database(journal: journal) }).eager()
            })
        try await container.start()
        #expect(journal.entries == ["part starts"])
        try await run(ContainerService(container), until: "database runs", "value runs", in: journal)
        #expect(Set(journal.entries.prefix(3).dropFirst()) == ["database runs", "value runs"])
        #expect(journal.entries.suffix(3).contains("part stops"))
    }

    @Test func `in a test that overrides the container it runs what the overrides reach`() async throws {
        let fake = Journal()
        let container = try Container(shop(journal))
        try await container.withOverrides {
            Value(fake).overriding(Journal.self)
        } operation: {
            try await run(ContainerService(container), until: "server runs", in: fake)
        }
        #expect(fake.entries == orderOfShop)
        #expect(journal.entries.isEmpty)
        #expect(!container.isEnded)
    }

    @Test func `run returns before the stop action and both are called once`() async throws {
        let service = try ContainerService(
            Module("Shop") { Singleton { Worker("pool", journal) }.onStop { _ in journal.note("pool closes") } })
        try await run(service, until: "pool runs", in: journal)
        #expect(journal.entries == ["pool runs", "pool ends", "pool closes"])
    }

    @Test func `a service that fails to open leaves its siblings closed in order`() async throws {
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
        #expect(Set(journal.entries.prefix(2)) == ["database runs", "mailer starts"])
        #expect(journal.entries.dropFirst(2) == ["mailer stops", "database ends"])
    }
}
#endif
