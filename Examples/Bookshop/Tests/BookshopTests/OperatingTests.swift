import Foundation
import GRDB
import NIOHTTP1
import Testing
import Web

/// What those who run the shop see.
struct OperatingTests {
    @Test func itIsAliveBeforeItIsReady() async throws {
        let folder = try TemporaryFolder()
        let other = try DatabaseQueue(path: folder.database)
        try await other.writeWithoutTransaction { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
        try await other.write { try $0.execute(sql: "CREATE TABLE held (number INTEGER)") }
        // The start waits for the database, which another program holds.
        let program = try RunningShop(["DATABASE_PATIENCE": "60"], in: folder)
        let operations = try await program.operations()
        #expect(try await operations.get("/health").decoded() == HealthBody(.alive))
        let response = try await operations.get("/ready")
        #expect(response.status == .serviceUnavailable)
        #expect(try response.decoded() == HealthBody(.starting))
        try other.close()
        try await until("the shop is ready") { try await operations.get("/ready").status == .ok }
        _ = try await program.shop().withBooks()
    }

    @Test func metricsAreCounted() async throws {
        let program = try RunningShop()
        let shop = try await program.shop()
        for _ in 1...3 { _ = try await shop.get("/cart") }
        let metrics = try await program.operations().get("/metrics")
        #expect(metrics.status == .ok)
        let labels = #"{http_request_method="GET",http_response_status_code="200",http_route="/cart"}"#
        #expect(metrics.text.contains("\nhb_requests_total\(labels) 3.0\n"))
        #expect(metrics.text.contains("\nhttp_server_request_duration_seconds_count\(labels) 3\n"))
        // What happens in the container is counted too.
        #expect(metrics.text.contains(#"alchemic_built_total{definition="CurrentCart""#))
    }

    @Test func aRequestsLogLinesAndSpanAreTiedTogether() async throws {
        let program = try RunningShop(["TRACING_SPANS": "memory", "LOG_LEVEL": "debug"])
        let shop = try await program.shop()
        let id = try #require(try await shop.get("/cart").headers.first(name: "X-Request-ID"))
        let response = try await program.operations().get("/spans")
        #expect(response.status == .ok)
        let spans: [SpanBody] = try response.decoded()
        let request = try #require(
            spans.first { $0.attributes["http.response.header.x_request_id"] == id }, "\(spans)")
        #expect(request.name == "GET /cart" || request.name == "/cart" && request.milliseconds > 0)
        let lines = program.log.filter { $0.metadata["hb.request.id"] == id }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.metadata["trace"] == request.trace })
        // What is awaited when the shop starts has spans of the container.
        #expect(spans.contains { $0.attributes["alchemic.definition"] != nil })
        #expect(try await program.operations().get("/spans").decoded() == [SpanBody](), "they were read")
    }

    @Test func thereAreNoSpansUnlessTheyAreWanted() async throws {
        let program = try RunningShop(["LOG_LEVEL": "debug"])
        _ = try await program.shop().get("/cart")
        #expect(try await program.operations().get("/spans").status == .notFound)
        #expect(program.log.allSatisfy { $0.metadata["trace"] == nil })
    }

    @Test func aPortThatIsInUseIsSaid() async throws {
        let first = try RunningShop()
        let port = try #require(URL(string: try await first.shop().address)?.port)
        let second = try RunningShop(["HTTP_PORT": "\(port)"])
        #expect(try await second.end() == 1)
        #expect(second.text.contains("another program listens on port \(port) of 127.0.0.1: stop it, or configure"))
    }

    @Test func allMistakesOfAConfigurationAreSaidTogether() async throws {
        let program = try RunningShop(["HTTP_PORT": "eighty", "RATES_TIMEOUT": "soon", "LOG_LEVEL": "loud"])
        #expect(try await program.end() == 1)
        for key in ["http.port", "rates.timeout", "log.level"] {
            #expect(program.text.contains("value for \"\(key)\""))
        }
        #expect(program.text.contains("allowed: trace, debug, info"))
        for value in ["eighty", "soon", "loud"] { #expect(!program.text.contains(value)) }
        #expect(!FileManager.default.fileExists(atPath: program.folder.database))
    }

    @Test func theEnvironmentComesBeforeTheFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "bookshop.json")
        try Data(#"{"log": {"level": "debug"}, "http": {"port": 1, "host": "localhost"}}"#.utf8).write(to: file)
        let program = try RunningShop(["CONFIG_FILE_PATH": file.path], in: folder)
        _ = try await program.shop().get("/cart")
        #expect(program.log.contains { $0.level == "debug" })
    }

    @Test func aFileThatIsNotThereIsSaid() async throws {
        let program = try RunningShop(["CONFIG_FILE_PATH": "/nowhere.json"])
        #expect(try await program.end() == 1)
        #expect(program.text.contains("/nowhere.json"))
    }

    @Test func aDatabaseThatCannotBeOpenedIsSaid() async throws {
        let program = try RunningShop(["DATABASE_PATH": "/nowhere/shop.sqlite"])
        #expect(try await program.end() == 1)
        #expect(program.text.contains("the folder of the database /nowhere/shop.sqlite does not exist: create it"))
    }
}
