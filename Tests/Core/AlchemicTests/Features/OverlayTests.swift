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
