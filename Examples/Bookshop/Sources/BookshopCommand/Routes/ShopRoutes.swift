import Alchemic
import AlchemicHummingbird
import Hummingbird
import Logging
import Web

/// Everything that customers can request.
struct ShopRoutes: Routes {
    func router(from container: Container, _ spans: Spans) throws -> Router<ShopContext> {
        let shop = try BookshopContainer(container)
        let router = Router(context: ShopContext.self)
        // A span has the id that the client is told.
        if spans.areKept { router.add(middleware: TracingMiddleware(recordingHeaders: [.requestID])) }
        router.add(middleware: RequestIDMiddleware())
        router.add(middleware: MetricsMiddleware())
        router.add(middleware: LogRequestsMiddleware(.info))
        router.add(middleware: ErrorMiddleware())
        router.add(
            middleware: ScopeMiddleware { request, context in
                try shop.request(cartID: try request.cartID, logger: context.logger)
            })
        BookRoutes(catalog: shop.catalog).add(to: router.group("books"))
        CartRoutes().add(to: router.group("cart"))
        OrderRoutes(orders: shop.orders).add(to: router.group("orders"))
        return router
    }
}

extension ShopContext {
    /// What belongs to the request that is being handled.
    var request: BookshopContainer.Request {
        get throws { BookshopContainer.Request(try scope.container) }
    }
}
