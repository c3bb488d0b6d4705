import Alchemic
import Testing

private final class Connection: Sendable, Stoppable {
    func stop() async throws {}
}

@Suite
struct OwnedPrototypeTests {
    @Test
    func `a prototype with a stop of its own is its consumer's business if that takes a provider, awaited or not`()
        throws
    {
        let graph = try Graph {
            Prototype(Connection.init)
            Prototype(Takes<AsyncProvider<Connection>>.init)
            Prototype(Takes<Provider<Connection>>.init)
        }
        #expect(graph.warnings.isEmpty)
    }

    @Test
    func `a prototype with a stop of its own is one error of a strict check`() {
        #expect(throws: GraphError.self) { try Container(strict: true) { Prototype(Connection.init) } }
    }
}
