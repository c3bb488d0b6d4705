import Alchemic
import Core
import Storage

package final class Session: Sendable {
    package let user: String
    package init(user: User) {
        build(Session.self)
        self.user = user.name
    }
}

package struct User: Sendable {
    package let name: String
    package init(name: String) { self.name = name }
}

/// A line of a session, not `Sendable`.
package final class Line {
    package let session: Session
    package init(session: Session) {
        build(Line.self)
        self.session = session
    }
}

package final class Basket: Sendable {
    package init(session: Session) { build(Basket.self) }
}

package final class Desk: Sendable {
    package init(vault: Vault) { build(Desk.self) }
}

package final class Stock: Sendable {
    package init() { build(Stock.self) }
}

/// Made of what its caller gives.
package final class Ticket {
    package let text: String
    package init(number: Int, welcome: Welcome) {
        build(Ticket.self)
        text = "\(welcome.text) \(number)"
    }
}

/// Made for each request, and never fails; not `Sendable`.
package final class Cart {
    package let store: any Store
    package init(clock: Clock, welcome: Welcome, store: any Store) {
        build(Cart.self)
        self.store = store
    }
}

package final class Receipt {
    package let key: String
    package init(vault: Vault) throws {
        build(Receipt.self)
        key = vault.key
    }
}

package final class Rates: Sendable {
    package let euro = 2
    package init() async { build(Rates.self) }
}

@MainActor
package final class Screen {
    package var title = "the shop"
    package init(clock: Clock) { build(Screen.self) }
}

package struct Label: Sendable {
    package let text: String
}

package let shop = Module("Shop") {
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
