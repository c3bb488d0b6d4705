#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import Synchronization

extension Scope {
    static let request: Scope = "request"
}

/// How many objects of requests there are, and have been.
final class Visits: Sendable {
    private let counts = Mutex((living: 0, ended: 0, stopped: 0))

    func begin() { counts.withLock { $0.living += 1 } }
    func end() { counts.withLock { $0 = ($0.living - 1, $0.ended + 1, $0.stopped) } }
    func stop() { counts.withLock { $0.stopped += 1 } }
    var living: Int { counts.withLock(\.living) }
    var ended: Int { counts.withLock(\.ended) }
    var stopped: Int { counts.withLock(\.stopped) }

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

let shop = Module("Shop") {
    Singleton { Visits() }
    External(RequestID.self, in: .request)
    Scoped(.request, Visit.init(id:visits:))
    Scoped(.request, Ledger.init(visit:visits:))
}

/// A router whose requests have a scope, with the id that the client gives them.
func makeRouter(_ container: Container) throws -> Router<BasicScopedRequestContext> {
    let router = Router(context: BasicScopedRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
        middleware: try ScopeMiddleware(container, .request) { request, _ in
            RequestID(text: request.uri.queryParameters["id"].map(String.init) ?? "none")
        })
    return router
}
#endif
