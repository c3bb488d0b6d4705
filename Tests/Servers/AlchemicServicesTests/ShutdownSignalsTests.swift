#if Services
@testable import AlchemicServices
import Testing
import TestSupport

/// Heeds a cancellation, but no request to shut down.
private final class Deaf: Service, Sendable {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func run() async throws {
        journal.note("runs")
        while true { try await Task.sleep(for: .seconds(3_600)) }
    }
}

@Suite("Signals that end a program") struct ShutdownSignalsTests {
    private let journal = Journal()

    /// Runs a service that only a cancellation ends, and sends signals to it at these instants.
    private func end(at milliseconds: [Int], within limit: Duration = .seconds(3_600)) async throws -> (
        message: String?, result: Result<Void, any Error>
    ) {
        let (journal, first) = (journal, ContinuousClock.now)
        let service = try ContainerService(
            Module("Shop") { Singleton { Deaf(journal) }.onStop(within: .seconds(3_600)) })
        let shutdown = ShutdownSignals(ending: service, within: limit) { Issue.record("abandoned: \($0)") }
        let run = Task { try await service.run() }
        await journal.wait(for: "runs")
        let (instants, sender) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        for count in milliseconds { sender.yield(first + .milliseconds(count)) }
        let handling = Task { await shutdown.handle(instants) }
        let result = await run.result
        handling.cancel()
        await handling.value
        return (shutdown.message, result)
    }

    @Test
    func `within half a second are one; the next one cancels what still runs, and names it`() async throws {
        let (message, result) = try await end(at: [0, 0, 120, 499, 500])
        #expect(throws: CancellationError.self) { try result.get() }
        let text = try #require(message)
        #expect(
            text.hasPrefix(
                "the program was ended by a second signal before everything had been stopped; still running: `Deaf` ("),
            "\(text)")
    }

    @Test(arguments: [[0], [0, 0], [0, 300, 499]])
    func `signals that end a program are not waited for by a limit, which names itself`(_ milliseconds: [Int])
        async throws
    {
        let (message, result) = try await end(at: milliseconds, within: .milliseconds(200))
        #expect(throws: CancellationError.self) { try result.get() }
        let text = try #require(message)
        #expect(
            text.hasPrefix(
                "the program was ended by its time limit of 0.2 seconds before everything had been stopped; still running: `Deaf` ("
            ), "\(text)")
    }

    @Test
    func
        `signals that end a program begin the shutdown at the second one while a program drains, and its limit not before`()
        async throws
    {
        let (journal, readiness, first) = (journal, Readiness(), ContinuousClock.now)
        let service = try ContainerService(
            Module("Shop") {
                Value(readiness)
                Singleton { Deaf(journal) }.onStop(within: .seconds(3_600))
            }, announcing: .seconds(3_600))
        let shutdown = ShutdownSignals(ending: service, within: .zero) { Issue.record("abandoned: \($0)") }
        let run = Task { try await service.run() }
        _ = await readiness.changes.first { $0.phase == .ready && $0.running == ["Deaf"] }
        let (instants, sender) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        let handling = Task { await shutdown.handle(instants) }
        for count in [0, 120, 499] { sender.yield(first + .milliseconds(count)) }
        _ = await readiness.changes.first { $0.phase == .draining }
        for _ in 0..<100 { await Task.yield() }
        #expect(readiness.status.running == ["Deaf"] && shutdown.message == nil)
        sender.yield(first + .milliseconds(500))
        await #expect(throws: CancellationError.self) { try await run.value }
        handling.cancel()
        await handling.value
        #expect(shutdown.message?.contains("its time limit of 0.0 seconds") == true, "\(shutdown.message ?? "none")")
        #expect(readiness.status.failed == ["Deaf"])
    }
}
#endif
