#if Hummingbird && Services
import AlchemicHummingbird
import AlchemicServices
import Hummingbird
import HummingbirdTesting
import TestSupport
import Testing

private final class Database: Startable, Service, Sendable {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func start() async throws {
        for _ in 0..<100 { await Task.yield() }
        journal.note("database opens")
    }
    func run() async throws {
        try await gracefulShutdown()
        journal.note("database closes")
    }
}
private struct Telemetry: Service {
    let journal: Journal
    func run() async throws {
        try await gracefulShutdown()
        journal.note("telemetry ends")
    }
}

@Suite struct ApplicationServicesTests {
    private let journal = Journal()

    /// The container as one service of an application that brings others.
    private func makeApplication(_ container: Container) -> some ApplicationProtocol {
        let router = Router()
        router.get("open") { _, _ in journal.entries.joined(separator: ", ") }
        let telemetry = Telemetry(journal: journal)

        var application = Application(router: router, services: [telemetry, ContainerService(container)])
        application.beforeServerStarts { try await container.start() }
        return application
    }

    @Test func `the server waits for the container and ends before it`() async throws {
        let container = try Container(
            Module("Shop") {
                Value(journal)
                Singleton(Database.init(journal:))
            })
        try await makeApplication(container).test(.live) { client in
            try await client.execute(uri: "/open", method: .get) {
                #expect(String(buffer: $0.body) == "database opens")
            }
        }
        #expect(journal.entries == ["database opens", "database closes", "telemetry ends"])
        #expect(container.isEnded)
    }

    @Test func `a service that fails to open is the error of the application`() async throws {
        let container = try Container(Module("Shop") { Singleton { () throws -> Database in throw Broken() } })
        await #expect(throws: StartError.self) { try await makeApplication(container).run() }
        #expect(container.isEnded)
    }
}
#endif
