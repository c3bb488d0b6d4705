import Alchemic
import AlchemicHummingbird
import Hummingbird
import Web

/// Everything that customers can request.
struct ShopRoutes: Routes {
    func add(to router: Router<ShopContext>, from container: Container) throws {
        let shop = try BookshopContainer(container)
        BookRoutes(catalog: shop.catalog).add(to: router.group("books"))
        CartRoutes().add(to: router.group("cart"))
        OrderRoutes(orders: shop.orders).add(to: router.group("orders"))
    }
}

extension ShopContext {
    /// What belongs to the request that is being handled.
    var request: BookshopContainer.Request {
        get throws { BookshopContainer.Request(try scope.container) }
    }
}
