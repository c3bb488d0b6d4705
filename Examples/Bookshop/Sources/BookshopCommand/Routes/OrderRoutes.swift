import Domain
import Foundation
import Hummingbird
import Web

/// `POST /orders`, with the header `Idempotency-Key`, and `GET /orders/{id}`.
struct OrderRoutes: Sendable {
    let orders: Orders

    func add(to group: RouterGroup<ShopContext>) {
        group.post(use: place)
        group.get(":id", use: order)
    }

    @Sendable private func place(
        _ request: Request, _ context: ShopContext
    ) async throws -> EditedResponse<OrderBody> {
        let key = try request.idempotencyKey
        let body = try await request.decode(as: PlaceOrderBody.self, context: context)
        let cart = try context.request.currentCart
        let order = try await cart.order(key, in: body.currency, expecting: body.expectedTotal?.money)
        return EditedResponse(
            status: .created, headers: [.location: "/orders/\(order.id.value)"], response: OrderBody(order))
    }

    @Sendable private func order(_ request: Request, _ context: ShopContext) async throws -> OrderBody {
        let id = try context.parameters.require("id", as: UUID.self)
        return OrderBody(try await orders.order(OrderID(id)))
    }
}
