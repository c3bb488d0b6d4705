import Alchemic
import TestSupport
import Testing

private protocol Clock: Sendable {
    var now: Int { get }
}

private final class FixedClock: Clock {
    let now: Int
    init(now: Int) { self.now = now }
}

/// Decorates another one.
private struct Later: Clock {
    let inner: any Clock
    let delay: Int
    var now: Int { inner.now + delay }
}

private typealias Report = Taker<any Clock>

private final class Archive: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

@ModuleBuilder private func clock(at now: Int) -> [ModuleElement] {
    Singleton { FixedClock(now: now) }.as((any Clock).self).named("clock")
}

@Suite("Overrides for one task")
struct OverlayTests {
    @Test
    func `overrides for one task do not leak into other tasks, however many run at once`() async throws {
        let container = try Container {
            clock(at: 0)
            Singleton(Report.init)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                group.addTask {
                    try await container.withOverrides {
                        clock(at: number)
                    } operation: {
                        for _ in 0..<10 {
                            let now = try container.get(Report.self).form.now
                            #expect(now == number)
                            await Task.yield()
                        }
                        // Child tasks see it, detached ones do not.
                        async let child = container.get(Report.self).form.now
                        let inherited = try await child
                        #expect(inherited == number)
                        let detached = await Task.detached { try? container.get(Report.self).form.now }.value
                        #expect(detached == 0)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try container.get(Report.self).form.now == 0)
    }

    @Test
    func `overrides for one task end with the container, which stops what was built for them`() async throws {
        let stops = Variable(0)
        let container = try Container {
            clock(at: 0)
            Singleton { Archive(1) }
        }
        try await container.withOverrides {
            Singleton { Archive(2) }.onStop { _ in stops.withLock { $0 += 1 } }
        } operation: {
            #expect(try container.get(Archive.self).number == 2)
            try await Task.detached { try await container.stop() }.value
            #expect(stops.value == 1)
            #expect(throws: ResolutionError.self) { try container.get(Archive.self) }
            #expect(throws: ResolutionError.self) { try container.get((any Clock).self) }
        }
        #expect(stops.value == 1)
    }

    @Test
    func `overrides for one task reach scopes that are opened in them`() throws {
        let container = try Container {
            clock(at: 0)
            Scoped("job", { (clock: any Clock) in Archive(clock.now) })
        }
        try container.withOverrides {
            clock(at: 5)
        } synchronously: {
            let archive = try container.scope("job").get(Archive.self)
            #expect(archive.number == 5)
        }
        #expect(try container.scope("job").get(Archive.self).number == 0)
    }

    @Test
    func `overrides for one task reach what takes the container as a parameter: it is built anew`() async throws {
        let container = try Container {
            clock(at: 0)
            Singleton { (container: Container) in Report(try container.get((any Clock).self)) }
        }
        let before = try container.get(Report.self)
        try await container.withOverrides {
            clock(at: 7)
        } operation: {
            let report = try container.get(Report.self)
            #expect(report.form.now == 7)
        }
        #expect(try container.get(Report.self) === before)
        #expect(before.form.now == 0)
    }

    @Test
    func `overrides for one task keep the decorators of the container, which are no definitions of their own`() throws {
        let container = try Container {
            clock(at: 0)
            Decorate((any Clock).self) { (inner: any Clock) in Later(inner: inner, delay: 100) }
            Singleton { Archive(1) }
        }
        try container.withOverrides {
            Singleton { Archive(2) }
        } synchronously: {
            let clocks = try container.all(of: (any Clock).self)
            #expect(clocks.map(\.now) == [100])
            #expect(try container.get((any Clock).self).now == 100)
            #expect(try container.get(Archive.self).number == 2)
        }
    }

    @Test
    func `wrap anew what is set in the container`() async throws {
        let container = try Container { External(FixedClock.self).as((any Clock).self) }
        try container.set(FixedClock(now: 1))
        try await container.withOverrides {
            Decorate((any Clock).self) { (inner: any Clock) in Later(inner: inner, delay: 100) }
        } operation: {
            #expect(try container.get((any Clock).self).now == 101)
            try await Task.detached { try container.set(FixedClock(now: 2)) }.value
            #expect(try container.get((any Clock).self).now == 102)
        }
        #expect(try container.get((any Clock).self).now == 2)
    }
}
