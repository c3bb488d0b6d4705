import Alchemic
import TestSupport
import Testing

/// Starts only when another one is being started too.
private final class Twin: Sendable, Startable {
    let meeting: Meeting
    init(meeting: Meeting) { self.meeting = meeting }
    func start() async throws { await meeting.arrive() }
}

/// Where the second to arrive lets the first one go on.
private final class Meeting: Sendable {
    private let arrivals = Variable(0)
    private let gate = Gate()

    func arrive() async {
        let count = arrivals.withLock { count in
            count += 1
            return count
        }
        if count == 2 { gate.open() }
        await gate.pass()
    }
}

private final class Pump: Sendable, Startable, Stoppable {
    let journal: Journal
    let pause: Duration
    init(journal: Journal, pause: Duration = .zero) {
        self.journal = journal
        self.pause = pause
    }
    func start() async throws {
        journal.note("starting")
        try await Task.sleep(for: pause)
        journal.note("started")
    }
    func stop() async throws { journal.note("stopped") }
}

private final class Barrel: Sendable {}

private final class Tank: Sendable {
    init(pump: Pump) {}
}

private final class Well: Sendable {
    init() throws { throw Broken() }
}

private final class Pipe: Sendable {
    init(well: Well) {}
}

private final class Tap: Sendable {
    init(pipe: Pipe) {}
}

@Suite("A start")
struct StartTests {
    private let journal = Journal()

    @Test(.timeLimit(.minutes(1)))
    func `a start runs start actions at the same time, whatever made the objects`() async throws {
        let container = try Container {
            Value(Meeting())
            Singleton(Twin.init(meeting:)).named("first").eager()
            Singleton(Twin.init(meeting:)).named("second").eager()
        }
        try await container.start()
        #expect(container.startProgress?.finished == 2)
        #expect(container.startProgress?.total == 2)
        #expect(container.startProgress?.running.isEmpty == true)
    }

    @Test(
        arguments: [false, true])
    func
        `has the same progress, while it runs and afterward, and as events, whether or not anything needs more than a call`(
            isPlain: Bool
        ) async throws
    {
        let itself = Variable<Container?>()
        defer { itself.value = nil }
        let seen = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                Singleton { Barrel() }
                Singleton { (_: Barrel) -> Gate in
                    let progress = itself.value?.startProgress
                    seen.append("\(progress?.finished ?? -1) of \(progress?.total ?? -1)")
                    return Gate()
                }.eager()
                Singleton { (_: Gate) in Journal() }.eager()
                Value(7)
                Prototype { (_: Barrel) in Variable(5) }
                if !isPlain { External(String.self) }
            }
        ) { event in if event.kind == .progress { seen.append("event \(event.label)") } }
        itself.value = container
        #expect(container.startProgress == nil)
        for _ in 0..<2 {
            try await container.start()
            #expect(container.startProgress?.finished == 3)
            #expect(container.startProgress?.total == 3)
            #expect(container.startProgress?.running.isEmpty == true)
        }
        let events = (1...3).map { "event \($0) of 3" }
        #expect(seen.value == [events[0], "1 of 3", events[1], events[2]] + events)
    }

    @Test
    func `a start counts an object once, however many others need it`() async throws {
        let container = try Container {
            Singleton { Barrel() }
            for number in 0..<20 { Singleton { (_: Barrel) in Journal() }.named("\(number)").eager() }
        }
        try await container.start()
        #expect(container.startProgress?.finished == 21)
        #expect(container.startProgress?.total == 21)
    }

    @Test(arguments: [false, true])
    func `that fails tells how far it has come`(isPlain: Bool) async throws {
        let container = try Container {
            Singleton { Barrel() }
            Singleton { (_: Barrel) in try Well() }.eager()
            if !isPlain { External(String.self) }
        }
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(container.startProgress?.finished == 1)
        #expect(container.startProgress?.total == 2)
        #expect(container.startProgress?.running.isEmpty == true)
    }

    @Test
    func `a start tells what it builds, and starts, at this moment`() async throws {
        let (itself, seen) = (Variable<Container?>(), Variable<[String]>([]))
        defer { itself.value = nil }
        @Sendable func note() { seen.append(itself.value?.startProgress?.running.map(\.label).joined() ?? "") }
        let container = try Container {
            Singleton { () -> Barrel in
                note()
                return Barrel()
            }.eager()
            Singleton { (_: Barrel) -> Gate in
                note()
                return Gate()
            }.weak()
            Singleton { (_: Gate) in Journal() }.eager().onStart { _ in note() }
        }
        itself.value = container
        try await container.start()
        #expect(seen.value.map { $0.split(separator: " ").first.map(String.init) } == ["Barrel", "Gate", "Journal"])
        #expect(container.startProgress?.running.isEmpty == true)
    }

    @Test
    func `a start tells the way from what is eager to what failed, to every caller`() async throws {
        let container = try Container {
            Singleton { try Well() }
            Singleton(Pipe.init(well:))
            Singleton(Tap.init(pipe:)).eager()
            Singleton { Pump(journal: Journal()) }.eager()
        }
        for start in (0..<2).map({ _ in Task { try await container.start() } }) {
            let error = await #expect(throws: StartError.self) { try await start.value }
            #expect(error?.failures.map(\.path) == [["Tap", "Pipe", "Well"]])
            #expect(error?.failures.first?.underlying is Broken)
        }
        await #expect(throws: StartError.self) { try await container.start() }
    }

    @Test(.timeLimit(.minutes(1)))
    func `that is ended by somebody else cancels, stops what it had begun, and says so`() async throws {
        let journal = journal
        let container = try Container {
            Singleton { Pump(journal: journal) }.named("quick").eager()
            Singleton({ (_: Pump) async in Pump(journal: Journal(), pause: .seconds(3600)) }, .named("quick"))
                .named("slow").eager()
        }
        let starting = Task { try await container.start() }
        while container.startProgress?.finished != 1 { await Task.yield() }
        try await container.stop()
        #expect(await failure(awaiting: try await starting.value)?.id == .ended)
        #expect(journal.entries == ["starting", "started", "stopped"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `that is ended while an action runs cancels the action`() async throws {
        let begun = Gate()
        let container = try Container {
            Singleton { Barrel() }.eager().onStart { _ in
                begun.open()
                try await Task.sleep(for: .seconds(3600))
            }
        }
        let start = Task { try await container.start() }
        await begun.pass()
        try await container.stop()
        #expect(await failure(awaiting: try await start.value)?.id == .ended)
    }

    @Test
    func `that is ended while a factory asks says that it has ended, and not that the factory failed`() async throws {
        let begun = Gate()
        let ended = Gate()
        let container = try Container {
            Singleton({ (container: Container) async throws -> Pump in
                begun.open()
                await ended.pass()
                while true { _ = try container.get(Meeting.self) }
            }).eager()
            Singleton { Meeting() }
        }
        let start = Task { try await container.start() }
        await begun.pass()
        let stop = Task { try await container.stop() }
        ended.open()
        #expect(await failure(awaiting: try await start.value)?.id == .ended)
        try await stop.value
    }

    @Test(.timeLimit(.minutes(1)))
    func `a start cancels an action that takes longer than its limit`() async throws {
        let canceled = Gate()
        let container = try Container {
            Singleton { Barrel() }.eager().onStart(within: .milliseconds(20)) { _ in
                try? await Task.sleep(for: .seconds(3600))
                canceled.open()
            }
        }
        await #expect(throws: StartError.self) { try await container.start() }
        await canceled.pass()
    }

    @Test(arguments: [false, true])
    func `a start builds nothing more once its task is canceled, whether some of it is awaited`(isPartlyAwaited: Bool)
        async throws
    {
        let journal = Journal()
        let starting = Variable<Task<Void, any Error>?>()
        let ready = Gate()
        let container = try Container {
            if isPartlyAwaited { Singleton { () async in Barrel() }.named("awaited").eager() }
            for number in 0..<5 {
                Singleton { () -> Barrel in
                    journal.note("\(number)")
                    starting.withLock { $0?.cancel() }
                    return Barrel()
                }.named("\(number)").eager()
            }
        }
        let task = Task {
            await ready.pass()
            try await container.start()
        }
        starting.value = task
        ready.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        if isPartlyAwaited {
            // What is awaited may have come first.
            #expect(journal.entries.count <= 1)
        } else {
            #expect(journal.entries == ["0"])
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a start does not run the action of what was still being built when its task was canceled`() async throws {
        let (journal, building, mayGoOn) = (journal, Gate(), Gate())
        let container = try Container {
            Singleton { () async -> Barrel in
                building.open()
                await mayGoOn.pass()
                return journal.noting("built", Barrel())
            }.eager().onStart { _ in journal.note("started") }
        }
        let start = Task { try await container.start() }
        await building.pass()
        start.cancel()
        mayGoOn.open()
        await #expect(throws: CancellationError.self) { try await start.value }
        #expect(journal.entries == ["built"])
    }

    @Test
    func `a start gives each action its time`() async throws {
        let journal = journal
        let container = try Container {
            Singleton { Pump(journal: journal, pause: .seconds(3600)) }.onStart(within: .milliseconds(20))
            Singleton(Tank.init(pump:)).eager()
        }
        let error = await #expect(throws: StartError.self) { try await container.start() }
        #expect(error?.failures.first?.error is TimeLimitExceeded)
        #expect(error?.failures.first?.path == ["Tank", "Pump"])
        #expect(error?.description.contains("onStart(within:)") == true)
        #expect(journal.entries == ["starting"], "what was not started is not stopped")
    }

    @Test
    func `a start uses the actions of a declaration in place of the object's own`() async throws {
        let journal = journal
        let container = try Container {
            Singleton { Pump(journal: journal) }.eager()
                .onStart { _ in journal.note("primed") }.onStop(within: .seconds(1)) { _ in journal.note("drained") }
        }
        try await container.start()
        try await container.start()
        try await container.stop()
        #expect(journal.entries == ["primed", "drained"])
    }
}
