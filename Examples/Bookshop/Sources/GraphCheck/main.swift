import Alchemic
import AlchemicChecking
import Domain
import Hummingbird
import Logging
import Shop
import Storage
import Web

/// The program's own routes are compiled after the check.
struct NoRoutes: Routes {
    func router(from container: Container, _ spans: Spans) -> Router<ShopContext> { Router(context: ShopContext.self) }
}

// In place of the client of another service, so that no check builds TLS.
let rates = Module("Rates") {
    Singleton { (_: RatesSettings) in FixedRateSource() }.as((any RateSource).self)
}

GraphCheck.main(
    bookshop(Logger(label: "check"), TextMetrics(), Spans(.none), rates: rates, routes: NoRoutes()),
    // The services, and what `main` reads before there is a container.
    roots: [
        CatalogImporter.self, OperationsServer.self, ShopServer.self, DrainTime.self, Logger.Level.self,
        SpanStorage.self,
    ],
    strict: true,
    container: TypedContainer("BookshopContainer", Catalog.self, Orders.self, CurrentCart.self))
