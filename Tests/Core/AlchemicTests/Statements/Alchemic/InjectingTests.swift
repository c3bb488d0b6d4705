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

private class Screen: InjectionAware, @unchecked Sendable {
    let log = Variable<Log?>()
    let other = Variable<Screen?>()
    let journal: Journal

    init(_ journal: Journal = Journal()) {
        self.journal = journal
    }

    func didInjectDependencies() {
        journal.note("log \(log.value == nil ? "missing" : "set"), other \(other.value == nil ? "missing" : "set")")
    }
}

private final class Profile: Screen, @unchecked Sendable {
    let clock = Variable<Clock?>()
}

private final class Settings: Screen, @unchecked Sendable {
    let clock = Variable<Clock?>()
}

private final class Session: Sendable {}

private final class Mailbox: Sendable {
    let session = Variable<Session?>()
}

@Suite struct InjectingTests {
    @Test(.statement("A45")) func aConstantOfAnyTypeCanBeInjected() throws {
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

    @Test(.statement("A50")) func anObjectIsToldOnceAfterAllItsInjectionPointsAreSet() throws {
        let journal = Journal()
        let container = try Container(
            Module("Screens") {
                Singleton { Log() }
                Singleton { Screen(journal) }.named("first")
                    .inject(\.log.value).inject(\.other.value, .named("second"))
                Singleton { Screen(journal) }.named("second")
                    .inject(\.log.value).inject(\.other.value, .named("first"))
            })
        _ = try container.get(Screen.self, .named("second"))
        _ = try container.get(Screen.self, .named("first"))
        _ = try container.get(Screen.self, .named("second"))
        #expect(journal.entries == ["log set, other set", "log set, other set"])
    }

    @Test(.statement("A50")) func whatIsGivenOrMadeOnceIsToldToo() throws {
        let container = try Container(
            Module("Screens") {
                Singleton { Log() }
                External(Screen.self).inject(\.log.value)
                Prototype { Profile() }.only(as: Profile.self)
            })
        let given = Screen()
        try container.set(given)
        #expect(given.journal.entries == ["log set, other missing"])

        let stranger = Screen()
        try container.inject(into: stranger)
        #expect(stranger.journal.entries == ["log set, other missing"])

        let invoked = try container.invoke(Profile.self)
        #expect(invoked.journal.entries == ["log set, other missing"])
    }

    @Test(.statement("A51")) func anObjectMadeElsewhereIsInjectedByWhatItsClassDeclares() throws {
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

    @Test(.statement("A51")) func ifNothingIsDeclaredForItNothingHappensAndAnEventSaysSo() throws {
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

    @Test(.statement("A52")) func injectionPointsOfSuperclassesAreSetToo() throws {
        let container = try Container(
            Module("Screens") {
                Singleton { Log() }
                Singleton { Clock() }
                External(Screen.self).inject(\.log.value)
                Singleton { Profile() }.inject(\.clock.value)
                Singleton { Settings() }
            })
        let log = try container.get(Log.self)
        let profile = try container.get(Profile.self)
        #expect(profile.log.value === log)
        #expect(profile.clock.value === (try container.get(Clock.self)))
        #expect(profile.journal.entries == ["log set, other missing"])
        #expect(try container.get(Settings.self).log.value === log)

        let stranger = Profile()
        try container.inject(into: stranger)
        #expect(stranger.log.value === log)
        #expect(stranger.clock.value != nil)
    }

    @Test(.statement("A52")) func aDefinitionThatHidesItsTypeStillDeclaresForItsClass() throws {
        let container = try Container(
            Module("Screens") {
                Singleton { Log() }
                Singleton { Screen() }.inject(\.log.value).only(as: (any InjectionAware).self)
                Singleton { Settings() }.named("settings")
            })
        #expect(try container.get(Settings.self).log.value != nil)
        let stranger = Screen()
        try container.inject(into: stranger)
        #expect(stranger.log.value != nil)
    }

    @Test(.statement("A53")) func injectingWhatDependsOnAnUnsetExternalIsAnError() throws {
        let container = try Container(
            Module("Mail") {
                External(Session.self)
                Singleton { Mailbox() }.inject(\.session.value)
            })
        let asked = #expect(throws: ResolutionError.self) { try container.get(Mailbox.self) }
        #expect(asked?.id == .externalNotSet)

        let stranger = Mailbox()
        let injected = #expect(throws: ResolutionError.self) { try container.inject(into: stranger) }
        #expect(injected?.id == .externalNotSet)
        #expect(stranger.session.value == nil)

        let session = Session()
        try container.set(session)
        #expect(try container.get(Mailbox.self).session.value === session)
        try container.inject(into: stranger)
        #expect(stranger.session.value === session)
    }
}
