import Foundation
import Hummingbird
import Logging
import ParcelStorage
import ParcelWeb
import Parcels
import ServiceLifecycle
import UnixSignals

// Counted from here on: what makes, connects, runs and stops the objects.

struct ParcelContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var tracker: Tracker?

    init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }

    func requireTracker() throws -> Tracker {
        guard let tracker else { throw HTTPError(.internalServerError) }
        return tracker
    }
}

struct TrackerMiddleware: RouterMiddleware {
    let users: Users
    let store: any ParcelStore
    let carriers: [any Carrier]

    func handle(
        _ request: Request, context: ParcelContext, next: (Request, ParcelContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.tracker = Tracker(
            user: try users.user(of: request), store: store, carriers: carriers, logger: context.logger)
        return try await next(request, context)
    }
}

func runParcelService(_ logger: Logger, path: String, interval: Duration, port: Int) async throws {
    let store = try SQLiteParcelStore(path: path)
    let carriers: [any Carrier] = [CachingCarrier(SwiftPost()), CachingCarrier(SlowBoat())]
    let router = Router(context: ParcelContext.self)
    router.addObservers()
    router.add(middleware: TrackerMiddleware(users: Users(), store: store, carriers: carriers))
    router.addParcels { try $0.requireTracker() }
    let server = Application(
        router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: logger)
    let poller = Poller(store: store, carriers: carriers, interval: interval, logger: logger)
    let group = ServiceGroup(
        services: [poller, server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    do {
        try await group.run()
    } catch {
        try store.close()
        throw error
    }
    try store.close()
}
