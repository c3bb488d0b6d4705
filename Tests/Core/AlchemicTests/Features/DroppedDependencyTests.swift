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

    @Test
    func `something built on the main actor is built there again if it is dropped while another need is awaited`()
        async throws
    {
        let itself = Variable<Container?>()
        let container = try Container {
            Singleton(Connection.init).as((any Wire).self)
            Decorate((any Wire).self) { @MainActor (inner: any Wire) in Insulation(inner) }
            Singleton { () async throws -> Settings in
                try itself.value?.set(Connection())
                return Settings()
            }
            Singleton { (_: Settings, wire: any Wire) async in Panel(wire) }
        }
        itself.value = container
        defer { itself.value = nil }
        let first = try await container.get(async: (any Wire).self)
        let panel = try await container.get(async: Panel.self)
        #expect(panel.wire.value !== first)
        #expect(try panel.wire.value === container.get((any Wire).self))
    }

    @Test(arguments: Circuit.Taker.allCases)
    fileprivate func `is awaited again if it is dropped while the call that takes it reads its arguments`(
        taker: Circuit.Taker
    ) async throws {
        let circuit = Circuit()
        let container = try Container(circuit.module(with: taker))
        let first = try #require(try await container.get(async: (any Wire).self) as? Insulation)
        // Only a new decorator needs it.
        try await container.purge(Settings.self)
        circuit.container.value = container
        defer { circuit.container.value = nil }
        let panel = try await container.get(async: Panel.self)
        let second = try #require(panel.wire.value as? Insulation)
        #expect(second !== first)
        #expect(second.inner !== first.inner)
        #expect(try container.get((any Wire).self) === second)
    }
}

private final class Insulation: Wire {
    let inner: any Wire
    init(_ inner: any Wire) { self.inner = inner }
}

private final class Trip: Sendable {}

private final class Socket: Sendable {
    let wire: any Wire
    init(_ wire: any Wire) { self.wire = wire }
}

private final class Panel: Sendable {
    let wire = Variable<(any Wire)?>()
    init(_ wire: (any Wire)? = nil) { self.wire.value = wire }
}

/// Replaces a connection, so that a decorator around it is dropped, while a panel is made that takes the decorator.
private final class Circuit: Sendable {
    /// What takes the decorator, which has to be awaited anew, after something whose factory has had it dropped.
    enum Taker: CaseIterable {
        case factory, prototype, awaitedFactory, factoryOnMain, nestedPrototype, step, awaitedStep, list
    }

    let container = Variable<Container?>()

    func module(with taker: Taker) -> Module {
        Module("circuit") {
            Singleton(Connection.init).as((any Wire).self)
            Singleton { () async in Settings() }.evictable()
            Decorate((any Wire).self) { (inner: any Wire, _: Settings) in Insulation(inner) }
            Prototype { self.trip() }
            Prototype(Socket.init)
            panel(taker)
        }
    }

    private func panel(_ taker: Taker) -> Definition {
        switch taker {
        case .factory: Singleton { (_: Trip, wire: any Wire) in Panel(wire) }.definition
        case .prototype: Prototype { (_: Trip, wire: any Wire) in Panel(wire) }.definition
        case .awaitedFactory: Singleton { (_: Trip, wire: any Wire) async in Panel(wire) }.definition
        case .factoryOnMain: Singleton { @MainActor (_: Trip, wire: any Wire) in Panel(wire) }.definition
        case .nestedPrototype: Singleton { (_: Trip, socket: Socket) async in Panel(socket.wire) }.definition
        case .step:
            Singleton { Panel() }
                .configure { (panel, _: Trip, wire: any Wire) in panel.wire.value = wire }.definition
        case .awaitedStep:
            Singleton { Panel() }
                .configure(async: { (panel, _: Trip, wire: any Wire) in panel.wire.value = wire }).definition
        case .list: Singleton { (_: Trip, wires: [any Wire]) in Panel(wires[0]) }.definition
        }
    }

    private func trip() -> Trip {
        if let container = container.value {
            self.container.value = nil
            do { try container.set(Connection()) } catch { Issue.record(error) }
        }
        return Trip()
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
