#if Observability
import AlchemicObservability
import InMemoryTracing
import Testing
import Tracing

@Suite("What is awaited has spans") struct SpanTests {
    private let tracer = InMemoryTracer()

    private func span(_ name: String) throws -> FinishedInMemorySpan {
        try #require(tracer.finishedSpans.first { $0.operationName == name })
    }

    private var names: [String] { tracer.finishedSpans.map(\.operationName) }

    @Test func `construction start and stop`() async throws {
        let container = try Container(Shop.module.traced(by: tracer))
        try await container.start()
        _ = try container.get(Shop.Catalogue.self)
        try await container.stop()
        // The catalogue is built by a plain call, and has none.
        #expect(names == ["build Database", "start Database", "stop Database"])
        let attributes = try span("build Database").attributes
        #expect(attributes["alchemic.definition"]?.toSpanAttribute() == .string("Database"))
        #expect(attributes["alchemic.lifetime"]?.toSpanAttribute() == .string("singleton"))
        #expect(attributes["alchemic.place"]?.toSpanAttribute() == .string("Shop/Shop.swift:2:5"))
    }

    @Test func `spans of a factory are children of its own`() async throws {
        final class Rates: Sendable {
            init(_ tracer: InMemoryTracer) async throws { await tracer.withSpan("fetch") { _ in await Task.yield() } }
        }
        let shop = Module("Shop") { Singleton { () async throws in try await Rates(tracer) } }
        _ = try await Container(shop.traced(by: tracer)).get(async: Rates.self)
        #expect(try span("fetch").parentSpanID == span("build Rates").spanID)
    }

    @Test func `start and stop actions the object's own or declared are within theirs`() async throws {
        final class Server: Sendable {}
        final class Pool: Sendable, Startable, Stoppable {
            let tracer: InMemoryTracer
            init(_ tracer: InMemoryTracer) { self.tracer = tracer }
            func start() async throws { tracer.withSpan("open") { _ in } }
            func stop() async throws { tracer.withSpan("close") { _ in } }
        }
        let shop = Module("Shop") {
            Singleton { Server() }.eager()
                .onStart { _ in tracer.withSpan("listen") { _ in } }
                .onStop { _ in tracer.withSpan("hang up") { _ in } }
            Singleton { Pool(tracer) }.eager()
        }
        let container = try Container(shop.traced(by: tracer))
        try await container.start()
        try await container.stop()
        for (child, parent) in [
            ("listen", "start Server"), ("hang up", "stop Server"), ("open", "start Pool"), ("close", "stop Pool"),
        ] {
            #expect(try span(child).parentSpanID == span(parent).spanID)
        }
        #expect(names.count == 8)
    }

    /// A role is what another product gives an object: to run as a service, for example.
    @Test func `what another product does with an object is within its spans`() async throws {
        final class Server: Sendable {}
        struct Role: LifecycleRole {
            let tracer: InMemoryTracer
            func begin(_ box: ErasedBox, of node: Node) async throws { tracer.withSpan("run") { _ in } }
            func end(_ box: ErasedBox) async throws { tracer.withSpan("shut down") { _ in } }
        }
        let shop = Module("Shop") { Singleton { Server() }.eager() }
        let container = try Container(shop.traced(by: tracer))
        container.give(Role(tracer: tracer), to: container.ownBareNodes)
        try await container.start()
        try await container.stop()
        #expect(names == ["run", "start Server", "shut down", "stop Server"])
        #expect(try span("run").parentSpanID == span("start Server").spanID)
        #expect(try span("shut down").parentSpanID == span("stop Server").spanID)
    }

    @Test func `each is a child of the span in which the object is requested`() async throws {
        let container = try Container(Shop.module.traced(by: tracer))
        try await tracer.withSpan("launch") { _ in try await container.start() }
        try await tracer.withSpan("request") { _ in
            let request = try container.scope("request", with: Shop.User(name: "Ann"))
            _ = try await request.get(async: Shop.Cart.self)
            try await request.stop()
        }
        #expect(try span("build Database").parentSpanID == span("launch").spanID)
        #expect(try span("start Database").parentSpanID == span("launch").spanID)
        #expect(try span("build Cart").parentSpanID == span("request").spanID)
        #expect(try span("build Cart").attributes["alchemic.scope"]?.toSpanAttribute() == .string("request"))
    }

    @Test func `an error is recorded`() async throws {
        let container = try Container(Shop.module.traced(by: tracer))
        let request = try container.scope("request", with: Shop.User(name: "Ann"))
        await #expect(throws: ResolutionError.self) { try await request.get(async: Shop.Receipt.self) }
        let span = try span("build Receipt \"receipt\"")
        #expect(span.errors.map(\.error) is [Shop.Closed])
        #expect(span.status?.code == .error)
    }

    @Test func `without a tracer it is the current one`() async throws {
        let container = try Container(Shop.module.traced())
        try await withTracer(tracer) { try await container.start() }
        #expect(names == ["build Database", "start Database"])
    }

    @Test func `traced twice is traced once`() async throws {
        let container = try Container(Shop.module.traced(by: tracer).traced(by: tracer))
        try await container.start()
        #expect(names == ["build Database", "start Database"])
    }

    @Test func `the graph is the same`() throws {
        func lines(_ module: Module) throws -> [String] { try Graph(module).definitions.map(\.description) }
        #expect(try lines(Shop.module.traced(by: tracer)) == lines(Shop.module))
    }
}
#endif
