package import AlchemicConfiguration
package import AlchemicHummingbird
import AlchemicServices
package import Hummingbird
package import Logging
import ParcelStorage
import ParcelWeb
import Parcels

// Counted from here on: what makes, connects, runs and stops the objects.

extension Scope { static let request: Scope = "request" }

package func parcelService(_ logger: Logger) -> Module {
    Module("ParcelService") {
        Value(logger)
        Singleton(SQLiteParcelStore.init(path:), .config("database.path", default: "parcels.sqlite"))
            .as((any ParcelStore).self).onStop { try $0.close() }
        Singleton { SwiftPost() }.as((any Carrier).self)
        Singleton { SlowBoat() }.as((any Carrier).self)
        Decorate((any Carrier).self) { CachingCarrier($0) }
        Singleton(
            Poller.init(store:carriers:interval:logger:), .auto, .auto,
            .config("poller.interval", default: .seconds(60)), .auto)
        Singleton { Users() }
        Singleton(makeServer(container:users:port:logger:), .auto, .auto, .config("http.port", default: 8080), .auto)
        External(User.self, in: .request)
        External(Logger.self, in: .request)
        Scoped(.request, Tracker.init(user:store:carriers:logger:))
    }
}

package typealias ParcelServer = Application<RouterResponder<BasicScopedRequestContext>>

func makeServer(container: Container, users: Users, port: Int, logger: Logger) throws -> ParcelServer {
    let router = Router(context: BasicScopedRequestContext.self)
    router.addObservers()
    router.add(
        middleware: try ScopeMiddleware(container, .request) { request, context in
            (try users.user(of: request), context.logger)
        })
    router.addParcels { try $0.scope.get(Tracker.self) }
    return Application(
        router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: logger)
}
