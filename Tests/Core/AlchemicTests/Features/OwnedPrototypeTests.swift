import Alchemic
import Testing

private final class Connection: Sendable, Stoppable {
    func stop() async throws {}
}

@Suite("A prototype with a stop of its own")
struct OwnedPrototypeTests {
    @Test("is its consumer's business if that takes a provider, awaited or not")
    func provided() throws {
        let graph = try Graph {
            Prototype(Connection.init)
            Prototype(Takes<AsyncProvider<Connection>>.init)
            Prototype(Takes<Provider<Connection>>.init)
        }
        #expect(graph.warnings.isEmpty)
    }

    @Test("is one error of a strict check")
    func strict() {
        #expect(throws: GraphError.self) { try Container(strict: true) { Prototype(Connection.init) } }
    }
}
