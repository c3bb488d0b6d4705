#if Hummingbird
import AlchemicHummingbird
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import TestSupport
import Testing

extension Logger {
    /// The id of a request, in what is logged.
    fileprivate var requestID: String? { self[metadataKey: "hb.request.id"]?.description }
}

@Suite struct ScopeMiddlewareTests {
    let container: Container
    let visits: Visits
    let router: ScopedRouter

    init() throws {
        container = try Container(shop)
        visits = try container.get(Visits.self)
        router = try makeRouter(container)
    }

    /// Sends one request to a real server.
    private func answer(_ path: String, _ method: HTTPRequest.Method = .get) async throws -> (
        HTTPResponse.Status, String
    ) {
        try await AlchemicHummingbirdTests.answer(of: router, path, method)
    }

    @Test func `a handler gets what it needs in one line`() async throws {
        router.get("id") { _, context in try context.scope.get(Visit.self).id.text }
        #expect(try await answer("/id?id=7") == (.ok, "7"))
        await visits.wait(forEnded: 1)
        #expect(visits.living == 0)
    }

    @Test func `a body that is streamed is written in the scope`() async throws {
        router.get("stream") { _, context in
            let scope = try context.scope.container
            return streamed { writer in
                for _ in 0..<3 {
                    try await writer.write(ByteBuffer(string: try scope.get(Visit.self).id.text))
                    try await writer.write(ByteBuffer(string: Container.current === scope ? "+" : "-"))
                }
            }
        }
        #expect(try await answer("/stream?id=x") == (.ok, "x+x+x+"))
        await visits.wait(forEnded: 1)
    }

    @Test
    func `the scope ends once, after the body, whether or not one is written, and when something is thrown`()
        async throws
    {
        let visits = visits
        router.get("short") { _, context in
            _ = try context.scope.get(Ledger.self)
            return streamed(contentLength: 1) { try await $0.write(ByteBuffer(string: "\(visits.stopped)")) }
        }
        router.get("stream") { _, context in
            _ = try context.scope.get(Ledger.self)
            return streamed { _ in }
        }
        router.get("throws") { _, context -> String in
            _ = try context.scope.get(Ledger.self)
            throw HTTPError(.conflict)
        }
        router.get("breaks") { _, context in
            _ = try context.scope.get(Ledger.self)
            return streamed { _ in throw Broken() }
        }
        #expect(try await answer("/short") == (.ok, "0"))
        await visits.wait(forEnded: 1)
        #expect(visits.stopped == 1)
        // A body that is never written.
        #expect(try await answer("/stream", .head).0 == .ok)
        await visits.wait(forEnded: 2)
        #expect(visits.stopped == 2)
        #expect(try await answer("/throws").0 == .conflict)
        await visits.wait(forEnded: 3)
        #expect(visits.stopped == 3)
        _ = try? await answer("/breaks")
        await visits.wait(forEnded: 4)
        #expect(visits.stopped == 4)
    }

    @Test func `a body written ahead keeps its trailers`() async throws {
        let trailer = try #require(HTTPField.Name("X-Sum"))
        router.get("sum") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody(contentLength: 4) { writer in
                    try await writer.write(contentsOf: [ByteBuffer(string: "ab"), ByteBuffer(string: "cd")])
                    try await writer.finish([trailer: "4"])
                })
        }
        try await Application(router: router).test(.router) { client in
            try await client.execute(uri: "/sum", method: .get) { response in
                #expect(String(buffer: response.body) == "abcd")
                #expect(response.trailerHeaders?[trailer] == "4")
            }
        }
    }

    @Test func `it is the current scope with the requests logger`() async throws {
        router.get("ambient") { _, context in
            let isCurrent = try Container.current === context.scope.container
            return "\(isCurrent) \(Logger.current.requestID == context.id)"
        }
        router.get("ambient-stream") { _, context in
            streamed { writer in
                let hasID = Logger.current.requestID == context.id
                try await writer.write(ByteBuffer(string: "\(Container.current != nil) \(hasID)"))
            }
        }
        #expect(try await answer("/ambient") == (.ok, "true true"))
        #expect(try await answer("/ambient-stream") == (.ok, "true true"))
    }

    @Test func `a stop action has the requests logger`() async throws {
        let ids = Variable<[String?]>([])
        let container = try Container(
            Module("Shop") {
                shop
                Scoped(.request) { Broken() }.onStop { _ in ids.append(Logger.current.requestID) }
            })
        let router = try makeRouter(container)
        router.get("short") { _, context in
            _ = try context.scope.get(Broken.self)
            return "\(context.id)"
        }
        router.get("fails") { _, context -> String in throw try context.scope.get(Broken.self) }
        try await Application(router: router).test(.live) { client in
            let id = try await client.execute(uri: "/short", method: .get) { String(buffer: $0.body) }
            // No body is written: the scope ends with the last that could do so.
            try await client.execute(uri: "/short", method: .head) { #expect($0.status == .ok) }
            try await client.execute(uri: "/fails", method: .get) { #expect($0.status == .internalServerError) }
            while ids.value.count < 3, !Task.isCancelled { await Task.yield() }
            #expect(ids.value.contains(id))
        }
        // Each has one of its own.
        #expect(Set(ids.value.compactMap(\.self)).count == 3)
    }

    @Test func `a singleton that a request calls has the requests ID in the current logger`() async throws {
        struct Clerk: Sendable {
            let logger: Logger
            /// The id in what it logs by the logger that it took, and by the current one.
            func ids() -> [String?] { [logger.requestID, Logger.current.requestID] }
        }
        let container = try Container(
            Module("Shop") {
                shop
                Value(Logger(label: "program"))
                Singleton(Clerk.init(logger:))
            })
        let router = try makeRouter(container)
        router.get("ids") { _, context in
            let ids = try context.scope.get(Clerk.self).ids()
            return "\(ids[0] == nil) \(ids[1] == context.id)"
        }
        #expect(try await AlchemicHummingbirdTests.answer(of: router, "/ids").text == "true true")
    }

    @Test func `values that cannot be made are the answer`() async throws {
        let router = Router(context: BasicScopedRequestContext.self)
        router.add(
            middleware: try ScopeMiddleware(container, .request) { _, _ -> RequestID in throw HTTPError(.unauthorized) }
        )
        router.get("id") { _, context in try context.scope.get(Visit.self).id.text }
        #expect(try await AlchemicHummingbirdTests.answer(of: router, "/id", in: .router).status == .unauthorized)
        #expect(visits.ended == 0)
    }

    @Test func `a scope may take several values or none`() async throws {
        let container = try Container(
            Module("Shop") {
                External(RequestID.self, in: .request)
                External(Int.self, in: .request)
                Scoped("plain") { User(name: "guest") }
            })
        let router = Router(context: BasicScopedRequestContext.self)
        router.group("two").add(
            middleware: try ScopeMiddleware(container, .request) { _, _ in (RequestID(text: "a"), 5) }
        ).get { _, context in "\(try context.scope.get(RequestID.self).text)\(try context.scope.get(Int.self))" }
        router.group("none").add(middleware: try ScopeMiddleware(container, "plain"))
            .get { _, context in try await context.scope.get(async: User.self).name }
        for (path, text) in [("/two", "a5"), ("/none", "guest")] {
            #expect(try await AlchemicHummingbirdTests.answer(of: router, path, in: .router).text == text)
        }
    }

    @Test func `a request without a scope is an internal error`() async throws {
        let router = Router(context: BasicScopedRequestContext.self)
        router.get("id") { _, context in try context.scope.get(Visit.self).id.text }
        let status = try await AlchemicHummingbirdTests.answer(of: router, "/id", in: .router).status
        #expect(status == .internalServerError)
        #expect(throws: MissingScope.self) { try RequestScope().container }
    }

    @Test func `a container that has ended answers with an error`() async throws {
        router.get("id") { _, context in try context.scope.get(Visit.self).id.text }
        try await container.stop()
        #expect(try await answer("/id").0 == .internalServerError)
    }
}
#endif
