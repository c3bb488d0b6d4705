#if Services
import AlchemicGraphDocument
import AlchemicServices
import InMemoryLogging
import Logging
import TestSupport
import Testing

private final class Store: Startable, Sendable {
    func start() async throws {}
}
private final class Clerk: Service, Sendable {
    let store: Store
    init(store: Store) { self.store = store }
    func run() async throws { try await gracefulShutdown() }
}
private final class Orders: Sendable {}
private final class Ledger: Sendable {}

@Suite("Every check knows which services a run of the program runs") struct ServiceCheckTests {
    private let journal = Journal()

    private func shop(_ clerk: Singleton<Clerk>) -> Module {
        Module("Shop") {
            clerk
            Singleton { Store() }
            Singleton { Orders() }
        }
    }

    @Test
    func `so that they are used, and what they need is started, with no list of them`() throws {
        let graph = try Graph(shop(Singleton(Clerk.init(store:))), roots: [Orders.self], strict: true)
        #expect(graph.warnings.isEmpty)
        let document = graph.document
        #expect(document.startOrder.isEmpty)
        #expect(document.buildOrder.map { $0.split(separator: ".").last } == ["Store", "Clerk"])
        #expect(document.definitions.map(\.isService) == [true, false, false])
        #expect(document.json().contains(#""service": true"#) && !document.json().contains(#""service": false"#))
    }

    @Test
    func `a run logs the warnings of the check`() throws {
        let handler = InMemoryLogHandler()
        _ = try ContainerService(
            Module("Shop") {
                Scoped("visit", Clerk.init(store:))
                Singleton { Store() }
            }, logger: Logger(label: "run") { _ in handler })
        #expect(handler.entries.allSatisfy { $0.level == .warning })
        #expect(handler.entries.first?.message == "`Clerk` is a service, but only singletons and values are run")
        // The store has a start action, and nothing that is started needs the store.
        #expect(handler.entries.map { $0.metadata["warning.id"] } == ["service-not-run", "never-started"])
    }

    @Test
    func `so that a service that is not run stands before what only it uses, which is unused`() throws {
        let module = Module("Shop") {
            Singleton { Store() }.eager()
            Singleton { Ledger() }
            Scoped("visit") { (store: Store, _: Ledger) in Clerk(store: store) }
            Singleton { Orders() }
        }
        let warnings = try Graph(module, roots: [Orders.self]).warnings.map(\.id)
        #expect(warnings == [.serviceNotRun, .unused, .unused])
    }

    @Test
    func `of which lazy ones are used, but start nothing`() throws {
        let graph = try Graph(shop(Singleton(Clerk.init(store:)).lazy()), roots: [Orders.self])
        #expect(graph.warnings.map(\.id) == [.neverStarted])
        let value = try Graph(Module("Shop") { Value(Clerk(store: Store())) }, roots: [Clerk.self], strict: true)
        #expect(value.document.definitions.map(\.isService) == [true])
    }

    @Test
    func `and warns of those that nothing runs`() throws {
        let graph = try Graph(
            Module("Shop") {
                Prototype { Worker("each", journal) }
                Scoped("request") { Worker("request", journal) }.named("request")
                Singleton { (_: Provider<Clerk>) in [1] }
                Prototype { Clerk(store: Store()) }
            })
        #expect(graph.warnings.map(\.id) == [.serviceNotRun, .serviceNotRun, .serviceNotRun])
    }

    @Test
    func `while a start of a container alone builds none of them`() async throws {
        let built = Journal()
        let container = try Container(
            Module("Shop") {
                Singleton { built.noting("built", Worker("worker", journal)) }
            })
        try await container.start()
        try await container.stop()
        #expect(built.entries.isEmpty && journal.entries.isEmpty)
    }
}
#endif
