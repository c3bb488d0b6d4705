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

/// A container that its own makers ask, as a program's global one is.
private let shared = Mutex<Container?>(nil)

/// What needs a report, and what needs that.
private final class Folder: Sendable {
    let report: Report
    init(_ report: Report) { self.report = report }
}

private final class Cabinet: Sendable {
    let folder: Folder
    init(_ folder: Folder) { self.folder = folder }
}

@Suite("What overrides reach", .serialized)
struct OverlayReachTests {
    @Test("is what depends on them, through any number of others")
    func farAway() throws {
        let container = try Container(
            Module("App") {
                // Declared against the order in which they need one another.
                Singleton(Cabinet.init)
                Singleton(Folder.init)
                Singleton(Report.init)
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
            })
        let before = try container.get(Cabinet.self)
        let during = try container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self)
        } synchronously: {
            try container.get(Cabinet.self)
        }
        #expect(during !== before)
        #expect(during.folder.report.clock.now == 7)
        #expect(try container.get(Cabinet.self) === before)
    }

    @Test("is no singleton of the container, even if its maker asks the container")
    func makerThatAsks() async throws {
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
                Singleton { () throws -> Report in
                    let container = try #require(shared.withLock { $0 })
                    return Report(try container.get((any Clock).self))
                }.named("maker")
                Singleton({ () async throws -> Report in
                    let container = try #require(shared.withLock { $0 })
                    return Report(try await container.get(async: (any Clock).self))
                }).named("awaited")
            })
        shared.withLock { $0 = container }
        defer { shared.withLock { $0 = nil } }
        try await container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self)
        } operation: {
            #expect(try container.get((any Clock).self).now == 7)
            #expect(try container.get(Report.self, .named("maker")).clock.now == 0)
            let awaited = try await container.get(async: Report.self, .named("awaited"))
            #expect(awaited.clock.now == 0)
        }
        #expect(try container.get(Report.self, .named("maker")).clock.now == 0)
    }

    @Test("is no step of a singleton of the container")
    func stepThatAsks() async throws {
        final class Desk: Sendable {
            let now = Mutex(-1)
        }
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
                Singleton { Desk() }.configure { desk in
                    let container = try #require(shared.withLock { $0 })
                    let now = try container.get((any Clock).self).now
                    desk.now.withLock { $0 = now }
                }
            })
        shared.withLock { $0 = container }
        defer { shared.withLock { $0 = nil } }
        try await container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self)
        } operation: {
            _ = try container.get(Desk.self)
        }
        #expect(try container.get(Desk.self).now.withLock { $0 } == 0)
    }

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

    @Test("is what a purge within them drops")
    func purge() async throws {
        let container = try Container(
            Module("App") {
                Singleton { Cache() }.evictable()
                Singleton { FixedClock(now: 0) }.as((any Clock).self)
            })
        let cache = try container.get(Cache.self)
        try await container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self).evictable()
        } operation: {
            let clock = try container.get((any Clock).self)
            try await container.purge()
            #expect(try container.get((any Clock).self) !== clock)
            #expect(try container.get(Cache.self) === cache)
        }
        #expect(try container.get(Cache.self) === cache)
        try await container.purge()
        #expect(try container.get(Cache.self) !== cache)
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

@Suite("A decorator in a child")
struct ChildDecoratorTests {
    @Test("wraps what was set last in the parent, or through the child")
    func renewed() throws {
        let parent = try Container(Module("Parent") { External(FixedClock.self).as((any Clock).self) })
        try parent.set(FixedClock(now: 1))
        let child = try Container(
            Module("Child") { Decorate((any Clock).self) { (inner: any Clock) in Later(inner) } }, parent: parent)
        #expect(try child.get((any Clock).self).now == 101)
        try parent.set(FixedClock(now: 2))
        #expect(try child.get((any Clock).self).now == 102)
        try child.set(FixedClock(now: 3))
        #expect(try child.get((any Clock).self).now == 103)
        #expect(try parent.get((any Clock).self).now == 3)
    }
}
