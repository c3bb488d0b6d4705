import Alchemic
import Testing

private final class Request: Sendable {}

private final class Handler: Sendable {
    let requests: ScopeProvider<Request>
    init(requests: ScopeProvider<Request>) { self.requests = requests }
}

private protocol Store: Sendable {}
private final class FileStore: Store {}

@Suite("What outlives a child container")
struct OutlivingTests {
    @Test("a scope provider of a container that is gone says so")
    func scopeProvider() throws {
        let parent = try Container(Module("parent") { Scoped("request", Request.init) })
        let handler = try Container(Module("child") { Singleton(Handler.init(requests:)) }, parent: parent)
            .get(Handler.self)
        let scope = try parent.scope("request")
        let error = #expect(throws: ResolutionError.self) { _ = try handler.requests.get(in: scope) }
        #expect(error?.id == .ended)
    }

    private func store(of container: Container) throws -> FileStore? {
        try container.get((any Store).self) as? FileStore
    }

    /// What this pins shows under a sanitizer: replacing the object wrote to the tables of containers that were gone.
    @Test("replacing an object touches no container that has asked for it and is gone")
    func replaced() throws {
        let parent = try Container(Module("parent") { Singleton(FileStore.init).as((any Store).self) })
        let first = try store(of: parent)
        for number in 0..<100 {
            let child = try Container(Module("child") { Value(number) }, parent: parent)
            #expect(try store(of: child) === first)
            let shared = try parent.withOverrides {
                Value(number)
            } synchronously: {
                try store(of: parent)
            }
            #expect(shared === first)
        }
        let second = FileStore()
        try parent.set(second)
        #expect(try store(of: parent) === second)
    }
}
