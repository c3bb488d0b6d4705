#if Services
@testable import AlchemicServices
import TestSupport
import Testing

private final class Errand: Sendable {}

@Suite("Scopes that are drained at the end of services") struct DrainedScopeTests {
    private let journal = Journal()
    private let errand = Variable<Container?>()

    /// A database, and a gate that leaves the scope of an errand open, and answers once more when it is to end.
    private func service(draining scope: Scope = "errand") throws -> ContainerService {
        let (journal, errand) = (journal, errand)
        return try ContainerService(
            Module("Shop") {
                Value(journal)
                Singleton(Database.init)
                Scoped("errand") { Errand() }.onStop { _ in journal.note("errand ends") }
                Singleton { (container: Container) in
                    Job {
                        let open = try container.scope("errand")
                        _ = try open.get(Errand.self)
                        errand.value = open
                        journal.note("gate opens")
                        try await gracefulShutdown()
                        try await container.scope("errand") { _ in journal.note("gate answers") }
                    }
                }
            }, draining: scope)
    }

    /// Asks for the shutdown, and waits until no more errands are taken.
    private func shutDown(_ service: ContainerService) async {
        await journal.wait(for: "gate opens")
        await journal.wait(for: "database runs")
        #expect(await service.hasStarted)
        service.shutDown()
        while failure(of: try service.container.scope("errand"))?.id != .draining { await Task.yield() }
    }

    @Test
    func `end after services that take the container, which are not refused, and before all others`() async throws {
        let service = try service()
        let run = Task { try await service.run() }
        await shutDown(service)
        let open = try #require(errand.value)
        _ = try open.get(Errand.self)
        #expect(journal.take().suffix(1) == ["gate answers"])
        try await open.stop()
        try await run.value
        #expect(journal.entries == ["errand ends", "database ends"])
    }

    @Test
    func `scopes that are drained at the end of services are waited for until the services are canceled`() async throws
    {
        let service = try service()
        let run = Task { try await service.run() }
        await shutDown(service)
        #expect(errand.value?.isEnded == false)
        service.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        #expect(errand.value?.isEnded == true && journal.count(of: "errand ends") == 1)
    }

    @Test
    func `scopes that are drained at the end of services have names that are declared, or nothing runs`() async throws {
        let error = await failure(awaiting: try await service(draining: "erand").run())
        #expect(error?.id == .unknownScope && error?.description.contains("\"errand\"") == true)
        #expect(journal.entries == [])
    }
}
#endif
