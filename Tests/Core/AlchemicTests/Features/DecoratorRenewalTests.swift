import Alchemic
import Synchronization
import Testing

private protocol Clock: Sendable {
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

@Suite("What decorators wrap")
struct DecoratorRenewalTests {
    @Test("may be an external, and is the one that was set last")
    func external() async throws {
        final class Alarm: Sendable {
            let clock: any Clock
            init(clock: any Clock) { self.clock = clock }
        }
        let container = try Container(
            Module("App") {
                External(FixedClock.self).as((any Clock).self)
                Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
                Singleton(Alarm.init(clock:)).eager()
            })
        let error = #expect(throws: ResolutionError.self) { try container.get((any Clock).self) }
        #expect(error?.id == .externalNotSet)
        try container.set(FixedClock(now: 1))
        #expect(try container.get((any Clock).self).now == 101)
        try await container.start()
        #expect(try container.isBuilt(Alarm.self))
        try container.set(FixedClock(now: 2))
        #expect(try container.get((any Clock).self).now == 102)
    }

    @Test("may be replaced: later requests get it, decorated twice if it was")
    func replaced() throws {
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
                Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
                Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
            })
        let former = try container.get((any Clock).self)
        try container.set(FixedClock(now: 5))
        #expect(former.now == 200)
        #expect(try container.get((any Clock).self).now == 205)
        let first = try container.get((any Clock).self) as? Later
        let second = try container.get((any Clock).self) as? Later
        #expect(first === second)
    }

    @Test("may be purged, and what wrapped it goes with it")
    func purged() async throws {
        let made = Mutex(0)
        let container = try Container(
            Module("App") {
                Singleton {
                    FixedClock(
                        now: made.withLock {
                            $0 += 1
                            return $0
                        })
                }.as((any Clock).self).evictable()
                Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
            })
        #expect(try container.get((any Clock).self).now == 101)
        try await container.purge()
        #expect(try container.get((any Clock).self).now == 102)
        #expect(try container.get(FixedClock.self).now == 2)
    }
}
