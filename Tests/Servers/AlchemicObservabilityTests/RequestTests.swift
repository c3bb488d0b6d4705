#if Observability
import AlchemicObservability
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing

/// A server's request, as a middleware would serve it: its own logger, its own span, its own scope.
@Suite("Log lines, metrics and spans of a request belong together") struct RequestTests {
    private let handler = InMemoryLogHandler()
    private let metrics = TestMetrics()
    private let tracer = InMemoryTracer()

    private var logger: Logger {
        var logger = Logger(label: "server", factory: { _ in handler })
        logger.logLevel = .trace
        return logger
    }

    private func serve(_ id: String, _ container: Container) async throws {
        try await withLogger(mergingMetadata: ["request-id": "\(id)"]) { _ in
            try await tracer.withSpan("request \(id)") { _ in
                let scope = try container.scope("request", with: Shop.User(name: id))
                _ = try await scope.get(async: Shop.Cart.self)
                try await scope.stop()
            }
        }
    }

    @Test func `served at the same time they are not mixed up`() async throws {
        let (log, counters) = (EventLog(), EventMetrics(factory: metrics))
        let container = try Container(Shop.module.traced(by: tracer)) { event in
            log.record(event)
            counters.record(event)
        }
        let requests = (1...8).map { "r\($0)" }
        try await withLogger(logger) { _ in
            try await container.start()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in requests { group.addTask { try await serve(id, container) } }
                try await group.waitForAll()
            }
            try await container.stop()
        }

        let spans = tracer.finishedSpans
        for id in requests {
            // Its lines have its id, and one says that its cart was built.
            let lines = handler.entries.filter { $0.metadata["request-id"] == "\(id)" }
            let built = lines.filter { $0.message == "object built" }
            #expect(built.map { $0.metadata["alchemic.definition"] } == ["Cart"])
            #expect(lines.allSatisfy { $0.metadata["alchemic.scope"] == "request" })
            // Its cart's span is a child of its own span.
            let request = try #require(spans.first { $0.operationName == "request \(id)" })
            let children = spans.filter { $0.parentSpanID == request.spanID }
            #expect(children.map(\.operationName) == ["build Cart"])
            #expect(children.map(\.traceID) == [request.traceID])
        }
        #expect(spans.count { $0.operationName == "build Cart" } == requests.count)
        let cart = [("definition", "Cart"), ("lifetime", "scoped"), ("scope", "request")]
        #expect(metrics.counterTotal(label: "alchemic.built", dimensions: cart) == 8)
        #expect(try metrics.expectTimer("alchemic.build.duration", cart).values.count == 8)
    }
}
#endif
