import Domain
import Foundation
import Hummingbird
import Logging
import Web

/// A request's context, which holds what the request needs.
struct HandContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var cart: CurrentCart?

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    var maxUploadSize: Int { 16 * 1024 }

    var currentCart: CurrentCart {
        get throws {
            guard let cart else { throw HTTPError(.internalServerError) }
            return cart
        }
    }
}

/// Makes the cart of a request.
struct CartMiddleware: RouterMiddleware {
    let carts: Carts
    let orders: Orders

    func handle(
        _ request: Request, context: HandContext, next: (Request, HandContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        let id = request.headers[.cartID].flatMap(UUID.init(uuidString:)).map { Cart.ID($0) }
        context.cart = CurrentCart(id: id ?? Cart.ID(), carts: carts, orders: orders, logger: context.logger)
        return try await next(request, context)
    }
}

/// Tells the client the id that all log lines of its request have.
struct IDMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: HandContext, next: (Request, HandContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.requestID] = context.id
        return response
    }
}

/// The routes of the shop.
struct Routes: Sendable {
    let catalog: Catalog
    let carts: Carts
    let orders: Orders

    func server(_ settings: ServerSettings, _ health: ServerHealth, _ logger: Logger) -> some ApplicationProtocol {
        var logger = logger
        logger[metadataKey: "server"] = "shop"
        let router = Router(context: HandContext.self)
        router.add(middleware: IDMiddleware())
        router.add(middleware: MetricsMiddleware())
        router.add(middleware: LogRequestsMiddleware(.info))
        router.add(middleware: ErrorMiddleware())
        router.add(middleware: CartMiddleware(carts: carts, orders: orders))
        router.get("books") { _, _ in try await catalog.list(.first).map(BookBody.init) }
        router.get("books/:id") { _, context in
            BookBody(try await catalog.book(try context.parameters.require("id", as: Book.ID.self)))
        }
        router.get("cart") { _, context in CartBody(try await context.currentCart.contents()) }
        router.put("cart/books/:id") { request, context in
            let book = try context.parameters.require("id", as: Book.ID.self)
            let body = try await request.decode(as: QuantityBody.self, context: context)
            return CartBody(try await context.currentCart.setQuantity(body.quantity, of: book))
        }
        router.post("orders") { request, context in
            guard let key = request.headers[.idempotencyKey].flatMap(IdempotencyKey.init) else {
                throw HTTPError(.badRequest)
            }
            let body = try await request.decode(as: PlaceOrderBody.self, context: context)
            let order = try await context.currentCart.order(
                key, in: body.currency, expecting: body.expectedTotal?.money)
            return EditedResponse(
                status: .created, headers: [.location: "/orders/\(order.id.value)"], response: OrderBody(order))
        }
        return Application(
            responder: router.buildResponder(),
            configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port)),
            onServerRunning: { _ in health.health = .ready }, logger: logger)
    }
}
