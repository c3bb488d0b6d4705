#if Services
@testable import AlchemicServices
import TestSupport
import Testing

/// Responds while everything else is being started.
private final class Probe: Service, Sendable {
    let readiness: Readiness
    let journal: Journal
    init(_ readiness: Readiness, _ journal: Journal) {
        self.readiness = readiness
        self.journal = journal
    }

    func run() async throws {
        journal.note("probe says \(readiness.phase)")
        try? await gracefulShutdown()
        journal.note("probe ends")
    }
}

private final class Import: FinishingService, Sendable {
    func run() async throws {}
}

extension Readiness {
    /// The first status of which something holds.
    fileprivate func first(where condition: @Sendable (Status) -> Bool) async -> Status? {
        await changes.first { condition($0) }
    }

    /// Collects every status, from this one on.
    fileprivate func statuses() -> Task<[Status], Never> {
        Task { [changes] in
            var statuses: [Status] = []
            for await status in changes { statuses.append(status) }
            return statuses
        }
    }
}

@Suite("Readiness") struct ReadinessTests {
    private let journal = Journal()
    private let gate = Gate()
    private let readiness = Readiness()
    private let hour = Duration.seconds(3_600)

    /// A probe, an object whose start waits for the gate, and a server that may resolve anything.
    private func service(announcing announceTime: Duration = .zero) throws -> ContainerService {
        let (journal, gate, readiness) = (journal, gate, readiness)
        return try ContainerService(
            Module("Shop") {
                Singleton { readiness }
                Singleton { (readiness: Readiness) in Probe(readiness, journal) }
                Singleton { Part("part", journal) }.eager().onStart(within: .seconds(600)) { _ in await gate.pass() }
                Singleton { (_: Container) in Worker("server", journal) }
            }, announcing: announceTime)
    }

    @Test
    func `readiness is told of each phase and service, also by a service that runs before the start is over`()
        async throws
    {
        let service = try service()
        #expect(readiness.phase == .notRun)
        let statuses = readiness.statuses()
        let run = Task { try await service.run() }
        await journal.wait(for: "probe says starting")
        #expect(readiness.status.running == ["Probe"])
        gate.open()
        await journal.wait(for: "server runs")
        #expect(readiness.phase == .ready)
        service.shutDown()
        try await run.value
        #expect(readiness.status.phase == .stopping)
        #expect(readiness.status.running.isEmpty && readiness.status.failed.isEmpty)
        #expect(readiness.status.ended == ["Worker", "Probe"])

        let seen = await statuses.value
        let phases = seen.reduce(into: [Readiness.Phase]()) { if $0.last != $1.phase { $0.append($1.phase) } }
        #expect(phases == [.notRun, .starting, .ready, .stopping])
        #expect(seen.last == readiness.status)
        #expect(await readiness.statuses().value.count == 1, "it has ended")
    }

    @Test
    func `names services that have failed and those that have finished`() async throws {
        let (gate, readiness) = (gate, readiness)
        let service = try ContainerService(
            Module("Shop") {
                Value(readiness)
                Singleton { Import() }
                Singleton {
                    Job {
                        await gate.pass()
                        throw Refused()
                    }
                }
            })
        let run = Task { try await service.run() }
        let status = await readiness.first { $0.phase == .ready && $0.ended == ["Import"] && $0.running == ["Job"] }
        #expect(status?.failed == [])
        gate.open()
        await #expect(throws: ServiceError.self) { try await run.value }
        #expect(readiness.status.failed == ["Job"])
    }

    @Test
    func `readiness says that the program drains while its services go on, until the shutdown is requested once more`()
        async throws
    {
        let service = try service(announcing: hour)
        gate.open()
        let run = Task { try await service.run() }
        await journal.wait(for: "server runs")
        _ = await readiness.first { $0.running.count == 2 && $0.phase == .ready }
        #expect(service.shutDown())
        #expect(readiness.phase == .draining)
        #expect(readiness.status.running.count == 2)
        #expect(!journal.entries.contains("server ends"))
        #expect(service.shutDown())
        #expect(!service.shutDown())
        try await run.value
        #expect(journal.entries.suffix(3).contains("probe ends"))
        #expect(readiness.phase == .stopping)
    }

    @Test(.timeLimit(.minutes(1)))
    func `readiness drains for its time only`() async throws {
        let service = try service(announcing: .nanoseconds(1))
        let statuses = readiness.statuses()
        gate.open()
        let run = Task { try await service.run() }
        _ = await readiness.first { $0.phase == .ready }
        service.shutDown()
        try await run.value
        #expect(await statuses.value.contains { $0.phase == .draining })
    }

    @Test(.timeLimit(.minutes(1)))
    func `readiness does not drain what has not been started, or is canceled`() async throws {
        let starting = try service(announcing: hour)
        let run = Task { try await starting.run() }
        await journal.wait(for: "probe says starting")
        starting.shutDown()
        #expect(readiness.phase == .stopping)
        gate.open()
        try await run.value

        let draining = try ContainerService(
            Module("Shop") { Singleton { Worker("other", journal) } }, announcing: hour)
        let other = Task { try await draining.run() }
        await journal.wait(for: "other runs")
        #expect(await draining.hasStarted)
        draining.shutDown()
        draining.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
    }

    @Test
    func `readiness is the same for every follower, and lets go of those that are canceled`() async throws {
        let service = try service()
        let followers = (0..<3).map { _ in readiness.statuses() }
        let canceled = readiness.statuses()
        canceled.cancel()
        _ = await canceled.value
        gate.open()
        let run = Task { try await service.run() }
        await journal.wait(for: "server runs")
        service.shutDown()
        try await run.value
        let first = await followers[0].value
        for follower in followers { #expect(await follower.value == first) }
    }

    @Test
    func `of a container that is only started says so, and its sequences end with it`() async throws {
        let follower: Task<[Readiness.Status], Never>
        do {
            let container = try Container(Module("Shop") { Singleton { Readiness() }.eager() })
            try await container.start()
            let readiness = try container.get(Readiness.self)
            #expect(readiness.phase == .notRun)
            follower = readiness.statuses()
            try await container.stop()
        }
        #expect(await follower.value.count == 1)
    }
}
#endif
