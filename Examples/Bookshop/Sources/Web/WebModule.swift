package import AlchemicServices
import Domain
import Logging

/// How customers reach the shop.
///
/// It needs `ServerSettings`, `TextMetrics`, `Spans`, `Routes`, a `Logger`, and the domain.
package let webModule = Module("Web") {
    Singleton(ShopServer.init(container:routes:settings:spans:logger:))
    Singleton(OperationsServer.init(settings:source:metrics:spans:logger:))
    Singleton { Readiness() }.as((any HealthSource).self)

    External(Cart.ID.self, in: .request)
    External(Logger.self, in: .request)
    Scoped(.request, CurrentCart.init(id:carts:orders:logger:))
}
