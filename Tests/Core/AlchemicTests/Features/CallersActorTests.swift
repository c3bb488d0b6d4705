import Alchemic
import Dispatch
import Synchronization
import Testing

/// What leaves an actor comes back by a job of its own: whoever asks for what is there should not wait for one.
@Suite struct CallersActorTests {
    private final class Cache: Sendable {}
    private final class Session: Sendable {}
    private final class Connection: Stoppable, Sendable {
        func stop() async {}
    }

    /// Counts the jobs of an actor.
    private final class CountedExecutor: SerialExecutor {
        private let queue = DispatchQueue(label: "counted")
        private let jobs = Atomic<Int>(0)
        var count: Int { jobs.load(ordering: .relaxed) }

        func enqueue(_ job: consuming ExecutorJob) {
            jobs.add(1, ordering: .relaxed)
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private actor Screen {
        private let executor = CountedExecutor()
        private let container: Container
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        init(_ container: Container) { self.container = container }

        /// How often the screen has to be entered again until it has the object.
        func returns<Value: Sendable>(for type: Value.Type) async throws -> Int {
            let before = executor.count
            _ = try await container.get(async: type)
            return executor.count - before
        }

        /// The same until a scope has ended in which an object was made.
        func returns<Value: Sendable>(forTheEndWith type: Value.Type) async throws -> Int {
            let scope = try container.scope("screen")
            _ = try scope.get(type)
            let before = executor.count
            try await scope.stop()
            return executor.count - before
        }
    }

    private let container: Container

    init() throws {
        container = try Container {
            Singleton(Cache.init)
            Scoped("screen", Session.init)
            Scoped("screen", Connection.init)
        }
    }

    @Test func `what is built is had without leaving the actor`() async throws {
        let screen = Screen(container)
        #expect(try await screen.returns(for: Cache.self) == 1, "it is built elsewhere")
        #expect(try await screen.returns(for: Cache.self) == 0)
    }

    @Test func `a scope with nothing to stop ends without leaving the actor`() async throws {
        let screen = Screen(container)
        #expect(try await screen.returns(forTheEndWith: Session.self) == 0)
        #expect(try await screen.returns(forTheEndWith: Connection.self) > 0, "it is stopped elsewhere")
    }
}
