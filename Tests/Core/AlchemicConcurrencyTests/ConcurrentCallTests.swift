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
    @Test("of `stop()` on a scope with nothing to stop all return")
    func stopsOfScope() async {
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
}
