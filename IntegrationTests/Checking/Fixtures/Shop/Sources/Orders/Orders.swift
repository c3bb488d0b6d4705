import Alchemic
import Core
import Storage

public final class Session: Sendable {
    public let user: String
    public init(user: User) {
        build(Session.self)
        self.user = user.name
    }
}

public struct User: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

/// A line of a session, not `Sendable`.
public final class Line {
    public let session: Session
    public init(session: Session) {
        build(Line.self)
        self.session = session
    }
}

public final class Basket: Sendable {
    public init(session: Session) { build(Basket.self) }
}

public final class Desk: Sendable {
    public init(vault: Vault) { build(Desk.self) }
}

public final class Stock: Sendable {
    public init() { build(Stock.self) }
}

/// Made of what its caller gives.
public final class Ticket {
    public let text: String
    public init(number: Int, welcome: Welcome) {
        build(Ticket.self)
        text = "\(welcome.text) \(number)"
    }
}

/// Made for each request, and never fails; not `Sendable`.
public final class Cart {
    public let store: any Store
    public init(clock: Clock, welcome: Welcome, store: any Store) {
        build(Cart.self)
        self.store = store
    }
}

public final class Receipt {
    public let key: String
    public init(vault: Vault) throws {
        build(Receipt.self)
        key = vault.key
    }
}

public final class Rates: Sendable {
    public let euro = 2
    public init() async { build(Rates.self) }
}

@MainActor
public final class Screen {
    public var title = "the shop"
    public init(clock: Clock) { build(Screen.self) }
}

public struct Label: Sendable {
    public let text: String
}

public let shop = Module("Shop") {
    core
    storage
    External(User.self, in: "request")
    Scoped("request", Session.init)
    Prototype(Line.init)
    #if REPAIRED
    Scoped("request", Basket.init(session:))
    Singleton(Desk.init(vault:)).named("orders")
    Singleton(Stock.init).named("stock")
    #else
    Singleton(Basket.init(session:))
    Singleton(Desk.init(vault:)).named("orders")
    Singleton(Stock.init).named("orders")
    Singleton(Stock.init).named("stock").overriding(named: "stocks")
    #endif
    Prototype(Cart.init)
    Prototype(Receipt.init)
    Prototype(Ticket.init(number:welcome:), .argument, .auto)
    Singleton(Rates.init).eager()
    Singleton(Screen.init)
    Value(Label(text: "orders"))
}
