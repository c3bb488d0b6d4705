import Alchemic
import Synchronization
import TestSupport
import Testing

private struct Refused: Error {}

/// Words, in the order in which they were said.
private final class Diary: Sendable {
    private let words = Mutex<[String]>([])
    var text: [String] { words.withLock { $0 } }
    func note(_ word: String) { words.withLock { $0.append(word) } }
}

/// Starts only when another one is being started too.
private final class Twin: Sendable, Startable {
    let meeting: Meeting
    init(meeting: Meeting) { self.meeting = meeting }
    func start() async throws { await meeting.arrive() }
}

private actor Meeting {
    private var waiting: CheckedContinuation<Void, Never>?

    func arrive() async {
        if let waiting {
            self.waiting = nil
            waiting.resume()
            return
        }
        await withCheckedContinuation { waiting = $0 }
    }
}

private final class Pump: Sendable, Startable, Stoppable {
    let diary: Diary
    let pause: Duration
    init(diary: Diary, pause: Duration = .zero) {
        self.diary = diary
        self.pause = pause
    }
    func start() async throws {
        diary.note("starting")
        try await Task.sleep(for: pause)
        diary.note("started")
    }
    func stop() async throws { diary.note("stopped") }
}

private final class Barrel: Sendable {}

private final class Tank: Sendable {
    init(pump: Pump) {}
}

private final class Well: Sendable {
    init() throws { throw Refused() }
}

private final class Pipe: Sendable {
    init(well: Well) {}
}

private final class Tap: Sendable {
    init(pipe: Pipe) {}
}

@Suite("A start")
struct StartTests {
    private let diary = Diary()

    @Test("runs start actions at the same time, whatever made the objects", .timeLimit(.minutes(1)))
    func together() async throws {
        let container = try Container(
            Module("twins") {
                Value(Meeting())
                Singleton(Twin.init(meeting:)).named("first").eager()
                Singleton(Twin.init(meeting:)).named("second").eager()
            })
        try await container.start()
        #expect(container.startProgress?.finished == 2)
        #expect(container.startProgress?.total == 2)
        #expect(container.startProgress?.running.isEmpty == true)
    }

    @Test("tells the way from what is eager to what failed, to every caller")
    func path() async throws {
        let container = try Container(
            Module("water") {
                Singleton { try Well() }
                Singleton(Pipe.init(well:))
                Singleton(Tap.init(pipe:)).eager()
                Singleton { Pump(diary: Diary()) }.eager()
            })
        async let first: Void = container.start()
        async let second: Void = container.start()
        var errors: [StartError?] = []
        do { try await first } catch { errors.append(error as? StartError) }
        do { try await second } catch { errors.append(error as? StartError) }
        #expect(errors.count == 2)
        for error in errors {
            #expect(error?.failures.map(\.path) == [["Tap", "Pipe", "Well"]])
            #expect(error?.failures.first?.underlying is Refused)
        }
        await #expect(throws: StartError.self) { try await container.start() }
    }

    @Test("that is ended by somebody else cancels, stops what it had begun, and says so", .timeLimit(.minutes(1)))
    func ended() async throws {
        let diary = diary
        let container = try Container(
            Module("water") {
                Singleton { Pump(diary: diary) }.named("quick").eager()
                Singleton({ (_: Pump) async in Pump(diary: Diary(), pause: .seconds(3600)) }, .named("quick"))
                    .named("slow").eager()
            })
        let starting = Task { try await container.start() }
        while container.startProgress?.finished != 1 { await Task.yield() }
        try await container.stop()
        let error = await #expect(throws: ResolutionError.self) { try await starting.value }
        #expect(error?.id == .ended)
        #expect(diary.text == ["starting", "started", "stopped"])
    }

    @Test("that is ended while an action runs cancels the action", .timeLimit(.minutes(1)))
    func endedDuringAction() async throws {
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("App") {
                Singleton { Barrel() }.eager().onStart { _ in
                    begin.finish()
                    try await Task.sleep(for: .seconds(3600))
                }
            })
        let start = Task { try await container.start() }
        for await _ in begun {}
        try await container.stop()
        let error = await #expect(throws: ResolutionError.self) { try await start.value }
        #expect(error?.id == .ended)
    }

    @Test("that is ended while a factory asks says that it has ended, and not that the factory failed")
    func endedMeanwhile() async throws {
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("App") {
                Singleton({ (container: Container) async throws -> Pump in
                    begin.finish()
                    for await _ in ended {}
                    while true { _ = try container.get(Meeting.self) }
                }).eager()
                Singleton { Meeting() }
            })
        let start = Task { try await container.start() }
        for await _ in begun {}
        let stop = Task { try await container.stop() }
        end.finish()
        let error = await #expect(throws: ResolutionError.self) { try await start.value }
        #expect(error?.id == .ended)
        try await stop.value
    }

    @Test("cancels an action that takes longer than its limit", .timeLimit(.minutes(1)))
    func canceledAction() async throws {
        let (canceled, cancel) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("App") {
                Singleton { Barrel() }.eager().onStart(within: .milliseconds(20)) { _ in
                    try? await Task.sleep(for: .seconds(3600))
                    cancel.finish()
                }
            })
        await #expect(throws: StartError.self) { try await container.start() }
        for await _ in canceled {}
    }

    @Test("builds what is eager, even prototypes, once each, and nothing of a scope")
    func eager() async throws {
        let diary = Diary()
        let container = try Container(
            Module("App") {
                Prototype { () -> Barrel in
                    diary.note("tank")
                    return Barrel()
                }.eager()
                Scoped("request") { () -> Meeting in
                    diary.note("meeting")
                    return Meeting()
                }.eager()
            })
        try await container.start()
        #expect(diary.text == ["tank"])
        try await container.stop()
    }

    @Test("builds nothing more once its task is canceled, whether some of it is awaited", arguments: [false, true])
    func canceled(isPartlyAwaited: Bool) async throws {
        let diary = Diary()
        let starting = Mutex<Task<Void, any Error>?>(nil)
        let (ready, begin) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("App") {
                if isPartlyAwaited { Singleton { () async in Barrel() }.named("awaited").eager() }
                for number in 0..<5 {
                    Singleton { () -> Barrel in
                        diary.note("\(number)")
                        starting.withLock { $0?.cancel() }
                        return Barrel()
                    }.named("\(number)").eager()
                }
            })
        let task = Task {
            for await _ in ready {}
            try await container.start()
        }
        starting.withLock { $0 = task }
        begin.finish()
        await #expect(throws: CancellationError.self) { try await task.value }
        if isPartlyAwaited {
            // What is awaited may have come first.
            #expect(diary.text.count <= 1)
        } else {
            #expect(diary.text == ["0"])
        }
    }

    @Test("gives each action its time")
    func limit() async throws {
        let diary = diary
        let container = try Container(
            Module("water") {
                Singleton { Pump(diary: diary, pause: .seconds(3600)) }.onStart(within: .milliseconds(20))
                Singleton(Tank.init(pump:)).eager()
            })
        let error = await #expect(throws: StartError.self) { try await container.start() }
        #expect(error?.failures.first?.error is TimeLimitExceeded)
        #expect(error?.failures.first?.path == ["Tank", "Pump"])
        #expect(error?.description.contains("onStart(within:)") == true)
        #expect(diary.text == ["starting"], "what was not started is not stopped")
    }

    @Test("uses the actions of a declaration in place of the object's own")
    func actions() async throws {
        let diary = diary
        let container = try Container(
            Module("water") {
                Singleton { Pump(diary: diary) }.eager()
                    .onStart { _ in diary.note("primed") }.onStop(within: .seconds(1)) { _ in diary.note("drained") }
            })
        try await container.start()
        try await container.start()
        try await container.stop()
        #expect(diary.text == ["primed", "drained"])
    }
}
