#if Observability
import AlchemicObservability
import InMemoryLogging
import InMemoryTracing
import Logging
import Tracing
import Testing

@Suite("Who does not observe pays nothing") struct UnobservedTests {
    private let handler = InMemoryLogHandler()
    private let factory = CountingFactory()
    private var logger: Logger { Logger(label: "test", factory: { _ in handler }) }

    private func run(_ container: Container) async throws {
        try await container.start()
        _ = try container.get(Shop.Catalogue.self)
        try await container.stop()
    }

    @Test func `without an observer no metric is made and no handler is called`() async throws {
        let tracer = InMemoryTracer()
        let (log, metrics) = (EventLog(logger), EventMetrics(factory: factory))
        let container = try Container(Shop.module)
        try await withTracer(tracer) { try await run(container) }
        #expect(handler.entries.isEmpty)
        #expect(factory.made == 0)
        #expect(tracer.finishedSpans.isEmpty && tracer.activeSpans.isEmpty)
        withExtendedLifetime((log, metrics)) {}
    }

    @Test func `nothing is paid any more once the observation is cancelled`() async throws {
        let container = try Container(Shop.module)
        container.observe(EventLog(logger).record).cancel()
        container.observe(EventMetrics(factory: factory).record).cancel()
        try await run(container)
        #expect(handler.entries.isEmpty)
        #expect(factory.made == 0)
    }

    /// What is not awaited is left as it is, down to the function that makes it.
    @Test func `tracing leaves plain definitions alone`() throws {
        let shop = Module("Shop") {
            Prototype { Shop.User(name: "Ann") }
            Value(8080)
            External(Shop.Database.self)
        }
        let (plain, traced) = (try Graph(shop).definitions, try Graph(shop.traced()).definitions)
        for (one, other) in zip(plain, traced) {
            #expect(one.maker === other.maker)
            #expect(one.hasDetails == other.hasDetails)
        }
    }
}
#endif
