#if Hummingbird
import AlchemicHummingbird
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import TestSupport

extension Scope {
    static let request: Scope = "request"
}

/// How many objects of requests there are, and have been.
final class Visits: Sendable {
    private let counts = Variable((living: 0, ended: 0, stopped: 0))

    func begin() { counts.withLock { $0.living += 1 } }
    func end() { counts.withLock { $0 = ($0.living - 1, $0.ended + 1, $0.stopped) } }
    func stop() { counts.withLock { $0.stopped += 1 } }
    var living: Int { counts.value.living }
    var ended: Int { counts.value.ended }
    var stopped: Int { counts.value.stopped }

    /// Waits until so many have gone.
    func wait(forEnded count: Int) async {
        while ended < count, !Task.isCancelled { await Task.yield() }
    }
}

struct RequestID: Sendable {
    let text: String
}

/// What belongs to one request.
final class Visit: Sendable {
    let id: RequestID
    private let visits: Visits

    init(id: RequestID, visits: Visits) {
        self.id = id
        self.visits = visits
        visits.begin()
    }

    deinit { visits.end() }
}

/// What belongs to one request, and is stopped with it.
final class Ledger: Stoppable, Sendable {
    private let visits: Visits
    init(visit: Visit, visits: Visits) { self.visits = visits }
    func stop() async throws { visits.stop() }
}

struct User: Sendable {
    let name: String
}

final class Account: Sendable {
    let user: User
    init(user: User) { self.user = user }
}

let shop = Module("Shop") {
    Singleton { Visits() }
    External(RequestID.self, in: .request)
    Scoped(.request, Visit.init(id:visits:))
    Scoped(.request, Ledger.init(visit:visits:))
}

typealias ScopedRouter = Router<BasicScopedRequestContext>

/// A router whose requests have a scope, with the id that the client gives them.
func makeRouter(_ container: Container) throws -> ScopedRouter {
    let router = Router(context: BasicScopedRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
        middleware: try ScopeMiddleware(container, .request) { request, _ in
            RequestID(text: request.uri.queryParameters["id"].map(String.init) ?? "none")
        })
    return router
}

/// What a server with these routes answers to one request.
func answer(
    of router: ScopedRouter, _ path: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:],
    logger: Logger? = nil, in setup: TestingSetup = .live
) async throws -> (status: HTTPResponse.Status, text: String) {
    try await Application(router: router, logger: logger).test(setup) { client in
        try await client.execute(uri: path, method: method, headers: headers) { response in
            (response.status, String(buffer: response.body))
        }
    }
}

/// A response whose body is written piece by piece.
func streamed(
    contentLength: Int? = nil, _ write: @escaping @Sendable (inout any ResponseBodyWriter) async throws -> Void
) -> Response {
    Response(
        status: .ok,
        body: ResponseBody(contentLength: contentLength) { writer in
            try await write(&writer)
            try await writer.finish(nil)
        })
}
#endif
