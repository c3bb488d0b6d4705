import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {}
private final class Car: Sendable {
    init(_ engine: Engine) {}
}

private final class Wheel: Stoppable, Sendable {
    private let action: @Sendable () async throws -> Void
    init(_ action: @escaping @Sendable () async throws -> Void) { self.action = action }
    func stop() async throws { try await action() }
}

@Suite("A start", .timeLimit(.minutes(1)))
struct StartCallerTests {
    private let journal = Journal()
    private let gate = Gate()

    private func container(within limit: Duration? = nil) throws -> Container {
        let (journal, gate) = (journal, gate)
        return try Container {
            Singleton(Engine.init).onStart(within: limit) { _ in
                journal.note("starting")
                await gate.pass()
                journal.note(Task.isCancelled ? "started, canceled" : "started")
            }.onStop { _ in journal.note("stopped") }
            Singleton(Car.init).eager()
        }
    }

    /// A start whose action runs.
    private func started(_ container: Container) async -> Task<Void, any Error> {
        let task = Task { try await container.start() }
        await journal.wait(for: "starting")
        return task
    }

    @Test(arguments: [0, 1])
    func `a start goes on as long as one of two callers wants it; the one that is canceled throws at once`(
        canceled: Int
    ) async throws {
        let container = try container()
        let callers = [await started(container), Task { try await container.start() }]
        try await Task.sleep(for: .milliseconds(20))
        callers[canceled].cancel()
        await #expect(throws: CancellationError.self) { try await callers[canceled].value }
        #expect(journal.entries == ["starting"])
        gate.open()
        try await callers[1 - canceled].value
        #expect(journal.entries == ["starting", "started"])
        #expect(!container.isEnded)
        try await container.stop()
        #expect(journal.entries == ["starting", "started", "stopped"])
    }

    @Test
    func `a start is canceled, and ends the container, once none of its callers wants it`() async throws {
        let container = try container()
        let first = await started(container)
        let second = Task { try await container.start() }
        try await Task.sleep(for: .milliseconds(20))
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        gate.open()
        await journal.wait(for: "stopped")
        #expect(journal.entries == ["starting", "started, canceled", "stopped"])
        #expect(container.isEnded)
    }

    @Test
    func `that is called when all that wanted it have been canceled throws that the container has ended`() async throws
    {
        let container = try container()
        let first = await started(container)
        first.cancel()
        let second = Task { try await container.start() }
        try await Task.sleep(for: .milliseconds(20))
        gate.open()
        await #expect(throws: CancellationError.self) { try await first.value }
        for caller in [second, Task { try await container.start() }] {
            #expect(await failure(awaiting: try await caller.value)?.id == .ended)
        }
    }

    @Test
    func `that is called in a canceled task throws, and does not end the container`() async throws {
        let container = try container()
        let canceled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await container.start()
        }
        await #expect(throws: CancellationError.self) { try await canceled.value }
        #expect(!container.isEnded)
        gate.open()
        try await container.start()
        #expect(journal.entries == ["starting", "started"])
    }

    @Test
    func `a start stops what succeeds after its time, as soon as it has`() async throws {
        let container = try container(within: .milliseconds(10))
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(journal.entries == ["starting"])
        gate.open()
        await journal.wait(for: "stopped")
        #expect(journal.entries == ["starting", "started, canceled", "stopped"])
    }

    @Test
    func `a start stops what succeeds after its time within the container's stop, if that goes on`() async throws {
        let (journal, gate) = (journal, gate)
        let container = try Container {
            Singleton(Engine.init).onStart(within: .milliseconds(10)) { _ in
                journal.note("starting")
                await gate.pass()
                journal.note("started")
            }.onStop { _ in journal.note("stopped") }
            Singleton(Car.init).eager()
            // Is being stopped while the other one succeeds.
            Singleton { Gate() }.eager().onStop { _ in
                gate.open()
                await journal.wait(for: "started")
                // What follows the action in its task.
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(journal.entries == ["starting", "started", "stopped"])
    }
}

@Suite("Who waits for a start or a stop of another", .timeLimit(.minutes(1)))
struct StartAndStopWaitTests {
    private let journal = Journal()
    private let gate = Gate()

    private func parent() throws -> Container {
        let (journal, gate) = (journal, gate)
        return try Container {
            Singleton(Engine.init).eager().onStart { _ in
                journal.note("starting")
                await gate.pass()
                journal.note("started")
            }
        }
    }

    @Test
    func `a child's start waits for a start action of its parent's that runs`() async throws {
        let (journal, gate) = (journal, gate)
        let parent = try parent()
        let child = try Container(parent: parent) {
            Singleton(Car.init).eager().onStart { _ in journal.note("car started") }
        }
        let first = Task { try await parent.start() }
        await journal.wait(for: "starting")
        let second = Task { try await child.start() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(journal.entries == ["starting"])
        gate.open()
        try await first.value
        try await second.value
        #expect(journal.entries == ["starting", "started", "car started"])
    }

    @Test
    func `a parent's start waits for an action of its own that its child's start runs`() async throws {
        let parent = try parent()
        let child = try Container(parent: parent) { Singleton(Car.init).eager() }
        let second = Task { try await child.start() }
        await journal.wait(for: "starting")
        let first = Task { try await parent.start() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(journal.entries == ["starting"])
        gate.open()
        try await second.value
        try await first.value
        #expect(journal.entries == ["starting", "started"])
    }

    @Test
    func `a child's start in an action that it would wait for is refused, with the path`() async throws {
        let errors = Variable<[String]>([])
        let container = Variable<Container?>()
        let parent = try Container {
            Singleton(Engine.init).eager().onStart { _ in
                let parent = try #require(container.value)
                let child = try Container(parent: parent) { Singleton(Car.init).eager() }
                do { try await child.start() } catch { errors.append("\(error)") }
            }
        }
        container.value = parent
        defer { container.value = nil }
        try await parent.start()
        #expect(errors.value.count == 1)
        #expect(errors.value.first?.contains("[circular-wait]") == true)
    }

    @Test
    func `a stop waits for what a purge is stopping`() async throws {
        let (journal, gate) = (journal, gate)
        let container = try Container {
            Singleton(Engine.init).onStop { _ in journal.note("engine stopped") }
            Singleton(Car.init).evictable().onStop { _ in
                journal.note("stopping")
                await gate.pass()
                journal.note("stopped")
            }
        }
        _ = try container.get(Car.self)
        let purge = Task { try await container.purge() }
        await journal.wait(for: "stopping")
        let stop = Task { try await container.stop() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(journal.entries == ["stopping"])
        gate.open()
        try await stop.value
        #expect(journal.entries == ["stopping", "stopped", "engine stopped"])
        try await purge.value
    }

    @Test
    func `a stop that what is purged calls does not wait for that`() async throws {
        let journal = journal
        let box = Variable<Container?>()
        let container = try Container {
            Singleton(Engine.init).evictable().onStop { _ in
                try await box.value?.stop()
                journal.note("stopped")
            }
        }
        box.value = container
        defer { box.value = nil }
        _ = try container.get(Engine.self)
        try await container.purge()
        #expect(journal.entries == ["stopped"])
        #expect(container.isEnded)
    }

    @Test
    func `a stop that waits for the stop of one object names that object where it would be a deadlock`() async throws {
        let (journal, gate) = (journal, gate)
        let box = Variable<Container?>()
        let container = try Container {
            Singleton { Wheel {} }
            Decorate(Wheel.self) { (_: Wheel) in
                Wheel {
                    journal.note("stopping")
                    await gate.pass()
                    do { try await box.value?.stop() } catch { journal.note("\(error)") }
                }
            }
        }
        box.value = container
        defer { box.value = nil }
        _ = try container.get(Wheel.self)
        try container.set(Wheel {})
        await journal.wait(for: "stopping")
        let stop = Task { try await container.stop() }
        try await Task.sleep(for: .milliseconds(20))
        gate.open()
        try await stop.value
        let words = "waiting for `stop()` would deadlock: it waits for `Wheel around Wheel`"
        #expect(journal.entries.last?.contains(words) == true, "\(journal.entries)")
    }
}
