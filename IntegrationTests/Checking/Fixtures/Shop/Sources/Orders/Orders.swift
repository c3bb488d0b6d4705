import Alchemic
import Core
import Storage

public final class Session: Sendable {
    public init() { fatalError("Session was built") }
}

public final class Basket: Sendable {
    public init(session: Session) { fatalError("Basket was built") }
}

public final class Orders: Sendable {
    public init(vault: Vault) { fatalError("Orders was built") }
}

public final class Stock: Sendable {
    public init() { fatalError("Stock was built") }
}

public let shop = Module("Shop") {
    core
    storage
    Scoped("request", Session.init)
    Singleton(Basket.init(session:))
    Singleton(Orders.init(vault:)).named("orders")
    Singleton(Stock.init).named("orders")
    Singleton(Stock.init).named("stock").overriding(named: "stocks")
}
