#if CommandLine
import Alchemic

// The graph that the page about the command line asks about.

protocol Store: Sendable {}
struct SQLStore: Store {
    init(address: DatabaseAddress) {}
}
struct MemoryStore: Store {}
struct CachingStore: Store {
    let inner: any Store
}
struct DatabaseAddress: Sendable {
    let text: String
}

protocol PaymentGateway: Sendable {}
struct CardGateway: PaymentGateway {
    init(key: String) {}
}
struct InvoiceGateway: PaymentGateway {}

final class Log: Sendable {}
final class Catalog: Sendable {
    init(store: any Store, log: Log) {}
}
struct User: Sendable {}
final class Cart: Sendable {
    init(user: User, catalog: Catalog) {}
}
final class Checkout: Sendable {
    init(gateway: any PaymentGateway, catalog: Catalog) {}
}
final class Server: Sendable {
    init(carts: ScopeProvider<Cart>, checkout: Checkout) async {}
}

let shop = Module("Shop") {
    Singleton(Server.init(carts:checkout:)).eager()
    Singleton(Catalog.init(store:log:))
    Singleton(Checkout.init(gateway:catalog:))
    Singleton(Log.init)
    External(User.self, in: "request")
    Scoped("request", Cart.init(user:catalog:))
    storage
    payments
}

let storage = Module("Storage") {
    Value(DatabaseAddress(text: "postgres://shop:\(secret)@localhost/shop")).named("database")
    Singleton(SQLStore.init(address:), .named("database")).named("sql").primary()
    Singleton(MemoryStore.init).named("memory").tagged("fast")
    Decorate((any Store).self) { (inner: any Store) in CachingStore(inner: inner) }
}

let payments = Module("Payments") {
    Singleton(InvoiceGateway.init).as((any PaymentGateway).self)
    Singleton(CardGateway.init(key:), .value(secret)).overriding((any PaymentGateway).self)
        .as((any PaymentGateway).self)
}

/// What is in no output: a value, a constant of a query, an environment variable, the text of an error.
let secret = "hunter2-correct-horse"
#endif
