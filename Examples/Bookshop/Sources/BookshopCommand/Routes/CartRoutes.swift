import Domain
import Hummingbird
import Web

/// `GET /cart` and `PUT /cart/books/{id}`; the header `Cart-ID` says which cart.
struct CartRoutes: Sendable {
    func add(to group: RouterGroup<ShopContext>) {
        group.get(use: cart)
        group.put("books/:id", use: setQuantity)
    }

    @Sendable private func cart(_ request: Request, _ context: ShopContext) async throws -> CartBody {
        CartBody(try await context.request.currentCart.contents())
    }

    @Sendable private func setQuantity(_ request: Request, _ context: ShopContext) async throws -> CartBody {
        let book = try context.parameters.require("id", as: Book.ID.self)
        let body = try await request.decode(as: QuantityBody.self, context: context)
        return CartBody(try await context.request.currentCart.setQuantity(body.quantity, of: book))
    }
}
