import Alchemic
import Dispatch
import TestSupport
import Testing

private protocol Wire: AnyObject, Sendable {}
private final class Connection: Wire {}
private final class Fuse: Wire {}
private struct Settings: Sendable {}

private final class Client: Sendable {
    let connection: Connection
    init(connection: Connection, settings: Settings) { self.connection = connection }
}

@Suite("Something awaited that may go at any time")
struct DroppedDependencyTests {
    @Test
    func `something awaited that may go at any time is made again if it goes while another argument is awaited`()
        async throws
    {
        let held = Variable<Connection?>()
        let container = try Container {
            Singleton({ () async in Connection() }).weak()
            Singleton({ () async -> Settings in
                held.value = nil
                return Settings()
            })
            Singleton(Client.init(connection:settings:))
        }
        let connection = try await container.get(async: Connection.self)
        held.value = connection
        weak let first = connection
        _ = consume connection
        #expect(first != nil)
        let client = try await container.get(async: Client.self)
        #expect(first == nil || client.connection === first)
    }

    @Test
    func `something awaited that may go at any time is made again if it goes while a member of the same list is made`()
        async throws
    {
        let held = Variable<Connection?>()
        let container = try Container {
            Prototype({ () -> Fuse in
                held.value = nil
                return Fuse()
            }).as((any Wire).self)
            Singleton({ () async in Connection() }).weak().as((any Wire).self)
        }
        held.value = try await container.get(async: Connection.self)
        let wires = try await container.get(async: [any Wire].self)
        #expect(wires.count == 2)
        #expect(try wires[1] === container.get(Connection.self))
    }

    @Test
    func `something awaited that may go at any time is made again if it is purged meanwhile`() async throws {
        let container = Variable<Container?>()
        let app = try Container {
            Singleton({ () async in Connection() }).evictable()
            Singleton({ () -> Settings in
                try await container.value?.purge()
                return Settings()
            })
            Singleton(Client.init(connection:settings:))
        }
        container.value = app
        defer { container.value = nil }
        _ = try await app.get(async: Connection.self)
        _ = try await app.get(async: Client.self)
    }

    @Test
    func `is the one that its user's request has found, if it is purged meanwhile`() async throws {
        let haste = Haste()
        let container = try Container {
            Singleton({ () async in Connection() }).evictable()
            Prototype({ haste.hasty() })
                .inject(nonisolated: "connection") { (hasty, connection: Connection) in
                    hasty.connection.value = connection
                }
        }
        haste.container.value = container
        defer { haste.container.value = nil }
        let first = try await container.get(async: Connection.self)
        let hasty = try await container.get(async: Hasty.self)
        #expect(haste.made.count == 1)
        #expect(hasty.connection.value === first)
        #expect(try !container.isBuilt(Connection.self))
    }
}

private final class Hasty: Sendable {
    let connection = Variable<Connection?>()
}

/// Has the connection purged while an object is made that takes it in a step.
private final class Haste: Sendable {
    let container = Variable<Container?>()
    let made = Counter()

    func hasty() -> Hasty {
        made.increment()
        let isPurged = DispatchSemaphore(value: 0)
        Task.detached {
            try await self.container.value?.purge(Connection.self)
            isPurged.signal()
        }
        isPurged.wait()
        return Hasty()
    }
}
