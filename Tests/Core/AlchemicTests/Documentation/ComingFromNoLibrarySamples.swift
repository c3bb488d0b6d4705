// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromNoLibrarySamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 23)
struct Path: Sendable { let text: String }
protocol Store: Sendable { var name: String { get } }
final class SQLStore: Store { let name = "SQL"; init(path: Path) {} }
final class MemoryStore: Store { let name = "memory"; init() {} }
final class Analytics: Sendable { static let shared = Analytics(); init() {} }
final class Catalogue: Sendable { let store: any Store; init(store: any Store) { self.store = store } }
final class Cart {
    let catalogue: Catalogue
    let analytics: Analytics
    init(catalogue: Catalogue, analytics: Analytics) { self.catalogue = catalogue; self.analytics = analytics }
}
final class Order {
    let number: Int
    init(number: Int, catalogue: Catalogue) { self.number = number }
}
final class Counter: Sendable {
    let orders: Provider<Order, Int>
    init(orders: Provider<Order, Int>) { self.orders = orders }
    func take(_ number: Int) throws -> Order { try orders(number) }
}
final class Database: Sendable, Startable, Stoppable {
    init() {}
    func start() async throws {}
    func stop() async throws {}
}
final class Server: Sendable, Startable, Stoppable {
    init(database: Database) {}
    func start() async throws {}
    func stop() async throws {}
}
struct User: Sendable { let name: String }
final class Inbox: Sendable { let user: User; init(user: User) { self.user = user } }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 10)
let shop = Module("Shop") {
    Prototype(Cart.init(catalogue:analytics:))
    Singleton(Catalogue.init(store:))
    Singleton(SQLStore.init(path:))
    Singleton { Analytics.shared }                         // a static of yours, or of another library
    Value(Path(text: "shop.db"))
}
let container = Container(orExit: shop)
let cart = try container.get(Cart.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 20)
expect(cart.analytics === Analytics.shared)
#sourceLocation()
_ = shop
_ = container
_ = cart
}

@Sendable static func `From a composition root`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 68)
let path = Path(text: "shop.db")
let store = SQLStore(path: path)
let catalogue = Catalogue(store: store)
let makeCart = { Cart(catalogue: catalogue, analytics: Analytics.shared) }
let first = makeCart()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 74)
expect(first.catalogue === catalogue)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 93)
let shop = Module("Shop") {
    Prototype(Order.init(number:catalogue:), .argument, .auto)    // { number in Order(number: number, catalogue: catalogue) }
    Singleton(Counter.init(orders:))                              // init(orders: Provider<Order, Int>)
    Singleton(Catalogue.init(store:))
    Singleton { MemoryStore() }
}
let container = Container(orExit: shop)
let order = try container.get(Counter.self).take(7)               // in `Counter`: try orders(7)

// A test of `Counter` gives a closure, as before:
let counter = Counter(orders: Provider { Order(number: -$0, catalogue: catalogue) })
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 105)
expect(try order.number == 7 && counter.take(1).number == -1)
#sourceLocation()
_ = path
_ = store
_ = catalogue
_ = makeCart
_ = first
_ = shop
_ = container
_ = order
_ = counter
}

@Sendable static func `From a user who may be nil`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 130)
let shop = Module("Shop") {
    External(User.self, in: .login)
    Scoped(.login, Inbox.init(user:))
}
let container = Container(orExit: shop)
let login = try container.scope(.login, with: User(name: "Ann"))
let inbox = try login.get(Inbox.self)
try await login.stop()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 139)
expect(inbox.user.name == "Ann" && login.isEnded)
#sourceLocation()
_ = shop
_ = container
_ = login
_ = inbox
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", "From a composition root", `From a composition root`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", "From a user who may be nil", `From a user who may be nil`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNoLibrary.md", line: 124)
fileprivate extension Scope {
    static let login: Scope = "login"
}
#sourceLocation()
