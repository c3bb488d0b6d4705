#if Observability
import AlchemicObservability
import CoreMetrics
import MetricsTestKit
import Testing

@Suite("Events are counters and timers") struct EventMetricsTests {
    private static let cart = [("definition", "Cart"), ("lifetime", "scoped"), ("scope", "request")]

    @Test func `they count by definition and kind`() async throws {
        let test = TestMetrics()
        let container = try Container(Shop.module, observer: EventMetrics(factory: test).record)
        try await container.start()
        for _ in 1...3 {
            let request = try container.scope("request", with: Shop.User(name: "Ann"))
            _ = try await request.get(async: Shop.Cart.self)
            _ = try? await request.get(async: Shop.Receipt.self)
            try await request.stop()
        }
        try await container.stop()
        let database = [("definition", "Database"), ("lifetime", "singleton")]
        #expect(test.counterTotal(label: "alchemic.built", dimensions: Self.cart) == 3)
        #expect(test.counterTotal(label: "alchemic.built", dimensions: database) == 1)
        #expect(test.counterTotal(label: "alchemic.ready", dimensions: database) == 1)
        #expect(test.counterTotal(label: "alchemic.stopped", dimensions: database) == 1)
        #expect(test.counterTotal(label: "alchemic.failed") == 3)
        #expect(test.counterTotal(label: "alchemic.checked") == 1)
        #expect(test.counterTotal(label: "alchemic.started") == 1)
        #expect(try test.expectTimer("alchemic.build.duration", Self.cart).values.count == 3)
        #expect(try test.expectTimer("alchemic.start.duration", database).values.count == 1)
        #expect(try test.expectTimer("alchemic.stop.duration", database).values.count == 1)
        #expect(try test.expectTimer("alchemic.check.duration").values.count == 1)
    }

    @Test func `a metric is made once however often something happens`() async throws {
        let factory = CountingFactory()
        let container = try Container(Shop.module, observer: EventMetrics(factory: factory).record)
        func serve() async throws {
            let request = try container.scope("request", with: Shop.User(name: "Ann"))
            _ = try await request.get(async: Shop.Cart.self)
            try await request.stop()
        }
        try await serve()
        let made = factory.made
        #expect(made > 0)
        for _ in 1...100 { try await serve() }
        #expect(factory.made == made)
    }

    @Test func `without a factory it is the program's own`() throws {
        let test = TestMetrics()
        let metrics = withMetricsFactory(test) { EventMetrics() }
        _ = try Container(Shop.module, observer: metrics.record)
        #expect(test.counterTotal(label: "alchemic.checked") == 1)
    }
}
#endif
