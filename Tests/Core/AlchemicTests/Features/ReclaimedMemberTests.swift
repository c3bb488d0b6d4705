import Alchemic
import Foundation
import TestSupport
import Testing

private protocol Pump: AnyObject, Sendable {}
private final class Motor: Pump {}

private final class Governor: Pump, Stoppable {
    let inner: any Pump
    let journal: Journal

    init(_ inner: any Pump, _ valve: Valve, _ journal: Journal) {
        self.inner = inner
        self.journal = journal
    }

    func stop() { journal.note("stop") }
}

private final class Valve: @unchecked Sendable { var pumps: [any Pump] = [] }

/// A member of a cycle that is made twice, since another thread replaces what it wraps before the cycle is whole.
@Suite struct ReclaimedMemberTests {
    @Test
    func `a decorator that is made anew leaves the former one stopped at once`() async throws {
        let (itself, journal) = (Variable<Container?>(), Journal())
        let motor = Motor()
        let container = try Container {
            Singleton { Motor() }.as((any Pump).self)
            Decorate((any Pump).self) { (inner: any Pump, valve: Valve) in Governor(inner, valve, journal) }
            Singleton { Valve() }.call { (valve: Valve, first: any Pump) in
                guard let container = itself.value else { return }
                let isSet = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    try? container.set(motor)
                    isSet.signal()
                }
                isSet.wait()
                valve.pumps = [first, try container.get((any Pump).self)]
            }
        }
        itself.value = container
        defer { itself.value = nil }
        let valve = try container.get(Valve.self)
        #expect(valve.pumps.count == 2 && valve.pumps.first !== valve.pumps.last)
        #expect(try container.get((any Pump).self) === valve.pumps.last)
        #expect((valve.pumps.last as? Governor)?.inner === motor)
        // A decorator around an object that was set is not stopped; the one around the former object is.
        for _ in 0..<1_000 where journal.entries.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(journal.entries.count == 1)
        try await container.stop()
        #expect(journal.entries.count == 1)
    }
}
