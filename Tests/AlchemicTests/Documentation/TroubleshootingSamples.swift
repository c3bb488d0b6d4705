// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Troubleshooting.md by `swift run --package-path Tools samples`; change it there.

import Alchemic

enum TroubleshootingSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md", line: 6)
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class MemoryStore: Store {}
struct Path: Sendable { let text: String }
final class Catalogue: Sendable { init(store: any Store) {} }
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
final class Accounts: Sendable { init(all: [any Account]) {} }
final class AccountsByName: Sendable { init(all: [String: any Account]) {} }
final class Cart {}
struct NotThere: Error {}
#sourceLocation()

@Sendable static func `missing-binding`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:))
    Singleton(SQLStore.init(path:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:3:14: error: [missing-binding] nothing provides `Path`, parameter 1 of `SQLStore`
  path:   Catalogue -> SQLStore -> Path
  help:   declare `Singleton(Path.init)`, or make the parameter optional
  docs:   Troubleshooting#missing-binding
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `missing-name`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:), .named("databse"))
    Value(Path(text: "shop.db")).named("database")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [missing-name] nothing is named "databse", asked for by parameter 1 of `SQLStore`
  path:   SQLStore -> "databse"
  similar: "database": `Path "database"` (Shop/Shop.swift:3:10)
  help:   ask for "database", or name a declaration "databse"
  docs:   Troubleshooting#missing-name
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `ambiguous`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [ambiguous] 2 definitions match `any Account`, parameter 1 of `Wallet`, and none is primary
  path:   Wallet -> any Account
  candidate: `AmexAccount` (Shop/Shop.swift:3:15)
  candidate: `VisaAccount` (Shop/Shop.swift:4:15)
  help:   mark one `.primary()`, ask for one by name or type, or take a list: `[any Account]`
  docs:   Troubleshooting#ambiguous
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `several-primaries`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }.primary()
    Singleton { VisaAccount() }.primary()
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [several-primaries] 2 of the definitions that match `any Account`, parameter 1 of `Wallet`, are primary
  path:   Wallet -> any Account
  primary: `AmexAccount` (Shop/Shop.swift:3:15)
  primary: `VisaAccount` (Shop/Shop.swift:4:15)
  help:   leave `.primary()` on one of them
  docs:   Troubleshooting#several-primaries
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `duplicate-name`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("account")
    Singleton { VisaAccount() }.alias("account")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:3:15: error: [duplicate-name] the name "account" is given twice
  first:  `AmexAccount "account"` (Shop/Shop.swift:2:15)
  second: `VisaAccount` (Shop/Shop.swift:3:15)
  help:   rename one of them, or replace the first with `.overriding(named: "account")`
  docs:   Troubleshooting#duplicate-name
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `illegal-query`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:), .type(AmexAccount.self).named("amex"))
    Singleton { AmexAccount() }.named("amex")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [illegal-query] a name stands alone, this query also asks for something of type `AmexAccount`, parameter 1 of `Wallet`
  help:   leave one of them out of the query
  docs:   Troubleshooting#illegal-query
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `type-mismatch`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:), .named("main"))
    Singleton { AmexAccount() }.named("main")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [type-mismatch] what is named "main" is no `any Store`, parameter 1 of `Catalogue`
  path:   Catalogue -> AmexAccount "main"
  found:  `AmexAccount "main"` (Shop/Shop.swift:3:15)
  help:   ask for something that is `any Store`, or change the parameter's type
  docs:   Troubleshooting#type-mismatch
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `argument-count`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Till: Sendable { init(number: Int) {} }
let shop = Module("Shop") {
    Singleton(Till.init(number:))
    Value(1)
}
let container = try Container(shop)
let till = try container.invoke(Till.self, with: 1, 2)
#sourceLocation()
_ = shop
_ = container
_ = till
}, saying: #"""
Shop/Shop.swift:3:14: error: [argument-count] `Till` takes 1 arguments: expected 1, got 2
  help:   only trailing arguments that are optional may be left out
  docs:   Troubleshooting#argument-count
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `cycle`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Chicken: Sendable { init(egg: Egg) {} }
final class Egg: Sendable { init(chicken: Chicken) {} }
let shop = Module("Shop") {
    Singleton(Chicken.init(egg:))
    Singleton(Egg.init(chicken:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:14: error: [cycle] 2 definitions need one another to be made
  path:   Chicken -> Egg -> Chicken
  needs:  `Chicken` (Shop/Shop.swift:4:14) needs `Egg` as parameter 1
  needs:  `Egg` (Shop/Shop.swift:5:14) needs `Chicken` as parameter 1
  help:   let one of them take a `Lazy` or a `Provider`, or set it after construction with `.inject(…)`
  docs:   Troubleshooting#cycle
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `captive-scope`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
final class Counter: Sendable { init(visit: Provider<Visit>) {} }
let shop = Module("Shop") {
    Scoped("request", Visit.init)
    Singleton(Counter.init(visit:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [captive-scope] `Counter` outlives the scope "request" and reaches `Visit` of it
  path:   Counter -> Visit
  scoped: `Visit` (Shop/Shop.swift:4:11)
  help:   declare `Counter` as `Scoped("request", …)`, or take a `ScopeProvider` and pass it a scope
  docs:   Troubleshooting#captive-scope
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `asynchronous-dependency`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Rates: Sendable { init() async {} }
final class Till: Sendable { init(rates: Provider<Rates>) {} }
let shop = Module("Shop") {
    Singleton(async: Rates.init)
    Singleton(Till.init(rates:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [asynchronous-dependency] `Till` asks for `Rates` when it cannot wait, and that has to be awaited
  path:   Till -> Rates
  asynchronous: `Rates` (Shop/Shop.swift:4:14)
  help:   take an `AsyncProvider`, or make it `.eager()` so that it is there after the start
  docs:   Troubleshooting#asynchronous-dependency
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `override-of-nothing`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { MemoryStore() }.overriding(named: "store")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [override-of-nothing] `MemoryStore` overrides nothing: nothing is named "store"
  help:   leave out `.overriding(…)`, or name what it should replace
  docs:   Troubleshooting#override-of-nothing
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `override-of-several`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
    Singleton { AmexAccount() }.overriding((any Account).self)
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:15: error: [override-of-several] `AmexAccount` overrides 2 definitions, and may replace only one
  candidate: `AmexAccount` (Shop/Shop.swift:2:15)
  candidate: `VisaAccount` (Shop/Shop.swift:3:15)
  help:   name the one to replace: `.overriding(named: "…")`
  docs:   Troubleshooting#override-of-several
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `decorator-of-nothing`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Decorate((any Store).self) { (inner: any Store) in inner }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:13: error: [decorator-of-nothing] a decorator of `any Store` wraps nothing
  help:   declare something that provides `any Store`, or leave the decorator out
  docs:   Troubleshooting#decorator-of-nothing
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `unnamed-member`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(AccountsByName.init(all:))
    Singleton { AmexAccount() }.named("amex")
    Singleton { VisaAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:15: error: [unnamed-member] a member of a dictionary has no name, parameter 1 of `AccountsByName`
  path:   AccountsByName -> VisaAccount
  dictionary: Shop/Shop.swift:2:14
  help:   name it: `.named("…")`; names are the dictionary's keys
  docs:   Troubleshooting#unnamed-member
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `too-few`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all(atLeast: 2))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [too-few] at least 2 of `any Account` are wanted and 1 declared, parameter 1 of `Accounts`
  path:   Accounts -> [any Account]
  member: `AmexAccount` (Shop/Shop.swift:3:15)
  help:   declare more, or ask for fewer with `atLeast:`
  docs:   Troubleshooting#too-few
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `broken-promise`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.as((any Store).self)
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [broken-promise] `AmexAccount` is promised as `any Store`, which it is not
  help:   conform `AmexAccount` to it, or leave out `.as(…)`
  docs:   Troubleshooting#broken-promise
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `not-sendable`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
protocol Declares { @SharedTypesMustBeSendable func module() -> Module }
struct Shop: Declares {
    @available(*, deprecated) @SharedTypesMustBeSendable func module() -> Module {
        Module("Shop") { Singleton(Cart.init) }
    }
}
let shop: any Declares = Shop()
let container = try Container(await shop.module())
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:35: error: [not-sendable] `Cart` is shared and not `Sendable`
  help:   make it `Sendable`, declare it with `main:`, or declare it a `Prototype`
  docs:   Troubleshooting#not-sendable
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `lazy-prototype`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Till: Sendable { init(cart: Lazy<Cart>) {} }
let shop = Module("Shop") {
    Prototype { Cart() }
    Singleton(Till.init(cart:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:14: error: [lazy-prototype] a `Lazy` in `Till` would share `Cart`, a prototype that is not `Sendable`
  path:   Till -> Cart
  prototype: `Cart` (Shop/Shop.swift:3:15)
  help:   take a `Provider` instead
  docs:   Troubleshooting#lazy-prototype
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `weak-value`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Weak { Path(text: "shop.db") }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:10: error: [weak-value] `Path` is declared weak, and only classes and actors can be held weakly
  help:   declare it a `Singleton`, or return the class itself and add `.as(…)`
  docs:   Troubleshooting#weak-value
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `source-failed`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Table: DefinitionSource {
    let name = "Table"
    func definitions() throws -> [Definition] { throw NotThere() }
}
let shop = Module("Shop") {
    Table()
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [source-failed] the definition source "Table" failed: NotThere()
  help:   mend what it reads; nothing it declares is known
  docs:   Troubleshooting#source-failed
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `main-actor-only`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Panel {}
final class Window { init(panel: Panel) {} }
let shop = Module("Shop") {
    Singleton(main: { Panel() })
    Prototype(Window.init(panel:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [main-actor-only] `Window` takes `Panel`, which is not `Sendable` and stays on the main actor
  path:   Window -> Panel
  main actor: `Panel` (Shop/Shop.swift:4:14)
  help:   declare `Window` with `main:` too, or make `Panel` `Sendable`
  docs:   Troubleshooting#main-actor-only
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
@MainActor final class Dashboard { init() {} }
let shop = Module("Shop") {
    Singleton(Dashboard.init)
}
let container = try Container(shop)
let dashboard = try container.get(Dashboard.self)
#sourceLocation()
_ = shop
_ = container
_ = dashboard
}, saying: #"""
Shop/Shop.swift:3:14: error: [main-actor-only] `Dashboard` is made on the main actor
  help:   ask there with `get(main: …)`, or anywhere with `try await container.get(async: …)`
  docs:   Troubleshooting#main-actor-only
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `unused`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { MemoryStore() }
}
let graph = try Graph(shop, roots: [Wallet.self])
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:4:15: warning: [unused] nothing uses `MemoryStore`
  roots:  Wallet
  help:   leave it out, make it `.eager()`, or add what needs it to the roots
  docs:   Troubleshooting#unused
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `construction-failed`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Reader: Sendable { init() throws { throw NotThere() } }
final class Library: Sendable { init(reader: Reader) {} }
let shop = Module("Shop") {
    Singleton(Reader.init)
    Singleton(Library.init(reader:))
}
let container = try Container(shop)
let library = try container.get(Library.self)
#sourceLocation()
_ = shop
_ = container
_ = library
}, saying: #"""
Shop/Shop.swift:4:14: error: [construction-failed] making `Reader` failed: NotThere()
  path:   Library -> Reader
  docs:   Troubleshooting#construction-failed
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `external-not-set`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    External(AmexAccount.self)
    Singleton(Wallet.init(account:))
}
let container = try Container(shop)
let wallet = try container.get(Wallet.self)
#sourceLocation()
_ = shop
_ = container
_ = wallet
}, saying: #"""
Shop/Shop.swift:2:13: error: [external-not-set] the external `AmexAccount` has not been set
  path:   Wallet -> AmexAccount
  help:   hand it over first: `container.set(…)`
  docs:   Troubleshooting#external-not-set
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `asynchronous-only`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Rates: Sendable { init() async {} }
let shop = Module("Shop") {
    Singleton(async: Rates.init)
}
let container = try Container(shop)
let rates = try container.get(Rates.self)
#sourceLocation()
_ = shop
_ = container
_ = rates
}, saying: #"""
Shop/Shop.swift:3:14: error: [asynchronous-only] `Rates` has to be awaited
  help:   ask with `try await container.get(async: …)`, or make it `.eager()` and ask after the start
  docs:   Troubleshooting#asynchronous-only
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `circular-construction`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Chicken: Sendable {
    init(egg: Provider<Egg>) throws { _ = try egg.get() }
}
final class Egg: Sendable { init(chicken: Chicken) {} }
let shop = Module("Shop") {
    Singleton(Chicken.init(egg:))
    Singleton(Egg.init(chicken:))
}
let container = try Container(shop)
let chicken = try container.get(Chicken.self)
#sourceLocation()
_ = shop
_ = container
_ = chicken
}, saying: #"""
Shop/Shop.swift:6:14: error: [circular-construction] `Chicken` was asked for while it was being made
  path:   Chicken -> Egg -> Chicken
  help:   ask later: take a `Lazy` or a `Provider` and call it after the initialiser
  docs:   Troubleshooting#circular-construction
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `ended`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.stop()
let account = try container.get(AmexAccount.self)
#sourceLocation()
_ = shop
_ = container
_ = account
}, saying: #"""
error: [ended] the container has ended
  help:   ask before it is stopped, or open another one
  docs:   Troubleshooting#ended
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `outside-scope`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped("request", Visit.init)
}
let container = try Container(shop)
let visit = try container.get(Visit.self)
#sourceLocation()
_ = shop
_ = container
_ = visit
}, saying: #"""
Shop/Shop.swift:3:11: error: [outside-scope] `Visit` belongs to the scope "request", and none is open here
  help:   open one, `container.scope("request")`, and ask it
  docs:   Troubleshooting#outside-scope
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `not-settable`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let container = try Container(shop)
try container.set(AmexAccount())
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [not-settable] a `AmexAccount` can be set on exactly one definition, and 0 take it
  candidate: `AmexAccount`, prototype (Shop/Shop.swift:2:15)
  help:   declare `External(AmexAccount.self)`
  docs:   Troubleshooting#not-settable
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `too-deep`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Link { init(next: Link?) {} }
let shop = Module("Shop") {
    for number in 1...20_000 {
        Prototype(Link.init(next:), .named("\(number - 1)")).named("\(number)")
    }
    Prototype { Link(next: nil) }.named("0")
}
let container = try Container(shop)
let link = try container.get(Link.self, .named("20000"))
#sourceLocation()
_ = shop
_ = container
_ = link
}, saying: #"""
Shop/Shop.swift:4:18: error: [too-deep] making `Link "17740"` takes a chain of 17741 constructions, more than the stack holds
  path:   Link "20000" -> Link "19999" -> Link "19998" -> Link "19997" -> Link "19996" -> Link "19995" -> Link "19994" -> Link "19993" -> Link "19992" -> Link "19991" -> Link "19990" -> Link "19989" -> Link "19988" -> Link "19987" -> Link "19986" -> Link "19985" -> Link "19984" -> Link "19983" -> Link "19982" -> Link "19981" -> Link "19980" -> Link "19979" -> Link "19978" -> Link "19977" -> Link "19976" -> Link "19975" -> Link "19974" -> Link "19973" -> Link "19972" -> Link "19971" -> Link "19970" -> Link "19969" -> Link "19968" -> Link "19967" -> Link "19966" -> Link "19965" -> Link "19964" -> Link "19963" -> Link "19962" -> Link "19961" -> Link "19960" -> Link "19959" -> Link "19958" -> Link "19957" -> Link "19956" -> Link "19955" -> Link "19954" -> Link "19953" -> Link "19952" -> Link "19951" -> Link "19950" -> Link "19949" -> Link "19948" -> Link "19947" -> Link "19946" -> Link "19945" -> Link "19944" -> Link "19943" -> Link "19942" -> Link "19941" -> Link "19940" -> Link "19939" -> Link "19938" -> Link "19937" -> Link "19936" -> Link "19935" -> Link "19934" -> Link "19933" -> Link "19932" -> Link "19931" -> Link "19930" -> Link "19929" -> Link "19928" -> Link "19927" -> Link "19926" -> Link "19925" -> Link "19924" -> Link "19923" -> Link "19922" -> Link "19921" -> Link "19920" -> Link "19919" -> Link "19918" -> Link "19917" -> Link "19916" -> Link "19915" -> Link "19914" -> Link "19913" -> Link "19912" -> Link "19911" -> Link "19910" -> Link "19909" -> Link "19908" -> Link "19907" -> Link "19906" -> Link "19905" -> Link "19904" -> Link "19903" -> Link "19902" -> Link "19901" -> Link "19900" -> Link "19899" -> Link "19898" -> Link "19897" -> Link "19896" -> Link "19895" -> Link "19894" -> Link "19893" -> Link "19892" -> Link "19891" -> Link "19890" -> Link "19889" -> Link "19888" -> Link "19887" -> Link "19886" -> Link "19885" -> Link "19884" -> Link "19883" -> Link "19882" -> Link "19881" -> Link "19880" -> Link "19879" -> Link "19878" -> Link "19877" -> Link "19876" -> Link "19875" -> Link "19874" -> Link "19873" -> Link "19872" -> Link "19871" -> Link "19870" -> Link "19869" -> Link "19868" -> Link "19867" -> Link "19866" -> Link "19865" -> Link "19864" -> Link "19863" -> Link "19862" -> Link "19861" -> Link "19860" -> Link "19859" -> Link "19858" -> Link "19857" -> Link "19856" -> Link "19855" -> Link "19854" -> Link "19853" -> Link "19852" -> Link "19851" -> Link "19850" -> Link "19849" -> Link "19848" -> Link "19847" -> Link "19846" -> Link "19845" -> Link "19844" -> Link "19843" -> Link "19842" -> Link "19841" -> Link "19840" -> Link "19839" -> Link "19838" -> Link "19837" -> Link "19836" -> Link "19835" -> Link "19834" -> Link "19833" -> Link "19832" -> Link "19831" -> Link "19830" -> Link "19829" -> Link "19828" -> Link "19827" -> Link "19826" -> Link "19825" -> Link "19824" -> Link "19823" -> Link "19822" -> Link "19821" -> Link "19820" -> Link "19819" -> Link "19818" -> Link "19817" -> Link "19816" -> Link "19815" -> Link "19814" -> Link "19813" -> Link "19812" -> Link "19811" -> Link "19810" -> Link "19809" -> Link "19808" -> Link "19807" -> Link "19806" -> Link "19805" -> Link "19804" -> Link "19803" -> Link "19802" -> Link "19801" -> Link "19800" -> Link "19799" -> Link "19798" -> Link "19797" -> Link "19796" -> Link "19795" -> Link "19794" -> Link "19793" -> Link "19792" -> Link "19791" -> Link "19790" -> Link "19789" -> Link "19788" -> Link "19787" -> Link "19786" -> Link "19785" -> Link "19784" -> Link "19783" -> Link "19782" -> Link "19781" -> Link "19780" -> Link "19779" -> Link "19778" -> Link "19777" -> Link "19776" -> Link "19775" -> Link "19774" -> Link "19773" -> Link "19772" -> Link "19771" -> Link "19770" -> Link "19769" -> Link "19768" -> Link "19767" -> Link "19766" -> Link "19765" -> Link "19764" -> Link "19763" -> Link "19762" -> Link "19761" -> Link "19760" -> Link "19759" -> Link "19758" -> Link "19757" -> Link "19756" -> Link "19755" -> Link "19754" -> Link "19753" -> Link "19752" -> Link "19751" -> Link "19750" -> Link "19749" -> Link "19748" -> Link "19747" -> Link "19746" -> Link "19745" -> Link "19744" -> Link "19743" -> Link "19742" -> Link "19741" -> Link "19740" -> Link "19739" -> Link "19738" -> Link "19737" -> Link "19736" -> Link "19735" -> Link "19734" -> Link "19733" -> Link "19732" -> Link "19731" -> Link "19730" -> Link "19729" -> Link "19728" -> Link "19727" -> Link "19726" -> Link "19725" -> Link "19724" -> Link "19723" -> Link "19722" -> Link "19721" -> Link "19720" -> Link "19719" -> Link "19718" -> Link "19717" -> Link "19716" -> Link "19715" -> Link "19714" -> Link "19713" -> Link "19712" -> Link "19711" -> Link "19710" -> Link "19709" -> Link "19708" -> Link "19707" -> Link "19706" -> Link "19705" -> Link "19704" -> Link "19703" -> Link "19702" -> Link "19701" -> Link "19700" -> Link "19699" -> Link "19698" -> Link "19697" -> Link "19696" -> Link "19695" -> Link "19694" -> Link "19693" -> Link "19692" -> Link "19691" -> Link "19690" -> Link "19689" -> Link "19688" -> Link "19687" -> Link "19686" -> Link "19685" -> Link "19684" -> Link "19683" -> Link "19682" -> Link "19681" -> Link "19680" -> Link "19679" -> Link "19678" -> Link "19677" -> Link "19676" -> Link "19675" -> Link "19674" -> Link "19673" -> Link "19672" -> Link "19671" -> Link "19670" -> Link "19669" -> Link "19668" -> Link "19667" -> Link "19666" -> Link "19665" -> Link "19664" -> Link "19663" -> Link "19662" -> Link "19661" -> Link "19660" -> Link "19659" -> Link "19658" -> Link "19657" -> Link "19656" -> Link "19655" -> Link "19654" -> Link "19653" -> Link "19652" -> Link "19651" -> Link "19650" -> Link "19649" -> Link "19648" -> Link "19647" -> Link "19646" -> Link "19645" -> Link "19644" -> Link "19643" -> Link "19642" -> Link "19641" -> Link "19640" -> Link "19639" -> Link "19638" -> Link "19637" -> Link "19636" -> Link "19635" -> Link "19634" -> Link "19633" -> Link "19632" -> Link "19631" -> Link "19630" -> Link "19629" -> Link "19628" -> Link "19627" -> Link "19626" -> Link "19625" -> Link "19624" -> Link "19623" -> Link "19622" -> Link "19621" -> Link "19620" -> Link "19619" -> Link "19618" -> Link "19617" -> Link "19616" -> Link "19615" -> Link "19614" -> Link "19613" -> Link "19612" -> Link "19611" -> Link "19610" -> Link "19609" -> Link "19608" -> Link "19607" -> Link "19606" -> Link "19605" -> Link "19604" -> Link "19603" -> Link "19602" -> Link "19601" -> Link "19600" -> Link "19599" -> Link "19598" -> Link "19597" -> Link "19596" -> Link "19595" -> Link "19594" -> Link "19593" -> Link "19592" -> Link "19591" -> Link "19590" -> Link "19589" -> Link "19588" -> Link "19587" -> Link "19586" -> Link "19585" -> Link "19584" -> Link "19583" -> Link "19582" -> Link "19581" -> Link "19580" -> Link "19579" -> Link "19578" -> Link "19577" -> Link "19576" -> Link "19575" -> Link "19574" -> Link "19573" -> Link "19572" -> Link "19571" -> Link "19570" -> Link "19569" -> Link "19568" -> Link "19567" -> Link "19566" -> Link "19565" -> Link "19564" -> Link "19563" -> Link "19562" -> Link "19561" -> Link "19560" -> Link "19559" -> Link "19558" -> Link "19557" -> Link "19556" -> Link "19555" -> Link "19554" -> Link "19553" -> Link "19552" -> Link "19551" -> Link "19550" -> Link "19549" -> Link "19548" -> Link "19547" -> Link "19546" -> Link "19545" -> Link "19544" -> Link "19543" -> Link "19542" -> Link "19541" -> Link "19540" -> Link "19539" -> Link "19538" -> Link "19537" -> Link "19536" -> Link "19535" -> Link "19534" -> Link "19533" -> Link "19532" -> Link "19531" -> Link "19530" -> Link "19529" -> Link "19528" -> Link "19527" -> Link "19526" -> Link "19525" -> Link "19524" -> Link "19523" -> Link "19522" -> Link "19521" -> Link "19520" -> Link "19519" -> Link "19518" -> Link "19517" -> Link "19516" -> Link "19515" -> Link "19514" -> Link "19513" -> Link "19512" -> Link "19511" -> Link "19510" -> Link "19509" -> Link "19508" -> Link "19507" -> Link "19506" -> Link "19505" -> Link "19504" -> Link "19503" -> Link "19502" -> Link "19501" -> Link "19500" -> Link "19499" -> Link "19498" -> Link "19497" -> Link "19496" -> Link "19495" -> Link "19494" -> Link "19493" -> Link "19492" -> Link "19491" -> Link "19490" -> Link "19489" -> Link "19488" -> Link "19487" -> Link "19486" -> Link "19485" -> Link "19484" -> Link "19483" -> Link "19482" -> Link "19481" -> Link "19480" -> Link "19479" -> Link "19478" -> Link "19477" -> Link "19476" -> Link "19475" -> Link "19474" -> Link "19473" -> Link "19472" -> Link "19471" -> Link "19470" -> Link "19469" -> Link "19468" -> Link "19467" -> Link "19466" -> Link "19465" -> Link "19464" -> Link "19463" -> Link "19462" -> Link "19461" -> Link "19460" -> Link "19459" -> Link "19458" -> Link "19457" -> Link "19456" -> Link "19455" -> Link "19454" -> Link "19453" -> Link "19452" -> Link "19451" -> Link "19450" -> Link "19449" -> Link "19448" -> Link "19447" -> Link "19446" -> Link "19445" -> Link "19444" -> Link "19443" -> Link "19442" -> Link "19441" -> Link "19440" -> Link "19439" -> Link "19438" -> Link "19437" -> Link "19436" -> Link "19435" -> Link "19434" -> Link "19433" -> Link "19432" -> Link "19431" -> Link "19430" -> Link "19429" -> Link "19428" -> Link "19427" -> Link "19426" -> Link "19425" -> Link "19424" -> Link "19423" -> Link "19422" -> Link "19421" -> Link "19420" -> Link "19419" -> Link "19418" -> Link "19417" -> Link "19416" -> Link "19415" -> Link "19414" -> Link "19413" -> Link "19412" -> Link "19411" -> Link "19410" -> Link "19409" -> Link "19408" -> Link "19407" -> Link "19406" -> Link "19405" -> Link "19404" -> Link "19403" -> Link "19402" -> Link "19401" -> Link "19400" -> Link "19399" -> Link "19398" -> Link "19397" -> Link "19396" -> Link "19395" -> Link "19394" -> Link "19393" -> Link "19392" -> Link "19391" -> Link "19390" -> Link "19389" -> Link "19388" -> Link "19387" -> Link "19386" -> Link "19385" -> Link "19384" -> Link "19383" -> Link "19382" -> Link "19381" -> Link "19380" -> Link "19379" -> Link "19378" -> Link "19377" -> Link "19376" -> Link "19375" -> Link "19374" -> Link "19373" -> Link "19372" -> Link "19371" -> Link "19370" -> Link "19369" -> Link "19368" -> Link "19367" -> Link "19366" -> Link "19365" -> Link "19364" -> Link "19363" -> Link "19362" -> Link "19361" -> Link "19360" -> Link "19359" -> Link "19358" -> Link "19357" -> Link "19356" -> Link "19355" -> Link "19354" -> Link "19353" -> Link "19352" -> Link "19351" -> Link "19350" -> Link "19349" -> Link "19348" -> Link "19347" -> Link "19346" -> Link "19345" -> Link "19344" -> Link "19343" -> Link "19342" -> Link "19341" -> Link "19340" -> Link "19339" -> Link "19338" -> Link "19337" -> Link "19336" -> Link "19335" -> Link "19334" -> Link "19333" -> Link "19332" -> Link "19331" -> Link "19330" -> Link "19329" -> Link "19328" -> Link "19327" -> Link "19326" -> Link "19325" -> Link "19324" -> Link "19323" -> Link "19322" -> Link "19321" -> Link "19320" -> Link "19319" -> Link "19318" -> Link "19317" -> Link "19316" -> Link "19315" -> Link "19314" -> Link "19313" -> Link "19312" -> Link "19311" -> Link "19310" -> Link "19309" -> Link "19308" -> Link "19307" -> Link "19306" -> Link "19305" -> Link "19304" -> Link "19303" -> Link "19302" -> Link "19301" -> Link "19300" -> Link "19299" -> Link "19298" -> Link "19297" -> Link "19296" -> Link "19295" -> Link "19294" -> Link "19293" -> Link "19292" -> Link "19291" -> Link "19290" -> Link "19289" -> Link "19288" -> Link "19287" -> Link "19286" -> Link "19285" -> Link "19284" -> Link "19283" -> Link "19282" -> Link "19281" -> Link "19280" -> Link "19279" -> Link "19278" -> Link "19277" -> Link "19276" -> Link "19275" -> Link "19274" -> Link "19273" -> Link "19272" -> Link "19271" -> Link "19270" -> Link "19269" -> Link "19268" -> Link "19267" -> Link "19266" -> Link "19265" -> Link "19264" -> Link "19263" -> Link "19262" -> Link "19261" -> Link "19260" -> Link "19259" -> Link "19258" -> Link "19257" -> Link "19256" -> Link "19255" -> Link "19254" -> Link "19253" -> Link "19252" -> Link "19251" -> Link "19250" -> Link "19249" -> Link "19248" -> Link "19247" -> Link "19246" -> Link "19245" -> Link "19244" -> Link "19243" -> Link "19242" -> Link "19241" -> Link "19240" -> Link "19239" -> Link "19238" -> Link "19237" -> Link "19236" -> Link "19235" -> Link "19234" -> Link "19233" -> Link "19232" -> Link "19231" -> Link "19230" -> Link "19229" -> Link "19228" -> Link "19227" -> Link "19226" -> Link "19225" -> Link "19224" -> Link "19223" -> Link "19222" -> Link "19221" -> Link "19220" -> Link "19219" -> Link "19218" -> Link "19217" -> Link "19216" -> Link "19215" -> Link "19214" -> Link "19213" -> Link "19212" -> Link "19211" -> Link "19210" -> Link "19209" -> Link "19208" -> Link "19207" -> Link "19206" -> Link "19205" -> Link "19204" -> Link "19203" -> Link "19202" -> Link "19201" -> Link "19200" -> Link "19199" -> Link "19198" -> Link "19197" -> Link "19196" -> Link "19195" -> Link "19194" -> Link "19193" -> Link "19192" -> Link "19191" -> Link "19190" -> Link "19189" -> Link "19188" -> Link "19187" -> Link "19186" -> Link "19185" -> Link "19184" -> Link "19183" -> Link "19182" -> Link "19181" -> Link "19180" -> Link "19179" -> Link "19178" -> Link "19177" -> Link "19176" -> Link "19175" -> Link "19174" -> Link "19173" -> Link "19172" -> Link "19171" -> Link "19170" -> Link "19169" -> Link "19168" -> Link "19167" -> Link "19166" -> Link "19165" -> Link "19164" -> Link "19163" -> Link "19162" -> Link "19161" -> Link "19160" -> Link "19159" -> Link "19158" -> Link "19157" -> Link "19156" -> Link "19155" -> Link "19154" -> Link "19153" -> Link "19152" -> Link "19151" -> Link "19150" -> Link "19149" -> Link "19148" -> Link "19147" -> Link "19146" -> Link "19145" -> Link "19144" -> Link "19143" -> Link "19142" -> Link "19141" -> Link "19140" -> Link "19139" -> Link "19138" -> Link "19137" -> Link "19136" -> Link "19135" -> Link "19134" -> Link "19133" -> Link "19132" -> Link "19131" -> Link "19130" -> Link "19129" -> Link "19128" -> Link "19127" -> Link "19126" -> Link "19125" -> Link "19124" -> Link "19123" -> Link "19122" -> Link "19121" -> Link "19120" -> Link "19119" -> Link "19118" -> Link "19117" -> Link "19116" -> Link "19115" -> Link "19114" -> Link "19113" -> Link "19112" -> Link "19111" -> Link "19110" -> Link "19109" -> Link "19108" -> Link "19107" -> Link "19106" -> Link "19105" -> Link "19104" -> Link "19103" -> Link "19102" -> Link "19101" -> Link "19100" -> Link "19099" -> Link "19098" -> Link "19097" -> Link "19096" -> Link "19095" -> Link "19094" -> Link "19093" -> Link "19092" -> Link "19091" -> Link "19090" -> Link "19089" -> Link "19088" -> Link "19087" -> Link "19086" -> Link "19085" -> Link "19084" -> Link "19083" -> Link "19082" -> Link "19081" -> Link "19080" -> Link "19079" -> Link "19078" -> Link "19077" -> Link "19076" -> Link "19075" -> Link "19074" -> Link "19073" -> Link "19072" -> Link "19071" -> Link "19070" -> Link "19069" -> Link "19068" -> Link "19067" -> Link "19066" -> Link "19065" -> Link "19064" -> Link "19063" -> Link "19062" -> Link "19061" -> Link "19060" -> Link "19059" -> Link "19058" -> Link "19057" -> Link "19056" -> Link "19055" -> Link "19054" -> Link "19053" -> Link "19052" -> Link "19051" -> Link "19050" -> Link "19049" -> Link "19048" -> Link "19047" -> Link "19046" -> Link "19045" -> Link "19044" -> Link "19043" -> Link "19042" -> Link "19041" -> Link "19040" -> Link "19039" -> Link "19038" -> Link "19037" -> Link "19036" -> Link "19035" -> Link "19034" -> Link "19033" -> Link "19032" -> Link "19031" -> Link "19030" -> Link "19029" -> Link "19028" -> Link "19027" -> Link "19026" -> Link "19025" -> Link "19024" -> Link "19023" -> Link "19022" -> Link "19021" -> Link "19020" -> Link "19019" -> Link "19018" -> Link "19017" -> Link "19016" -> Link "19015" -> Link "19014" -> Link "19013" -> Link "19012" -> Link "19011" -> Link "19010" -> Link "19009" -> Link "19008" -> Link "19007" -> Link "19006" -> Link "19005" -> Link "19004" -> Link "19003" -> Link "19002" -> Link "19001" -> Link "19000" -> Link "18999" -> Link "18998" -> Link "18997" -> Link "18996" -> Link "18995" -> Link "18994" -> Link "18993" -> Link "18992" -> Link "18991" -> Link "18990" -> Link "18989" -> Link "18988" -> Link "18987" -> Link "18986" -> Link "18985" -> Link "18984" -> Link "18983" -> Link "18982" -> Link "18981" -> Link "18980" -> Link "18979" -> Link "18978" -> Link "18977" -> Link "18976" -> Link "18975" -> Link "18974" -> Link "18973" -> Link "18972" -> Link "18971" -> Link "18970" -> Link "18969" -> Link "18968" -> Link "18967" -> Link "18966" -> Link "18965" -> Link "18964" -> Link "18963" -> Link "18962" -> Link "18961" -> Link "18960" -> Link "18959" -> Link "18958" -> Link "18957" -> Link "18956" -> Link "18955" -> Link "18954" -> Link "18953" -> Link "18952" -> Link "18951" -> Link "18950" -> Link "18949" -> Link "18948" -> Link "18947" -> Link "18946" -> Link "18945" -> Link "18944" -> Link "18943" -> Link "18942" -> Link "18941" -> Link "18940" -> Link "18939" -> Link "18938" -> Link "18937" -> Link "18936" -> Link "18935" -> Link "18934" -> Link "18933" -> Link "18932" -> Link "18931" -> Link "18930" -> Link "18929" -> Link "18928" -> Link "18927" -> Link "18926" -> Link "18925" -> Link "18924" -> Link "18923" -> Link "18922" -> Link "18921" -> Link "18920" -> Link "18919" -> Link "18918" -> Link "18917" -> Link "18916" -> Link "18915" -> Link "18914" -> Link "18913" -> Link "18912" -> Link "18911" -> Link "18910" -> Link "18909" -> Link "18908" -> Link "18907" -> Link "18906" -> Link "18905" -> Link "18904" -> Link "18903" -> Link "18902" -> Link "18901" -> Link "18900" -> Link "18899" -> Link "18898" -> Link "18897" -> Link "18896" -> Link "18895" -> Link "18894" -> Link "18893" -> Link "18892" -> Link "18891" -> Link "18890" -> Link "18889" -> Link "18888" -> Link "18887" -> Link "18886" -> Link "18885" -> Link "18884" -> Link "18883" -> Link "18882" -> Link "18881" -> Link "18880" -> Link "18879" -> Link "18878" -> Link "18877" -> Link "18876" -> Link "18875" -> Link "18874" -> Link "18873" -> Link "18872" -> Link "18871" -> Link "18870" -> Link "18869" -> Link "18868" -> Link "18867" -> Link "18866" -> Link "18865" -> Link "18864" -> Link "18863" -> Link "18862" -> Link "18861" -> Link "18860" -> Link "18859" -> Link "18858" -> Link "18857" -> Link "18856" -> Link "18855" -> Link "18854" -> Link "18853" -> Link "18852" -> Link "18851" -> Link "18850" -> Link "18849" -> Link "18848" -> Link "18847" -> Link "18846" -> Link "18845" -> Link "18844" -> Link "18843" -> Link "18842" -> Link "18841" -> Link "18840" -> Link "18839" -> Link "18838" -> Link "18837" -> Link "18836" -> Link "18835" -> Link "18834" -> Link "18833" -> Link "18832" -> Link "18831" -> Link "18830" -> Link "18829" -> Link "18828" -> Link "18827" -> Link "18826" -> Link "18825" -> Link "18824" -> Link "18823" -> Link "18822" -> Link "18821" -> Link "18820" -> Link "18819" -> Link "18818" -> Link "18817" -> Link "18816" -> Link "18815" -> Link "18814" -> Link "18813" -> Link "18812" -> Link "18811" -> Link "18810" -> Link "18809" -> Link "18808" -> Link "18807" -> Link "18806" -> Link "18805" -> Link "18804" -> Link "18803" -> Link "18802" -> Link "18801" -> Link "18800" -> Link "18799" -> Link "18798" -> Link "18797" -> Link "18796" -> Link "18795" -> Link "18794" -> Link "18793" -> Link "18792" -> Link "18791" -> Link "18790" -> Link "18789" -> Link "18788" -> Link "18787" -> Link "18786" -> Link "18785" -> Link "18784" -> Link "18783" -> Link "18782" -> Link "18781" -> Link "18780" -> Link "18779" -> Link "18778" -> Link "18777" -> Link "18776" -> Link "18775" -> Link "18774" -> Link "18773" -> Link "18772" -> Link "18771" -> Link "18770" -> Link "18769" -> Link "18768" -> Link "18767" -> Link "18766" -> Link "18765" -> Link "18764" -> Link "18763" -> Link "18762" -> Link "18761" -> Link "18760" -> Link "18759" -> Link "18758" -> Link "18757" -> Link "18756" -> Link "18755" -> Link "18754" -> Link "18753" -> Link "18752" -> Link "18751" -> Link "18750" -> Link "18749" -> Link "18748" -> Link "18747" -> Link "18746" -> Link "18745" -> Link "18744" -> Link "18743" -> Link "18742" -> Link "18741" -> Link "18740" -> Link "18739" -> Link "18738" -> Link "18737" -> Link "18736" -> Link "18735" -> Link "18734" -> Link "18733" -> Link "18732" -> Link "18731" -> Link "18730" -> Link "18729" -> Link "18728" -> Link "18727" -> Link "18726" -> Link "18725" -> Link "18724" -> Link "18723" -> Link "18722" -> Link "18721" -> Link "18720" -> Link "18719" -> Link "18718" -> Link "18717" -> Link "18716" -> Link "18715" -> Link "18714" -> Link "18713" -> Link "18712" -> Link "18711" -> Link "18710" -> Link "18709" -> Link "18708" -> Link "18707" -> Link "18706" -> Link "18705" -> Link "18704" -> Link "18703" -> Link "18702" -> Link "18701" -> Link "18700" -> Link "18699" -> Link "18698" -> Link "18697" -> Link "18696" -> Link "18695" -> Link "18694" -> Link "18693" -> Link "18692" -> Link "18691" -> Link "18690" -> Link "18689" -> Link "18688" -> Link "18687" -> Link "18686" -> Link "18685" -> Link "18684" -> Link "18683" -> Link "18682" -> Link "18681" -> Link "18680" -> Link "18679" -> Link "18678" -> Link "18677" -> Link "18676" -> Link "18675" -> Link "18674" -> Link "18673" -> Link "18672" -> Link "18671" -> Link "18670" -> Link "18669" -> Link "18668" -> Link "18667" -> Link "18666" -> Link "18665" -> Link "18664" -> Link "18663" -> Link "18662" -> Link "18661" -> Link "18660" -> Link "18659" -> Link "18658" -> Link "18657" -> Link "18656" -> Link "18655" -> Link "18654" -> Link "18653" -> Link "18652" -> Link "18651" -> Link "18650" -> Link "18649" -> Link "18648" -> Link "18647" -> Link "18646" -> Link "18645" -> Link "18644" -> Link "18643" -> Link "18642" -> Link "18641" -> Link "18640" -> Link "18639" -> Link "18638" -> Link "18637" -> Link "18636" -> Link "18635" -> Link "18634" -> Link "18633" -> Link "18632" -> Link "18631" -> Link "18630" -> Link "18629" -> Link "18628" -> Link "18627" -> Link "18626" -> Link "18625" -> Link "18624" -> Link "18623" -> Link "18622" -> Link "18621" -> Link "18620" -> Link "18619" -> Link "18618" -> Link "18617" -> Link "18616" -> Link "18615" -> Link "18614" -> Link "18613" -> Link "18612" -> Link "18611" -> Link "18610" -> Link "18609" -> Link "18608" -> Link "18607" -> Link "18606" -> Link "18605" -> Link "18604" -> Link "18603" -> Link "18602" -> Link "18601" -> Link "18600" -> Link "18599" -> Link "18598" -> Link "18597" -> Link "18596" -> Link "18595" -> Link "18594" -> Link "18593" -> Link "18592" -> Link "18591" -> Link "18590" -> Link "18589" -> Link "18588" -> Link "18587" -> Link "18586" -> Link "18585" -> Link "18584" -> Link "18583" -> Link "18582" -> Link "18581" -> Link "18580" -> Link "18579" -> Link "18578" -> Link "18577" -> Link "18576" -> Link "18575" -> Link "18574" -> Link "18573" -> Link "18572" -> Link "18571" -> Link "18570" -> Link "18569" -> Link "18568" -> Link "18567" -> Link "18566" -> Link "18565" -> Link "18564" -> Link "18563" -> Link "18562" -> Link "18561" -> Link "18560" -> Link "18559" -> Link "18558" -> Link "18557" -> Link "18556" -> Link "18555" -> Link "18554" -> Link "18553" -> Link "18552" -> Link "18551" -> Link "18550" -> Link "18549" -> Link "18548" -> Link "18547" -> Link "18546" -> Link "18545" -> Link "18544" -> Link "18543" -> Link "18542" -> Link "18541" -> Link "18540" -> Link "18539" -> Link "18538" -> Link "18537" -> Link "18536" -> Link "18535" -> Link "18534" -> Link "18533" -> Link "18532" -> Link "18531" -> Link "18530" -> Link "18529" -> Link "18528" -> Link "18527" -> Link "18526" -> Link "18525" -> Link "18524" -> Link "18523" -> Link "18522" -> Link "18521" -> Link "18520" -> Link "18519" -> Link "18518" -> Link "18517" -> Link "18516" -> Link "18515" -> Link "18514" -> Link "18513" -> Link "18512" -> Link "18511" -> Link "18510" -> Link "18509" -> Link "18508" -> Link "18507" -> Link "18506" -> Link "18505" -> Link "18504" -> Link "18503" -> Link "18502" -> Link "18501" -> Link "18500" -> Link "18499" -> Link "18498" -> Link "18497" -> Link "18496" -> Link "18495" -> Link "18494" -> Link "18493" -> Link "18492" -> Link "18491" -> Link "18490" -> Link "18489" -> Link "18488" -> Link "18487" -> Link "18486" -> Link "18485" -> Link "18484" -> Link "18483" -> Link "18482" -> Link "18481" -> Link "18480" -> Link "18479" -> Link "18478" -> Link "18477" -> Link "18476" -> Link "18475" -> Link "18474" -> Link "18473" -> Link "18472" -> Link "18471" -> Link "18470" -> Link "18469" -> Link "18468" -> Link "18467" -> Link "18466" -> Link "18465" -> Link "18464" -> Link "18463" -> Link "18462" -> Link "18461" -> Link "18460" -> Link "18459" -> Link "18458" -> Link "18457" -> Link "18456" -> Link "18455" -> Link "18454" -> Link "18453" -> Link "18452" -> Link "18451" -> Link "18450" -> Link "18449" -> Link "18448" -> Link "18447" -> Link "18446" -> Link "18445" -> Link "18444" -> Link "18443" -> Link "18442" -> Link "18441" -> Link "18440" -> Link "18439" -> Link "18438" -> Link "18437" -> Link "18436" -> Link "18435" -> Link "18434" -> Link "18433" -> Link "18432" -> Link "18431" -> Link "18430" -> Link "18429" -> Link "18428" -> Link "18427" -> Link "18426" -> Link "18425" -> Link "18424" -> Link "18423" -> Link "18422" -> Link "18421" -> Link "18420" -> Link "18419" -> Link "18418" -> Link "18417" -> Link "18416" -> Link "18415" -> Link "18414" -> Link "18413" -> Link "18412" -> Link "18411" -> Link "18410" -> Link "18409" -> Link "18408" -> Link "18407" -> Link "18406" -> Link "18405" -> Link "18404" -> Link "18403" -> Link "18402" -> Link "18401" -> Link "18400" -> Link "18399" -> Link "18398" -> Link "18397" -> Link "18396" -> Link "18395" -> Link "18394" -> Link "18393" -> Link "18392" -> Link "18391" -> Link "18390" -> Link "18389" -> Link "18388" -> Link "18387" -> Link "18386" -> Link "18385" -> Link "18384" -> Link "18383" -> Link "18382" -> Link "18381" -> Link "18380" -> Link "18379" -> Link "18378" -> Link "18377" -> Link "18376" -> Link "18375" -> Link "18374" -> Link "18373" -> Link "18372" -> Link "18371" -> Link "18370" -> Link "18369" -> Link "18368" -> Link "18367" -> Link "18366" -> Link "18365" -> Link "18364" -> Link "18363" -> Link "18362" -> Link "18361" -> Link "18360" -> Link "18359" -> Link "18358" -> Link "18357" -> Link "18356" -> Link "18355" -> Link "18354" -> Link "18353" -> Link "18352" -> Link "18351" -> Link "18350" -> Link "18349" -> Link "18348" -> Link "18347" -> Link "18346" -> Link "18345" -> Link "18344" -> Link "18343" -> Link "18342" -> Link "18341" -> Link "18340" -> Link "18339" -> Link "18338" -> Link "18337" -> Link "18336" -> Link "18335" -> Link "18334" -> Link "18333" -> Link "18332" -> Link "18331" -> Link "18330" -> Link "18329" -> Link "18328" -> Link "18327" -> Link "18326" -> Link "18325" -> Link "18324" -> Link "18323" -> Link "18322" -> Link "18321" -> Link "18320" -> Link "18319" -> Link "18318" -> Link "18317" -> Link "18316" -> Link "18315" -> Link "18314" -> Link "18313" -> Link "18312" -> Link "18311" -> Link "18310" -> Link "18309" -> Link "18308" -> Link "18307" -> Link "18306" -> Link "18305" -> Link "18304" -> Link "18303" -> Link "18302" -> Link "18301" -> Link "18300" -> Link "18299" -> Link "18298" -> Link "18297" -> Link "18296" -> Link "18295" -> Link "18294" -> Link "18293" -> Link "18292" -> Link "18291" -> Link "18290" -> Link "18289" -> Link "18288" -> Link "18287" -> Link "18286" -> Link "18285" -> Link "18284" -> Link "18283" -> Link "18282" -> Link "18281" -> Link "18280" -> Link "18279" -> Link "18278" -> Link "18277" -> Link "18276" -> Link "18275" -> Link "18274" -> Link "18273" -> Link "18272" -> Link "18271" -> Link "18270" -> Link "18269" -> Link "18268" -> Link "18267" -> Link "18266" -> Link "18265" -> Link "18264" -> Link "18263" -> Link "18262" -> Link "18261" -> Link "18260" -> Link "18259" -> Link "18258" -> Link "18257" -> Link "18256" -> Link "18255" -> Link "18254" -> Link "18253" -> Link "18252" -> Link "18251" -> Link "18250" -> Link "18249" -> Link "18248" -> Link "18247" -> Link "18246" -> Link "18245" -> Link "18244" -> Link "18243" -> Link "18242" -> Link "18241" -> Link "18240" -> Link "18239" -> Link "18238" -> Link "18237" -> Link "18236" -> Link "18235" -> Link "18234" -> Link "18233" -> Link "18232" -> Link "18231" -> Link "18230" -> Link "18229" -> Link "18228" -> Link "18227" -> Link "18226" -> Link "18225" -> Link "18224" -> Link "18223" -> Link "18222" -> Link "18221" -> Link "18220" -> Link "18219" -> Link "18218" -> Link "18217" -> Link "18216" -> Link "18215" -> Link "18214" -> Link "18213" -> Link "18212" -> Link "18211" -> Link "18210" -> Link "18209" -> Link "18208" -> Link "18207" -> Link "18206" -> Link "18205" -> Link "18204" -> Link "18203" -> Link "18202" -> Link "18201" -> Link "18200" -> Link "18199" -> Link "18198" -> Link "18197" -> Link "18196" -> Link "18195" -> Link "18194" -> Link "18193" -> Link "18192" -> Link "18191" -> Link "18190" -> Link "18189" -> Link "18188" -> Link "18187" -> Link "18186" -> Link "18185" -> Link "18184" -> Link "18183" -> Link "18182" -> Link "18181" -> Link "18180" -> Link "18179" -> Link "18178" -> Link "18177" -> Link "18176" -> Link "18175" -> Link "18174" -> Link "18173" -> Link "18172" -> Link "18171" -> Link "18170" -> Link "18169" -> Link "18168" -> Link "18167" -> Link "18166" -> Link "18165" -> Link "18164" -> Link "18163" -> Link "18162" -> Link "18161" -> Link "18160" -> Link "18159" -> Link "18158" -> Link "18157" -> Link "18156" -> Link "18155" -> Link "18154" -> Link "18153" -> Link "18152" -> Link "18151" -> Link "18150" -> Link "18149" -> Link "18148" -> Link "18147" -> Link "18146" -> Link "18145" -> Link "18144" -> Link "18143" -> Link "18142" -> Link "18141" -> Link "18140" -> Link "18139" -> Link "18138" -> Link "18137" -> Link "18136" -> Link "18135" -> Link "18134" -> Link "18133" -> Link "18132" -> Link "18131" -> Link "18130" -> Link "18129" -> Link "18128" -> Link "18127" -> Link "18126" -> Link "18125" -> Link "18124" -> Link "18123" -> Link "18122" -> Link "18121" -> Link "18120" -> Link "18119" -> Link "18118" -> Link "18117" -> Link "18116" -> Link "18115" -> Link "18114" -> Link "18113" -> Link "18112" -> Link "18111" -> Link "18110" -> Link "18109" -> Link "18108" -> Link "18107" -> Link "18106" -> Link "18105" -> Link "18104" -> Link "18103" -> Link "18102" -> Link "18101" -> Link "18100" -> Link "18099" -> Link "18098" -> Link "18097" -> Link "18096" -> Link "18095" -> Link "18094" -> Link "18093" -> Link "18092" -> Link "18091" -> Link "18090" -> Link "18089" -> Link "18088" -> Link "18087" -> Link "18086" -> Link "18085" -> Link "18084" -> Link "18083" -> Link "18082" -> Link "18081" -> Link "18080" -> Link "18079" -> Link "18078" -> Link "18077" -> Link "18076" -> Link "18075" -> Link "18074" -> Link "18073" -> Link "18072" -> Link "18071" -> Link "18070" -> Link "18069" -> Link "18068" -> Link "18067" -> Link "18066" -> Link "18065" -> Link "18064" -> Link "18063" -> Link "18062" -> Link "18061" -> Link "18060" -> Link "18059" -> Link "18058" -> Link "18057" -> Link "18056" -> Link "18055" -> Link "18054" -> Link "18053" -> Link "18052" -> Link "18051" -> Link "18050" -> Link "18049" -> Link "18048" -> Link "18047" -> Link "18046" -> Link "18045" -> Link "18044" -> Link "18043" -> Link "18042" -> Link "18041" -> Link "18040" -> Link "18039" -> Link "18038" -> Link "18037" -> Link "18036" -> Link "18035" -> Link "18034" -> Link "18033" -> Link "18032" -> Link "18031" -> Link "18030" -> Link "18029" -> Link "18028" -> Link "18027" -> Link "18026" -> Link "18025" -> Link "18024" -> Link "18023" -> Link "18022" -> Link "18021" -> Link "18020" -> Link "18019" -> Link "18018" -> Link "18017" -> Link "18016" -> Link "18015" -> Link "18014" -> Link "18013" -> Link "18012" -> Link "18011" -> Link "18010" -> Link "18009" -> Link "18008" -> Link "18007" -> Link "18006" -> Link "18005" -> Link "18004" -> Link "18003" -> Link "18002" -> Link "18001" -> Link "18000" -> Link "17999" -> Link "17998" -> Link "17997" -> Link "17996" -> Link "17995" -> Link "17994" -> Link "17993" -> Link "17992" -> Link "17991" -> Link "17990" -> Link "17989" -> Link "17988" -> Link "17987" -> Link "17986" -> Link "17985" -> Link "17984" -> Link "17983" -> Link "17982" -> Link "17981" -> Link "17980" -> Link "17979" -> Link "17978" -> Link "17977" -> Link "17976" -> Link "17975" -> Link "17974" -> Link "17973" -> Link "17972" -> Link "17971" -> Link "17970" -> Link "17969" -> Link "17968" -> Link "17967" -> Link "17966" -> Link "17965" -> Link "17964" -> Link "17963" -> Link "17962" -> Link "17961" -> Link "17960" -> Link "17959" -> Link "17958" -> Link "17957" -> Link "17956" -> Link "17955" -> Link "17954" -> Link "17953" -> Link "17952" -> Link "17951" -> Link "17950" -> Link "17949" -> Link "17948" -> Link "17947" -> Link "17946" -> Link "17945" -> Link "17944" -> Link "17943" -> Link "17942" -> Link "17941" -> Link "17940" -> Link "17939" -> Link "17938" -> Link "17937" -> Link "17936" -> Link "17935" -> Link "17934" -> Link "17933" -> Link "17932" -> Link "17931" -> Link "17930" -> Link "17929" -> Link "17928" -> Link "17927" -> Link "17926" -> Link "17925" -> Link "17924" -> Link "17923" -> Link "17922" -> Link "17921" -> Link "17920" -> Link "17919" -> Link "17918" -> Link "17917" -> Link "17916" -> Link "17915" -> Link "17914" -> Link "17913" -> Link "17912" -> Link "17911" -> Link "17910" -> Link "17909" -> Link "17908" -> Link "17907" -> Link "17906" -> Link "17905" -> Link "17904" -> Link "17903" -> Link "17902" -> Link "17901" -> Link "17900" -> Link "17899" -> Link "17898" -> Link "17897" -> Link "17896" -> Link "17895" -> Link "17894" -> Link "17893" -> Link "17892" -> Link "17891" -> Link "17890" -> Link "17889" -> Link "17888" -> Link "17887" -> Link "17886" -> Link "17885" -> Link "17884" -> Link "17883" -> Link "17882" -> Link "17881" -> Link "17880" -> Link "17879" -> Link "17878" -> Link "17877" -> Link "17876" -> Link "17875" -> Link "17874" -> Link "17873" -> Link "17872" -> Link "17871" -> Link "17870" -> Link "17869" -> Link "17868" -> Link "17867" -> Link "17866" -> Link "17865" -> Link "17864" -> Link "17863" -> Link "17862" -> Link "17861" -> Link "17860" -> Link "17859" -> Link "17858" -> Link "17857" -> Link "17856" -> Link "17855" -> Link "17854" -> Link "17853" -> Link "17852" -> Link "17851" -> Link "17850" -> Link "17849" -> Link "17848" -> Link "17847" -> Link "17846" -> Link "17845" -> Link "17844" -> Link "17843" -> Link "17842" -> Link "17841" -> Link "17840" -> Link "17839" -> Link "17838" -> Link "17837" -> Link "17836" -> Link "17835" -> Link "17834" -> Link "17833" -> Link "17832" -> Link "17831" -> Link "17830" -> Link "17829" -> Link "17828" -> Link "17827" -> Link "17826" -> Link "17825" -> Link "17824" -> Link "17823" -> Link "17822" -> Link "17821" -> Link "17820" -> Link "17819" -> Link "17818" -> Link "17817" -> Link "17816" -> Link "17815" -> Link "17814" -> Link "17813" -> Link "17812" -> Link "17811" -> Link "17810" -> Link "17809" -> Link "17808" -> Link "17807" -> Link "17806" -> Link "17805" -> Link "17804" -> Link "17803" -> Link "17802" -> Link "17801" -> Link "17800" -> Link "17799" -> Link "17798" -> Link "17797" -> Link "17796" -> Link "17795" -> Link "17794" -> Link "17793" -> Link "17792" -> Link "17791" -> Link "17790" -> Link "17789" -> Link "17788" -> Link "17787" -> Link "17786" -> Link "17785" -> Link "17784" -> Link "17783" -> Link "17782" -> Link "17781" -> Link "17780" -> Link "17779" -> Link "17778" -> Link "17777" -> Link "17776" -> Link "17775" -> Link "17774" -> Link "17773" -> Link "17772" -> Link "17771" -> Link "17770" -> Link "17769" -> Link "17768" -> Link "17767" -> Link "17766" -> Link "17765" -> Link "17764" -> Link "17763" -> Link "17762" -> Link "17761" -> Link "17760" -> Link "17759" -> Link "17758" -> Link "17757" -> Link "17756" -> Link "17755" -> Link "17754" -> Link "17753" -> Link "17752" -> Link "17751" -> Link "17750" -> Link "17749" -> Link "17748" -> Link "17747" -> Link "17746" -> Link "17745" -> Link "17744" -> Link "17743" -> Link "17742" -> Link "17741" -> Link "17740"
  help:   declare some of the chain as singletons, which are built one after another
  docs:   Troubleshooting#too-deep
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `handle-can-fail`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Reader { init() throws {} }
let shop = Module("Shop") {
    Prototype(Reader.init)
}
let container = try Container(shop)
let reader = try container.handle(for: Reader.self)
#sourceLocation()
_ = shop
_ = container
_ = reader
}, saying: #"""
Shop/Shop.swift:3:14: error: [handle-can-fail] a handle on `Reader` could fail: `Reader` may not be had
  path:   Reader -> Reader
  help:   ask with `try container.get(…)`; a handle is for singletons and for what never throws
  docs:   Troubleshooting#handle-can-fail
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `stop-failed`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.onStop { _ in throw NotThere() }
}
let container = try Container(shop)
let account = try container.get(AmexAccount.self)
try await container.stop()
#sourceLocation()
_ = shop
_ = container
_ = account
}, saying: #"""
Shop/Shop.swift:2:15: error: [stop-failed] stopping `AmexAccount` failed: NotThere()
"""#, on: "Sources/Alchemic/Alchemic.docc/Troubleshooting.md")
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "missing-binding", `missing-binding`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "missing-name", `missing-name`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "ambiguous", `ambiguous`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "several-primaries", `several-primaries`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "duplicate-name", `duplicate-name`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "illegal-query", `illegal-query`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "type-mismatch", `type-mismatch`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "argument-count", `argument-count`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "cycle", `cycle`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "captive-scope", `captive-scope`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "asynchronous-dependency", `asynchronous-dependency`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "override-of-nothing", `override-of-nothing`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "override-of-several", `override-of-several`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "decorator-of-nothing", `decorator-of-nothing`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "unnamed-member", `unnamed-member`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "too-few", `too-few`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "broken-promise", `broken-promise`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "not-sendable", `not-sendable`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "lazy-prototype", `lazy-prototype`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "weak-value", `weak-value`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "source-failed", `source-failed`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "main-actor-only", `main-actor-only`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "unused", `unused`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "construction-failed", `construction-failed`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "external-not-set", `external-not-set`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "asynchronous-only", `asynchronous-only`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "circular-construction", `circular-construction`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "ended", `ended`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "outside-scope", `outside-scope`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "not-settable", `not-settable`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "too-deep", `too-deep`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "handle-can-fail", `handle-can-fail`),
    Sample("Sources/Alchemic/Alchemic.docc/Troubleshooting.md", "stop-failed", `stop-failed`),
]
}
