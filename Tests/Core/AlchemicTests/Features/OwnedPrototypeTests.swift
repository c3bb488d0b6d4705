import Alchemic
import Testing

private final class Connection: Sendable, Stoppable {
    func stop() async throws {}
}

private final class Poller: Sendable, Startable {
    func start() async throws {}
}

private struct Takes<Dependency> {
    init(_ dependency: Dependency) {}
}

@Suite("A prototype with a start or a stop of its own")
struct OwnedPrototypeTests {
    private func warnings(@ModuleBuilder _ elements: () -> [ModuleElement]) throws -> [Diagnostic.ID] {
        try Graph(Module("App", elements)).warnings.map(\.id)
    }

    @Test("is its consumer's business if that takes a provider", arguments: [true, false])
    func provided(isAwaited: Bool) throws {
        #expect(
            try warnings {
                Prototype(Connection.init)
                if isAwaited {
                    Prototype(Takes<AsyncProvider<Connection>>.init)
                } else {
                    Prototype(Takes<Provider<Connection>>.init)
                }
            }.isEmpty)
    }

    @Test("is left alone where the declaration says that its consumers own it")
    func meant() throws {
        #expect(try warnings { Prototype(Connection.init).ownedByConsumer() }.isEmpty)
        #expect(try warnings { Prototype(Poller.init).named("poller").ownedByConsumer() }.isEmpty)
    }

    @Test("is warned of whoever takes it, if the action is the declaration's: no consumer could call that")
    func declaredAction() throws {
        #expect(
            try warnings {
                Prototype(Connection.init).onStop { _ in }.ownedByConsumer()
                Prototype(Takes<Provider<Connection>>.init)
            } == [.neverStopped])
    }

    @Test("is one error of a strict check")
    func strict() {
        #expect(throws: GraphError.self) {
            try Container(Module("App") { Prototype(Connection.init) }, strict: true)
        }
    }
}
