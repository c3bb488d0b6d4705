// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Declaring.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum DeclaringSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 6)
protocol Store: Sendable {}
protocol Audited: Sendable {}
protocol Account: Sendable { var owner: String { get } }
protocol Repository<Entity>: Sendable { associatedtype Entity }
struct User: Sendable {}
struct Path: Sendable { let text: String }
struct Clock: Sendable {}
final class Log: Sendable {}
final class SQLStore: Store, Audited { init(path: Path) {} }
final class MemoryStore: Store {}
final class LoggingStore: Store {
    let inner: any Store
    init(_ inner: any Store, _ log: Log) { self.inner = inner }
}
final class Cache: Sendable { init(limit: Int) {} }
final class Connection: Sendable {
    let url: String
    let retries: Int?
    init(url: String, retries: Int?) { self.url = url; self.retries = retries }
}
final class AmexAccount: Account { let owner = "Ann" }
final class VisaAccount: Account { let owner = "Ben" }
final class UserRepository: Repository { typealias Entity = User }
final class Discounts: Sendable {}
final class Rates: Sendable { init() async throws {} }
final class Quotes: Sendable { init() async throws {} }
final class Cart {
    var discounts: Discounts?
    var owner = ""
    private(set) var isReady = false
    init() {}
    func attach(_ log: Log) {}
    func becomeReady() { isReady = true }
}
final class Till: Sendable { let number: Int; init(number: Int) { self.number = number } }
final class Tills: Sendable {
    func makeTill(clock: Clock) -> Till { Till(number: 1) }
    static func spare() -> Till { Till(number: 0) }
}
    @MainActor final class Dashboard {
    var log: Log?
    init() {}
}
actor Ledger {
    var log: Log?
    func use(_ log: Log) { self.log = log }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 72)
let isDemo = true
let accounts = Module("Accounts") {
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
}
let shop = Module("Shop") {
    accounts
    if isDemo {
        Singleton { MemoryStore() }
    } else {
        Singleton(SQLStore.init(path:))
        Value(Path(text: "shop.db"))
    }
    for number in 1...3 {
        Singleton { Till(number: number) }.tagged("till")
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 91)
let container = Container(orExit: shop)
expect(try container.all(of: Till.self).map(\.number) == [1, 2, 3])
expect(try container.get((any Store).self) is MemoryStore)
#sourceLocation()
_ = isDemo
_ = accounts
_ = shop
_ = container
}

@Sendable static func `The factory`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 101)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))                                  // an initializer
    Singleton { Cache(limit: 500) }                                  // a closure
    Prototype { (path: Path) in Connection(url: path.text, retries: 3) }    // with parameters
    Value(Path(text: "shop.db"))
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 108)
expect(try Container(shop).get(Connection.self).url == "shop.db")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 115)
let shop = Module("Shop") {
    Singleton(Rates.init)                                            // async throws
    Singleton { try await Quotes() }                                 // awaited in a closure
    Singleton(Dashboard.init).named("from an initializer")           // on the main actor
    Singleton({ @MainActor in Dashboard() }).named("from a closure")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 123)
let container = Container(orExit: shop)
_ = try await container.get(async: Rates.self)
_ = try await container.get(async: Quotes.self)
#sourceLocation()
_ = shop
_ = container
}
_ = shop
}

@Sendable static func `Queries`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 133)
let shop = Module("Shop") {
    Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(5))
    Value("db.example.org").named("db-server-url")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 138)
expect(try Container(shop).get(Connection.self).retries == 5)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 157)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.primary()
    Singleton { VisaAccount() }
    Prototype({ (account: any Account) in account.owner }).named("anybody")
    Prototype({ (account: any Account) in account.owner }, .type(VisaAccount.self)).named("the Visa account's")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 165)
let container = Container(orExit: shop)
expect(try container.get(String.self, .named("anybody")) == "Ann")
expect(try container.get(String.self, .named("the Visa account's")) == "Ben")
#sourceLocation()
_ = shop
_ = container
}
_ = shop
}

@Sendable static func `Names and tags`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 175)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex").alias("default", "gold")
    Singleton { VisaAccount() }.named("visa").tagged("cards", "cheap")
    Singleton { MemoryStore() }.tagged(.init("store", order: 1))
}
let container = Container(orExit: shop)
let account = try container.get((any Account).self, .named("gold"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 183)
expect(account is AmexAccount)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 192)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).named("store")
    Value(Path(text: "shop.db"))
}
let demo = Module("Demo") {
    shop
    Singleton { MemoryStore() }.overriding(named: "store")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 201)
expect(try Container(demo).get((any Store).self, .named("store")) is MemoryStore)
#sourceLocation()
_ = shop
_ = demo
}
_ = shop
_ = container
_ = account
}

@Sendable static func `The types it is found by`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 211)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)                    // promised: checked, and fast to find
    Singleton { MemoryStore() }.only(as: MemoryStore.self)                  // found as itself and not as `any Store`
    Singleton { UserRepository() }.as((any Repository<User>).self) { $0 }   // a protocol with constraints
    Value(Path(text: "shop.db"))
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 219)
let container = Container(orExit: shop)
expect(try container.get((any Store).self) is SQLStore)
_ = try container.get((any Repository<User>).self)
#sourceLocation()
_ = shop
_ = container
}

@Sendable static func `After the initializer`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 234)
let shop = Module("Shop") {
    Prototype(Cart.init)
        .inject(\.discounts)
        .inject(\.owner, .named("owner"))
        .call { (cart, log: Log) in cart.attach(log) }
        .configure { cart in cart.becomeReady() }
    Singleton { Discounts() }
    Singleton { Log() }
    Value("Ann").named("owner")
}
let cart = try Container(shop).get(Cart.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 246)
expect(cart.owner == "Ann" && cart.discounts != nil && cart.isReady)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 257)
let shop = Module("Shop") {
    Singleton(Dashboard.init).inject("log") { $0.log = $1 }
    Singleton { Ledger() }.inject(async: "log") { await $0.use($1) }
    Singleton { Log() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 264)
let container = Container(orExit: shop)
let ledger = try await container.get(async: Ledger.self)
expect(await ledger.log != nil)
#sourceLocation()
_ = shop
_ = container
_ = ledger
}
_ = shop
_ = cart
}

@Sendable static func `Objects built by methods`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 280)
let shop = Module("Shop") {
    Singleton { Tills() }
    Prototype(of: Tills.self, Tills.makeTill)    // an instance method of the declared `Tills`
    Singleton(Tills.spare).named("spare")        // a static method is a function like any other
    Value(Clock())
}
let spare = try Container(shop).get(Till.self, .named("spare"))
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 292)
let shop = Module("Shop") {
    Singleton { Tills() }.named("front")
    Singleton { Tills() }.named("back")
    Prototype(of: Tills.self, owner: .named("back"), Tills.makeTill(clock:), .auto)
    Value(Clock())
}
let till = try Container(shop).get(Till.self)
#sourceLocation()
_ = shop
_ = till
}
_ = shop
_ = spare
}

@Sendable static func `Decorators`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 306)
let shop = Module("Shop") {
    Singleton { MemoryStore() }
    Decorate((any Store).self) { (inner: any Store, log: Log) in LoggingStore(inner, log) }
    Singleton { Log() }
}
let container = Container(orExit: shop)
let store = try container.get((any Store).self)       // the wrapper
let bare = try container.get(MemoryStore.self)        // what is inside
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Declaring.md", line: 315)
expect(store is LoggingStore)
#sourceLocation()
_ = shop
_ = container
_ = store
_ = bare
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "The factory", `The factory`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "Queries", `Queries`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "Names and tags", `Names and tags`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "The types it is found by", `The types it is found by`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "After the initializer", `After the initializer`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "Objects built by methods", `Objects built by methods`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Declaring.md", "Decorators", `Decorators`),
]
}
