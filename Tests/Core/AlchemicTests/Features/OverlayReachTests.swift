import Alchemic
import Synchronization
import TestSupport
import Testing

private protocol Clock: AnyObject, Sendable {
    var now: Int { get }
}

private final class FixedClock: Clock {
    let now: Int
    init(now: Int) { self.now = now }
}

private final class Later: Clock {
    let inner: any Clock
    var now: Int { inner.now + 100 }
    init(_ inner: any Clock) { self.inner = inner }
}

private final class Report: Sendable {
    let clock: any Clock
    init(_ clock: any Clock) { self.clock = clock }
}

private final class Cache: Sendable {}

@Suite("What overrides reach")
struct OverlayReachTests {
    @Test("is what takes the container as a parameter: it is built anew")
    func containerParameter() async throws {
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
                Singleton { (container: Container) in Report(try container.get((any Clock).self)) }
            })
        let before = try container.get(Report.self)
        try await container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self)
        } operation: {
            let report = try container.get(Report.self)
            #expect(report.clock.now == 7)
        }
        #expect(try container.get(Report.self) === before)
        #expect(before.clock.now == 0)
    }

    @Test("is renewed when what it wraps is set in the container")
    func wrappersInOverlays() async throws {
        let container = try Container(Module("App") { External(FixedClock.self).as((any Clock).self) })
        try container.set(FixedClock(now: 1))
        try await container.withOverrides {
            Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
        } operation: {
            #expect(try container.get((any Clock).self).now == 101)
            try await Task.detached { try container.set(FixedClock(now: 2)) }.value
            #expect(try container.get((any Clock).self).now == 102)
        }
        #expect(try container.get((any Clock).self).now == 2)
    }

    @Test("ends with the container")
    func endsWithTheContainer() async throws {
        let stops = Mutex(0)
        let container = try Container(Module("App") { Singleton { Cache() } })
        try await container.withOverrides {
            Singleton { Cache() }.onStop { _ in stops.withLock { $0 += 1 } }
        } operation: {
            _ = try container.get(Cache.self)
            try await Task.detached { try await container.stop() }.value
            #expect(stops.withLock { $0 } == 1)
        }
        #expect(stops.withLock { $0 } == 1)
    }
}
