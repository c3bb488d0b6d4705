import Alchemic
import Synchronization
import TestSupport
import Testing

private final class Engine: Sendable {}
private final class Car: Sendable {
    init(_ engine: Engine) {}
}

/// What happened, and where actions wait for the test.
private final class Course: Sendable {
    private let entries = Mutex<[String]>([])
    private let open: AsyncStream<Void>
    private let opener: AsyncStream<Void>.Continuation

    init() { (open, opener) = AsyncStream.makeStream() }

    var text: [String] { entries.withLock { $0 } }
    func note(_ entry: String) { entries.withLock { $0.append(entry) } }

    func until(_ entry: String) async {
        while !text.contains(entry) { await Task.yield() }
    }

    /// Waits for the test, even in a task that has been canceled.
    func wait() async {
        let open = open
        await Task.detached { for await _ in open { return } }.value
    }

    func goOn() { opener.yield() }
}

@Suite("A start", .timeLimit(.minutes(1)))
struct StartCallerTests {
    private let course = Course()

    private func container(within limit: Duration? = nil, stop: @escaping @Sendable () async throws -> Void = {}) throws
        -> Container
    {
        let course = course
        return try Container(
            Module("App") {
                Singleton(Engine.init).onStart(within: limit) { _ in
                    course.note("starting")
                    await course.wait()
                    course.note(Task.isCancelled ? "started, canceled" : "started")
                }.onStop { _ in
                    try await stop()
                    course.note("stopped")
                }
                Singleton(Car.init).eager()
            })
    }

    @Test("goes on as long as one of its callers wants it; a caller that is canceled throws at once")
    func oneOfTwoCanceled() async throws {
        let container = try container()
        let first = Task { try await container.start() }
        await course.until("starting")
        let second = Task { try await container.start() }
        while container.startProgress == nil { await Task.yield() }
        try await Task.sleep(for: .milliseconds(20))
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(course.text == ["starting"])
        course.goOn()
        try await second.value
        #expect(course.text == ["starting", "started"])
        #expect(!container.isEnded)
        try await container.stop()
        #expect(course.text == ["starting", "started", "stopped"])
    }

    @Test("goes on for the first if the second is canceled")
    func otherOfTwoCanceled() async throws {
        let container = try container()
        let first = Task { try await container.start() }
        await course.until("starting")
        let second = Task { try await container.start() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        course.goOn()
        try await first.value
        #expect(course.text == ["starting", "started"])
    }

    @Test("is canceled, and ends the container, once none of its callers wants it")
    func allCanceled() async throws {
        let container = try container()
        let first = Task { try await container.start() }
        await course.until("starting")
        let second = Task { try await container.start() }
        try await Task.sleep(for: .milliseconds(20))
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        course.goOn()
        await course.until("stopped")
        #expect(course.text == ["starting", "started, canceled", "stopped"])
        #expect(container.isEnded)
    }

    @Test("that is called when all that wanted it have been canceled throws that the container has ended")
    func calledAfterCancellation() async throws {
        let container = try container()
        let first = Task { try await container.start() }
        await course.until("starting")
        first.cancel()
        let second = Task { try await container.start() }
        try await Task.sleep(for: .milliseconds(20))
        course.goOn()
        await #expect(throws: CancellationError.self) { try await first.value }
        for caller in [second, Task { try await container.start() }] {
            let error = await #expect(throws: ResolutionError.self) { try await caller.value }
            #expect(error?.id == .ended)
        }
    }

    @Test("that is called in a canceled task throws, and does not end the container")
    func calledWhenCanceled() async throws {
        let container = try container()
        let canceled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await container.start()
        }
        await #expect(throws: CancellationError.self) { try await canceled.value }
        #expect(!container.isEnded)
        course.goOn()
        try await container.start()
        #expect(course.text == ["starting", "started"])
    }

    @Test("stops what succeeds after its time, as soon as it has")
    func late() async throws {
        let container = try container(within: .milliseconds(10))
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(course.text == ["starting"])
        course.goOn()
        await course.until("stopped")
        #expect(course.text == ["starting", "started, canceled", "stopped"])
    }

    @Test("stops what succeeds after its time within the container's stop, if that goes on")
    func lateWithinStop() async throws {
        let course = course
        let container = try Container(
            Module("App") {
                Singleton(Engine.init).onStart(within: .milliseconds(10)) { _ in
                    course.note("starting")
                    await course.wait()
                    course.note("started")
                }.onStop { _ in course.note("stopped") }
                Singleton(Car.init).eager()
                // Is being stopped while the other one succeeds.
                Singleton { Course() }.eager().onStop { _ in
                    course.goOn()
                    await course.until("started")
                    // What follows the action in its task.
                    try await Task.sleep(for: .milliseconds(20))
                }
            })
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(course.text == ["starting", "started", "stopped"])
    }
}

@Suite("Who waits for a start or a stop of another", .timeLimit(.minutes(1)))
struct StartAndStopWaitTests {
    private let course = Course()

    private func parent() throws -> Container {
        let course = course
        return try Container(
            Module("App") {
                Singleton(Engine.init).eager().onStart { _ in
                    course.note("starting")
                    await course.wait()
                    course.note("started")
                }
            })
    }

    @Test("a child's start waits for a start action of its parent's that runs")
    func childWaits() async throws {
        let course = course
        let parent = try parent()
        let child = try Container(
            Module("Page") {
                Singleton(Car.init).eager().onStart { _ in course.note("car started") }
            }, parent: parent)
        let first = Task { try await parent.start() }
        await course.until("starting")
        let second = Task { try await child.start() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(course.text == ["starting"])
        course.goOn()
        try await first.value
        try await second.value
        #expect(course.text == ["starting", "started", "car started"])
    }

    @Test(
        "a parent's start waits for an action of its own that its child's start runs")
    func parentWaits() async throws {
        let parent = try parent()
        let child = try Container(Module("Page") { Singleton(Car.init).eager() }, parent: parent)
        let second = Task { try await child.start() }
        await course.until("starting")
        let first = Task { try await parent.start() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(course.text == ["starting"])
        course.goOn()
        try await second.value
        try await first.value
        #expect(course.text == ["starting", "started"])
    }

    @Test("a child's start in an action that it would wait for is refused, with the path")
    func childInAction() async throws {
        let errors = Mutex<[String]>([])
        let container = Mutex<Container?>(nil)
        let parent = try Container(
            Module("App") {
                Singleton(Engine.init).eager().onStart { _ in
                    let parent = try #require(container.withLock { $0 })
                    let child = try Container(Module("Page") { Singleton(Car.init).eager() }, parent: parent)
                    do { try await child.start() } catch { errors.withLock { $0.append("\(error)") } }
                }
            })
        container.withLock { $0 = parent }
        defer { container.withLock { $0 = nil } }
        try await parent.start()
        #expect(errors.withLock { $0 }.count == 1)
        #expect(errors.withLock { $0 }.first?.contains("[circular-wait]") == true)
    }

    @Test("a stop waits for what a purge is stopping")
    func stopAfterPurge() async throws {
        let course = course
        let container = try Container(
            Module("App") {
                Singleton(Engine.init).onStop { _ in course.note("engine stopped") }
                Singleton(Car.init).evictable().onStop { _ in
                    course.note("stopping")
                    await course.wait()
                    course.note("stopped")
                }
            })
        _ = try container.get(Car.self)
        let purge = Task { try await container.purge() }
        await course.until("stopping")
        let stop = Task { try await container.stop() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(course.text == ["stopping"])
        course.goOn()
        try await stop.value
        #expect(course.text == ["stopping", "stopped", "engine stopped"])
        try await purge.value
    }

    @Test("a stop that what is purged calls does not wait for that")
    func stopInPurge() async throws {
        let course = course
        let box = Mutex<Container?>(nil)
        let container = try Container(
            Module("App") {
                Singleton(Engine.init).evictable().onStop { _ in
                    try await box.withLock { $0 }?.stop()
                    course.note("stopped")
                }
            })
        box.withLock { $0 = container }
        defer { box.withLock { $0 = nil } }
        _ = try container.get(Engine.self)
        try await container.purge()
        #expect(course.text == ["stopped"])
        #expect(container.isEnded)
    }
}
