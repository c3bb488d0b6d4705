import Alchemic
import TestSupport
import Testing

private final class Pump: Sendable {}
private final class Tank: Sendable { init(pump: Pump) {} }

@Suite("A start that needs an object of the parent's") struct ParentStartTests {
    @Test
    func `and fails with it, leaves it to the parent's own start, which tries again`() async throws {
        let attempts = Counter()
        let parent = try Container(
            Module("water") {
                Singleton { Pump() }.onStart { _ in
                    attempts.increment()
                    if attempts.count == 1 { throw Broken() }
                }
            })
        let child = try Container(Module("house") { Singleton(Tank.init(pump:)).eager() }, parent: parent)
        await #expect(throws: StartError.self) { try await child.start() }
        #expect(attempts.count == 1)
        try await parent.start()
        #expect(attempts.count == 2)
        try await parent.stop()
    }
}
