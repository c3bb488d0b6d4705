#if Hummingbird && Services
import AlchemicHummingbird
import AlchemicServices
import Hummingbird
import HummingbirdTesting
import Logging
import TestSupport
import Synchronization
import Testing

private final class Steps: Sendable {
    private let lines = Mutex<[String]>([])
    var text: [String] { lines.withLock { $0 } }
    func write(_ line: String) { lines.withLock { $0.append(line) } }
}
private final class Database: Startable, Service, Sendable {
    let steps: Steps
    init(steps: Steps) { self.steps = steps }
    func start() async throws {
        for _ in 0..<100 { await Task.yield() }
        steps.write("database opens")
    }
    func run() async throws {
        try await gracefulShutdown()
        steps.write("database closes")
    }
}
private struct Telemetry: Service {
    let steps: Steps
    func run() async throws {
        try await gracefulShutdown()
        steps.write("telemetry ends")
    }
}

/// The container as one service of an application that brings others.
private func makeApplication(_ container: Container, _ telemetry: Telemetry) -> some ApplicationProtocol {
    let router = Router()
    router.get("open") { _, _ in try container.get(Steps.self).text.joined(separator: ", ") }

    var application = Application(router: router, services: [telemetry, ContainerService(container)])
    application.beforeServerStarts { try await container.start() }
    return application
}

@Suite struct ApplicationServicesTests {
    @Test func theServerWaitsForTheContainerAndEndsBeforeIt() async throws {
        let steps = Steps()
        let container = try Container(
            Module("Shop") {
                Value(steps)
                Singleton(Database.init(steps:))
            })
        let application = makeApplication(container, Telemetry(steps: steps))
        try await application.test(.live) { client in
            try await client.execute(uri: "/open", method: .get) {
                #expect(String(buffer: $0.body) == "database opens")
            }
        }
        #expect(steps.text == ["database opens", "database closes", "telemetry ends"])
        #expect(container.isEnded)
    }

    @Test func aServiceThatFailsToOpenIsTheErrorOfTheApplication() async throws {
        struct Refused: Error {}
        let container = try Container(
            Module("Shop") { Singleton { () throws -> Database in throw Refused() } })
        let application = makeApplication(container, Telemetry(steps: Steps()))
        await #expect(throws: StartError.self) { try await application.run() }
        #expect(container.isEnded)
    }
}
#endif
