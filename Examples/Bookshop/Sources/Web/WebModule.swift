package import Alchemic
import AsyncHTTPClient
import Domain
import Logging

/// How customers reach the shop, and how the shop reaches others.
///
/// It needs `ServerSettings`, `RatesSettings`, `TextMetrics`, a `Logger`, and the domain.
package let webModule = Module("Web") {
    Singleton(ShopServer.init(container:books:cart:orders:settings:readiness:logger:))
    Singleton(OperationsServer.init(settings:readiness:metrics:logger:))
    Singleton { Readiness() }
    Singleton(BookRoutes.init(catalog:))
    Singleton { CartRoutes() }
    Singleton(OrderRoutes.init(orders:))

    Singleton(makeRateSource(settings:client:))
    Singleton { HTTPClient(configuration: .rates) }.onStop { try await $0.shutdown() }.live()

    External(Cart.ID.self, in: .request)
    External(Logger.self, in: .request)
    Scoped(.request, CurrentCart.init(id:carts:orders:logger:))
}
