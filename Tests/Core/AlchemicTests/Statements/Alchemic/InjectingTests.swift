import Alchemic
import TestSupport
import Testing

private enum Mode: Sendable {
    case fast, thorough
}

private struct Limit: Sendable, Equatable {
    let count: Int
}

private final class Log: Sendable {}

private final class Clock: Sendable {}

private final class Job: Sendable {
    let mode = Variable(Mode.fast)
    let limit = Variable<Limit?>(nil)
    let names = Variable<[String]>([])
    let score = Variable<(@Sendable (Int) -> Int)?>(nil)
    let owner = Variable<any Sendable & CustomStringConvertible>("nobody")
}

private class Screen: @unchecked Sendable {
    let log = Variable<Log?>()
}

private final class Profile: Screen, @unchecked Sendable {
    let clock = Variable<Clock?>()
}

private final class Settings: Screen, @unchecked Sendable {}

@Suite struct InjectingTests {
    @Test(.statement("A45")) func `a constant of any type can be injected`() throws {
        let container = try Container(
            Module("Jobs") {
                Singleton { Job() }
                    .inject(\.mode.value, .value(.thorough))
                    .inject(\.limit.value, .value(Limit(count: 3)))
                    .inject(\.names.value, .value(["a", "b"]))
                    .inject(\.score.value, .value({ $0 * 2 }))
                    .inject(\.owner.value, .value(7))
            })
        let job = try container.get(Job.self)
        #expect(job.mode.value == .thorough)
        #expect(job.limit.value == Limit(count: 3))
        #expect(job.names.value == ["a", "b"])
        #expect(job.score.value?(4) == 8)
        #expect(job.owner.value.description == "7")
    }

    @Test(.statement("A51")) func `an object made elsewhere is injected by what its class declares`() throws {
        let container = try Container(
            Module("Screens") {
                Singleton { Log() }
                Singleton { Clock() }
                External(Profile.self).inject(\.clock.value)
                External(Settings.self).inject(\.log.value)
            })
        let profile = Profile()
        try container.inject(into: profile)
        #expect(profile.clock.value === (try container.get(Clock.self)))
        // That is declared for another subclass of the same class.
        #expect(profile.log.value == nil)

        let error = #expect(throws: ResolutionError.self) { try container.get(Profile.self) }
        #expect(error?.id == .externalNotSet)
    }

    @Test(.statement("A51")) func `if nothing is declared for it nothing happens and an event says so`() throws {
        let events = Journal()
        let module = Module("Screens") {
            Singleton { Log() }
            External(Settings.self).inject(\.log.value)
        }
        let container = try Container(module) { events.note("\($0.kind.rawValue) \($0.label)") }
        let before = events.entries
        let screen = Screen()
        try container.inject(into: Clock())
        try container.inject(into: screen)
        #expect(screen.log.value == nil)
        #expect(events.entries.dropFirst(before.count) == ["nothing-to-inject Clock", "nothing-to-inject Screen"])
    }
}
