import AlchemicChecking
import Parts

GraphCheck.main(
    shop, container: TypedContainer("ShopContainer", Catalogue.self, Prices.self, Clock.self, Cart.self))
