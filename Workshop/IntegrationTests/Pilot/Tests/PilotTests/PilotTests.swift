import AlchemicChecking
import AlchemicConfiguration
import AlchemicObservability
import AlchemicTesting
import Foundation
import Hummingbird
import HummingbirdTesting
import InMemoryTracing
import Logging
import Metrics
import MetricsTestKit
import ParcelStorage
import Parcels
import Synchronization
import Testing
import Tracing

@testable import ParcelService

/// The backends of this process: both can be set once.
private enum Backends {
    static let metrics = TestMetrics()
    static let tracer = InMemoryTracer()
    static let areSet: Void = {
        MetricsSystem.bootstrap(metrics)
        InstrumentationSystem.bootstrap(tracer)
    }()
}

/// The service with a database of its own in memory.
private func pilot() -> Module {
    Backends.areSet
    let values: [AbsoluteConfigKey: ConfigValue] = ["database.path": ":memory:", "http.port": 0]
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return parcelService(logger).traced().configured(by: ConfigReader(provider: InMemoryProvider(values: values)))
}

/// What the check of a build would say.
@Suite struct PilotGraphTests {
    @Test func `the graph is valid and has what code resolves`() throws {
        let problems = try GraphCheck.problems(pilot(), program: "ParcelService", roots: [Tracker.self])
        for problem in problems { Issue.record("\(problem)") }
    }
}

@Suite(.serialized, .container(pilot(), running: true, except: ParcelServer.self))
struct PilotTests {
    /// Sends requests to the router of the test's own server.
    private func send(
        _ method: HTTPRequest.Method, _ uri: String, as user: String? = "Ann"
    ) async throws -> (status: Int, body: String) {
        try await Container.test.get(ParcelServer.self).test(.router) { client in
            let headers: HTTPFields = user.map { [.authorization: $0] } ?? [:]
            return try await client.execute(uri: uri, method: method, headers: headers) { response in
                (response.status.code, String(buffer: response.body))
            }
        }
    }

    @Test func `each user sees their own parcels`() async throws {
        #expect(try await send(.put, "/parcels/a1/swift-post").status == 200)
        #expect(try await send(.put, "/parcels/b1/slow-boat", as: "Ben").status == 200)
        let body = try await send(.get, "/parcels").body
        let parcels = try JSONDecoder().decode([Parcel].self, from: Data(body.utf8))
        #expect(parcels == [Parcel(id: "a1", carrier: "swift-post", status: .moving)])
        #expect(try await send(.get, "/parcels/a1", as: "Ben").status == 404)
        #expect(try await send(.get, "/parcels", as: nil).status == 401)
        #expect(try await send(.put, "/parcels/c1/pigeon").status == 422)
    }

    @Test func `the poller brings parcels home and counts them`() async throws {
        _ = try await send(.put, "/parcels/a2/swift-post")
        for _ in 0..<3 { try await Container.test.get(Poller.self).poll() }
        #expect(try await send(.get, "/parcels/a2").body.contains("delivered"))
        let counter = try Backends.metrics.expectCounter("parcels.polled", [("carrier", "swift-post")])
        #expect(counter.totalValue >= 2)
    }

    @Test func `requests are counted and traced`() async throws {
        _ = try await send(.get, "/parcels")
        #expect(Backends.metrics.timers.contains { $0.label == "http.server.request.duration" })
        #expect(Backends.tracer.finishedSpans.contains { $0.operationName == "/parcels" })
    }

    @Test func `the database is closed in its turn`() async throws {
        try await withTestContainer(pilot(), running: true, except: [ParcelServer.self]) { container in
            let tracer = Backends.tracer
            _ = try container.get((any ParcelStore).self)
            try await container.stop()
            #expect(tracer.finishedSpans.contains { $0.operationName == "stop SQLiteParcelStore" })
        }
    }
}

/// What the wiring of each program is: the lines of its file after the mark, without comments and empty ones.
@Suite struct WiringTests {
    private func lines(of program: String) throws -> Int {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/\(program)/Wiring.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let begin = try #require(lines.firstIndex { $0.hasPrefix("// Counted from here on") })
        return lines[begin...].count { !$0.isEmpty && !$0.hasPrefix("//") }
    }

    @Test func `it is no longer than by hand`() throws {
        let (here, byHand) = (try lines(of: "ParcelService"), try lines(of: "ParcelServiceByHand"))
        print("lines of wiring: \(here) here, \(byHand) by hand")
        #expect(Double(here) <= 1.1 * Double(byHand))
    }
}
