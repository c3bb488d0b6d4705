import Alchemic
import Testing

@Suite struct HandleOverrideTests {
    private protocol Clock: Sendable {}
    private struct SystemClock: Clock {}
    private struct FixedClock: Clock {
        init() throws {}
    }

    @Test func handleGivesTheStandInEvenIfThatOneCouldFail() throws {
        let container = try Container(Module("Clocks") { Prototype { SystemClock() }.as((any Clock).self) })
        let handle = try container.handle(for: (any Clock).self)
        let clock = try container.withOverrides {
            Prototype(FixedClock.init).as((any Clock).self)
        } synchronously: {
            handle()
        }
        #expect(clock is FixedClock)
        #expect(handle() is SystemClock)
    }
}
