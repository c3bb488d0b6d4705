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
        #expect(error?.code == .ended)
    }
}
