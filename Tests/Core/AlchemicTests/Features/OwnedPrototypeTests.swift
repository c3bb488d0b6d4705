import Alchemic
import Testing

private final class Connection: Sendable, Stoppable {
    func stop() async throws {}
}

private final class Poller: Sendable, Startable {
    func start() async throws {}
}

private final class Worker: Sendable, Startable, Stoppable {
    init() {}
    init(number: Int) {}
    func start() async throws {}
    func stop() async throws {}
}

private struct Takes<Dependency> {
    init(_ dependency: Dependency) {}
}

private protocol Wire: Sendable {}
extension Connection: Wire {}
private final class TracedWire: Wire {
    init(_ inner: any Wire) {}
}

@Suite("A prototype with a start or a stop of its own")
struct OwnedPrototypeTests {
    private func warnings(@ModuleBuilder _ elements: () -> [ModuleElement]) throws -> [Diagnostic.ID] {
        try Graph(Module("App", elements)).warnings.map(\.id)
    }

    @Test("is warned of: the container calls neither")
    func warned() throws {
        #expect(try warnings { Prototype(Connection.init) } == [.neverStopped])
        #expect(try warnings { Prototype(Poller.init) } == [.neverStarted])
        #expect(try warnings { Prototype({ Worker() }) } == [.neverStopped])
    }

    @Test("is warned of if a parameter takes it, in a list and through a `Lazy` too")
    func taken() throws {
        #expect(
            try warnings {
                Prototype(Connection.init)
                Prototype(Takes<Connection>.init)
            } == [.neverStopped])
        #expect(
            try warnings {
                Prototype(Connection.init)
                Prototype(Takes<[Connection]>.init)
            } == [.neverStopped])
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

    @Test("is warned of as long as one consumer takes it without a provider")
    func takenBothWays() throws {
        #expect(
            try warnings {
                Prototype(Connection.init)
                Prototype(Takes<Provider<Connection>>.init)
                Prototype(Takes<Connection>.init)
            } == [.neverStopped])
    }

    @Test("is its consumer's business through a provider of what decorates it")
    func decorated() throws {
        #expect(
            try warnings {
                Prototype(Connection.init).as((any Wire).self)
                Decorate((any Wire).self) { TracedWire($0) }
                Prototype(Takes<Provider<any Wire>>.init)
            }.isEmpty)
        #expect(
            try warnings {
                Prototype(Connection.init).as((any Wire).self)
                Decorate((any Wire).self) { TracedWire($0) }
                Prototype(Takes<any Wire>.init)
            } == [.neverStopped])
    }

    @Test("is its caller's business if it takes arguments")
    func withArguments() throws {
        #expect(try warnings { Prototype({ Worker(number: $0) }, .argument) }.isEmpty)
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
