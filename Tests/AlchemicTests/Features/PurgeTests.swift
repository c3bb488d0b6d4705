import Alchemic
import Synchronization
import Testing

private final class Pictures: Sendable {}
private final class Job: Sendable {}

@Suite("Purging")
struct PurgeTests {
    @Test("stops what it drops, whichever of its containers is asked", arguments: ["parent", "child", "scope"])
    func stops(asked: String) async throws {
        let stopped = Mutex(0)
        let parent = try Container(
            Module("App") {
                Singleton(Pictures.init).evictable().onStop { _ in stopped.withLock { $0 += 1 } }
                Scoped("job", Job.init)
            })
        let child = try Container(Module("Page") { Value(1) }, parent: parent)
        let container = try ["parent": parent, "child": child, "scope": parent.scope("job")][asked] ?? parent
        _ = try container.get(Pictures.self)
        try await container.purge()
        #expect(stopped.withLock { $0 } == 1)
        #expect(try !container.isBuilt(Pictures.self))
        try await parent.stop()
        #expect(stopped.withLock { $0 } == 1)
    }

    @Test("stops each object that it drops, even one that stands where a former one stood")
    func again() async throws {
        let stopped = Mutex(0)
        let container = try Container(
            Module("App") {
                Singleton(Pictures.init).evictable().onStop { _ in stopped.withLock { $0 += 1 } }
            })
        for count in 1...50 {
            _ = try container.get(Pictures.self)
            try await container.purge()
            #expect(stopped.withLock { $0 } == count)
        }
    }
}
