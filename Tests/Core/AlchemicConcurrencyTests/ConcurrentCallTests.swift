import Alchemic
import Synchronization
import TestSupport
import Testing

/// Lets tasks that go through the same rounds begin each of them at about the same moment.
private final class Meeting: Sendable {
    private let count: Int
    private let arrived = Atomic(0)

    init(of count: Int) { self.count = count }

    /// Waits a moment for the others; never longer, since there may be fewer threads than tasks.
    ///
    /// - Parameter delay: How much later than the others it goes on.
    func arrive(in round: Int, delay: Int) {
        arrived.add(1, ordering: .relaxed)
        for _ in 0..<10_000 where arrived.load(ordering: .relaxed) < count * (round + 1) {}
        for _ in 0..<delay { _ = arrived.load(ordering: .relaxed) }
    }
}

@Suite("Concurrent calls", .timeLimit(.minutes(20)))
struct ConcurrentCallTests {
    private let journal = Journal()
    private let halt = Halt()
    /// The usual limit may pass where a sanitizer and other work leave the test little of the machine.
    private let limit = Duration.seconds(600)

    @Test
    func `of stop() on a scope with nothing to stop all return`() async {
        await expectEnd {
            let container = try Container(Module("App") { Scoped("scope") { Plain() } })
            let scopes = try (0..<Rounds.count(10_000, long: 100_000)).map { _ in try container.scope("scope") }
            for (round, scope) in scopes.enumerated() where round % 4 == 0 { _ = try scope.get(Plain.self) }
            let meeting = Meeting(of: 2)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<2 {
                    group.addTask {
                        for (round, scope) in scopes.enumerated() {
                            meeting.arrive(in: round, delay: number * (round % 4))
                            try await scope.stop()
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    /// A server whose start fails, and the database that it needs, which has been started by then.
    private func failing(onStop: @escaping @Sendable (Plain) async throws -> Void) -> Module {
        Module("App") {
            Singleton { Plain() }.onStart(within: limit) { _ in journal.note("start") }.onStop(within: limit, onStop)
            Singleton { (_: Plain) in Egg() }.eager().onStart(within: limit) { _ in throw Broken() }
        }
    }

    @Test
    func `of start() that fails return when everything that was started has been stopped, a stop() as well`()
        async throws
    {
        let container = try Container(
            failing { _ in
                await halt.stop()
                journal.note("stop")
            })
        let call = { @Sendable () async in
            #expect(await Result { try await container.start() }.error is StartError)
            journal.note("return")
        }
        let calls = [Task { await call() }, Task { await call() }]
        await halt.reached()
        let stop = Task {
            try? await container.stop()
            journal.note("return")
        }
        await letOthersGoOn()
        #expect(journal.entries == ["start"])
        halt.goOn()
        for call in calls { await call.value }
        await stop.value
        #expect(journal.entries == ["start", "stop", "return", "return", "return"])
    }

    @Test
    func `of start() that fails report an object that fails to stop, which the failed one needs`() async throws {
        let container = try Container(failing { _ in throw Broken("stop") })
        let calls = (0..<2).map { _ in Task { await Result { try await container.start() }.error as? StartError } }
        for call in calls {
            let error = await call.value
            #expect(error?.failures.map(\.label) == ["Egg"])
            #expect(error?.stopFailures.map(\.label) == ["Plain"])
        }
    }

    @Test(arguments: [2, 16])
    func `of start() that fails leave nothing running, in every round`(callers: Int) async throws {
        for _ in 0..<Rounds.count(300, long: 10_000) {
            let (starts, stops) = (Counter(), Counter())
            let container = try Container(
                Module("App") {
                    Singleton { Plain() }.onStart { _ in starts.increment() }.onStop { _ in stops.increment() }
                    Singleton { (_: Plain) in Egg() }.eager().onStart { _ in throw Broken() }
                })
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<callers { group.addTask { try? await container.start() } }
            }
            #expect(stops.count == starts.count)
            if stops.count != starts.count { return }
        }
    }
}
