import Alchemic
import Synchronization
import Testing

private final class Connection: Sendable {}
private struct Settings: Sendable {}

private final class Client: Sendable {
    let connection: Connection
    init(connection: Connection, settings: Settings) { self.connection = connection }
}

@Suite("Something awaited that may go at any time")
struct DroppedDependencyTests {
    @Test("is made again if it goes while another argument is awaited")
    func weak() async throws {
        let held = Mutex<Connection?>(nil)
        let container = try Container(
            Module("App") {
                Singleton({ () async in Connection() }).weak()
                Singleton({ () async -> Settings in
                    held.withLock { $0 = nil }
                    return Settings()
                })
                Singleton(Client.init(connection:settings:))
            })
        let connection = try await container.get(async: Connection.self)
        held.withLock { $0 = connection }
        weak let first = connection
        _ = consume connection
        #expect(first != nil)
        let client = try await container.get(async: Client.self)
        #expect(first == nil || client.connection === first)
    }

    @Test("is made again if it is purged meanwhile")
    func purged() async throws {
        let container = Mutex<Container?>(nil)
        let app = try Container(
            Module("App") {
                Singleton({ () async in Connection() }).evictable()
                Singleton({ () -> Settings in
                    try await container.withLock { $0 }?.purge()
                    return Settings()
                })
                Singleton(Client.init(connection:settings:))
            })
        container.withLock { $0 = app }
        defer { container.withLock { $0 = nil } }
        _ = try await app.get(async: Connection.self)
        _ = try await app.get(async: Client.self)
    }
}
