import Alchemic
import Synchronization
import TestSupport
import Testing

private protocol Clock: Sendable {
    var now: Int { get }
}

private struct FixedClock: Clock {
    let now: Int
}

private final class Report: Sendable {
    let clock: any Clock
    let archive: Archive
    init(clock: any Clock, archive: Archive) {
        self.clock = clock
        self.archive = archive
    }
}

private final class Archive: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class Binder: @unchecked Sendable {
    var archive: Archive?
}

@Suite("Overrides for one task")
struct OverlayTests {
    private func container() throws -> Container {
        try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self).named("clock")
                Singleton { Archive(1) }
                Singleton(Report.init(clock:archive:))
            })
    }

    @Test("are seen by what depends on them, built anew, and share everything else")
    func sharing() async throws {
        let container = try container()
        let before = try container.get(Report.self)
        try await container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self)
        } operation: {
            let report = try container.get(Report.self)
            #expect(report.clock.now == 7)
            #expect(report !== before)
            #expect(report.archive === before.archive)
            #expect(try container.get(Report.self) === report)
        }
        #expect(try container.get(Report.self) === before)
        #expect(before.clock.now == 0)
    }

    @Test("may have the name of what they override, here and in a child")
    func ownName() throws {
        let container = try container()
        try container.withOverrides {
            Singleton { FixedClock(now: 7) }.as((any Clock).self).named("clock").overriding(named: "clock")
        } synchronously: {
            let (clock, report) = (try container.get((any Clock).self, .named("clock")), try container.get(Report.self))
            #expect(clock.now == 7 && report.clock.now == 7)
        }
        let child = try Container(
            Module("Child") {
                Singleton { FixedClock(now: 8) }.as((any Clock).self).named("clock").overriding(named: "clock")
            }, parent: container)
        #expect(try child.get((any Clock).self, .named("clock")).now == 8)
        // The nearest of that name is what is meant.
        let grandchild = try Container(
            Module("Grandchild") {
                Singleton { FixedClock(now: 9) }.as((any Clock).self).named("clock")
                Singleton { FixedClock(now: 10) }.as((any Clock).self).overriding(named: "clock")
            }, parent: child)
        #expect(try grandchild.get((any Clock).self, .named("clock")).now == 10)
    }

    @Test("do not leak into other tasks, however many run at once")
    func parallel() async throws {
        let container = try container()
        await withTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                group.addTask {
                    do {
                        try await container.withOverrides {
                            Value(FixedClock(now: number)).as((any Clock).self)
                        } operation: {
                            for _ in 0..<10 {
                                let now = try container.get(Report.self).clock.now
                                #expect(now == number)
                                await Task.yield()
                            }
                            // Child tasks see it, detached ones do not.
                            async let child = container.get(Report.self).clock.now
                            let inherited = try await child
                            #expect(inherited == number)
                            let detached = await Task.detached { try? container.get(Report.self).clock.now }.value
                            #expect(detached == 0)
                        }
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
        #expect(try container.get(Report.self).clock.now == 0)
    }

    @Test("leave what they share the injection points of its own definition")
    func sharedSteps() throws {
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(now: 0) }.as((any Clock).self).named("clock")
                Prototype { Binder() }.inject(\.archive)
                Singleton { Archive(1) }
                Singleton(Report.init(clock:archive:))
            })
        let binders = try container.withOverrides {
            Value(FixedClock(now: 1)).as((any Clock).self).named("clock")
        } synchronously: {
            try container.withOverrides {
                Value(FixedClock(now: 2)).as((any Clock).self).named("clock")
            } synchronously: {
                [try container.get(Binder.self)]
            } + [try container.get(Binder.self)]
        }
        #expect(binders.map { $0.archive?.number } == [1, 1])
    }

    @Test("nest, the innermost first")
    func nesting() throws {
        let container = try container()
        try container.withOverrides {
            Value(FixedClock(now: 1)).as((any Clock).self)
        } synchronously: {
            try container.withOverrides {
                Value(Archive(2))
            } synchronously: {
                let report = try container.get(Report.self)
                #expect(report.clock.now == 1)
                #expect(report.archive.number == 2)
            }
            #expect(try container.get(Report.self).archive.number == 1)
        }
    }

    @Test("are checked: what does not fit is reported before the operation runs")
    func checked() throws {
        let container = try container()
        #expect(throws: GraphError.self) {
            try container.withOverrides {
                Singleton { (missing: [String: Int], other: Double) in Archive(Int(other) + missing.count) }
            } synchronously: {
                Issue.record("the operation ran")
            }
        }
    }

    @Test("take over names and stop what was built for them when they end")
    func namesAndStops() async throws {
        let container = try container()
        let stopped = Mutex(0)
        try await container.withOverrides {
            Singleton { FixedClock(now: 9) }.as((any Clock).self).named("clock")
            Singleton { Archive(3) }.onStop { _ in stopped.withLock { $0 += 1 } }
        } operation: {
            #expect(try container.get((any Clock).self, .named("clock")).now == 9)
            #expect(try container.all(of: (any Clock).self).map(\.now) == [9])
            _ = try container.get(Report.self)
        }
        #expect(stopped.withLock { $0 } == 1)
        #expect(!container.isEnded)
    }

    @Test("are all that a stop in them ends: other tasks still have the container")
    func stopped() async throws {
        let container = try Container(
            Module("App") { Singleton { Archive(1) } })
        try await container.withOverrides {
            Singleton { Archive(2) }
        } operation: {
            #expect(try container.get(Archive.self).number == 2)
            try await container.stop()
            #expect(throws: ResolutionError.self) { try container.get(Archive.self) }
        }
        #expect(try container.get(Archive.self).number == 1)
    }

    @Test("of a scope are not mistaken for earlier ones")
    func repeatedInScope() throws {
        let container = try Container(Module("App") { Scoped("job") { Archive(0) } })
        let scope = try container.scope("job")
        for number in 1...50 {
            let archive = try scope.withOverrides {
                Scoped("job") { Archive(number) }
            } synchronously: {
                try scope.get(Archive.self)
            }
            #expect(archive.number == number)
        }
    }

    @Test("do not outlive the container's end")
    func ended() async throws {
        let container = try container()
        try await container.withOverrides {
            Singleton { Archive(2) }
        } operation: {
            #expect(try container.get(Archive.self).number == 2)
            try await Task.detached { try await container.stop() }.value
            #expect(throws: ResolutionError.self) { try container.get(Archive.self) }
            #expect(throws: ResolutionError.self) { try container.get((any Clock).self) }
        }
    }

    @Test("reach scopes that are opened in them, and handles")
    func scopes() throws {
        let container = try Container(
            Module("App") {
                Value(FixedClock(now: 0)).as((any Clock).self)
                Scoped("job", { (clock: any Clock) in Archive(clock.now) })
                Singleton { (clock: any Clock) in Report(clock: clock, archive: Archive(0)) }
            })
        let handle = try container.handle(for: Report.self)
        try container.withOverrides {
            Value(FixedClock(now: 5)).as((any Clock).self)
        } synchronously: {
            let archive = try container.scope("job").get(Archive.self)
            #expect(archive.number == 5)
            #expect(handle().clock.now == 5)
        }
        #expect(try container.scope("job").get(Archive.self).number == 0)
        #expect(handle().clock.now == 0)
    }
}
