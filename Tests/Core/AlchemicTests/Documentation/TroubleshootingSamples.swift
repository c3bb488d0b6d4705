// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicMain
import AlchemicScenes
import StatementSupport

enum TroubleshootingSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 6)
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
Shop/Shop.swift:3:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Catalogue -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:14: error: [missing-name] nothing is named "databse" for parameter 1 of `SQLStore`
  path:    SQLStore -> "databse"
  similar: "database": `Path "database"` (Shop/Shop.swift:3:10)
  help:    request "database", or name a definition "databse"
  docs:    Troubleshooting#missing-name
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `missing-tag`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .tagged("crad"))
    Singleton { AmexAccount() }.tagged("card")
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:14: warning: [missing-tag] nothing is tagged "crad" for parameter 1 of `Accounts`
  path:    Accounts -> "crad"
  similar: the tag "card"
  help:    request the tag "card"
  docs:    Troubleshooting#missing-tag
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `empty-collection`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:))
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:14: warning: [empty-collection] nothing provides `any Account`, so the collection for parameter 1 of `Accounts` is empty
  path: Accounts -> [any Account]
  help: declare a type that conforms to it, `Singleton(SomeType.init).as((any Account).self)`, or query with `.all` if it may be empty
  docs: Troubleshooting#empty-collection
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 133)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all)
}
let graph = try Graph(shop, strict: true)
#sourceLocation()
_ = shop
_ = graph
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
Shop/Shop.swift:2:14: error: [ambiguous] 2 definitions match `any Account` for parameter 1 of `Wallet`, and none is primary
  path:      Wallet -> any Account
  candidate: `AmexAccount` (Shop/Shop.swift:3:15)
  candidate: `VisaAccount` (Shop/Shop.swift:4:15)
  help:      mark one `.primary()`, or request one by name or type, or take a list: `[any Account]`
  docs:      Troubleshooting#ambiguous
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:14: error: [several-primaries] 2 primary definitions match `any Account` for parameter 1 of `Wallet`
  path:    Wallet -> any Account
  primary: `AmexAccount` (Shop/Shop.swift:3:15)
  primary: `VisaAccount` (Shop/Shop.swift:4:15)
  help:    keep `.primary()` on only one of them
  docs:    Troubleshooting#several-primaries
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:3:15: error: [duplicate-name] two definitions have the name "account"
  first:  `AmexAccount "account"` (Shop/Shop.swift:2:15)
  second: `VisaAccount` (Shop/Shop.swift:3:15) as an alias
  help:   rename one of them, or replace the first with `.overriding(named: "account")`
  docs:   Troubleshooting#duplicate-name
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `several-names`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex").named("card")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [several-names] `AmexAccount` is named 2 times: "amex", "card"
  help: keep one `.named(...)`, and add other names as aliases: `.alias("amex")`
  docs: Troubleshooting#several-names
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `similar-scopes`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Scoped(.request) { AmexAccount() }
    Scoped("reqest") { VisaAccount() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:3:11: warning: [similar-scopes] the scopes "request" and "reqest" have nearly the same name
  first:  `AmexAccount` (Shop/Shop.swift:2:11)
  second: `VisaAccount` (Shop/Shop.swift:3:11)
  help:   use one name for both, `"request"`, or names that differ more
  docs:   Troubleshooting#similar-scopes
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:14: error: [illegal-query] a name cannot be combined, but the query for parameter 1 of `Wallet` also requests something of type `AmexAccount`
  help: remove one of them from the query
  docs: Troubleshooting#illegal-query
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:14: error: [type-mismatch] parameter 1 of `Catalogue` needs `any Store`, but the definition named "main" is `AmexAccount`
  path:  Catalogue -> AmexAccount "main"
  found: `AmexAccount "main"` (Shop/Shop.swift:3:15)
  help:  query for a definition of `any Store`, or change the parameter's type
  docs:  Troubleshooting#type-mismatch
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:3:14: error: [argument-count] `Till`: expected 1 argument, got 2
  help: pass one for each parameter, in order
  docs: Troubleshooting#argument-count
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `argument-mismatch`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Invoice { init(number: Int, account: any Account) {} }
final class Office: Sendable { init(invoice: Invoice) {} }
let shop = Module("Shop") {
    Prototype(Invoice.init(number:account:), .argument, .auto)
    Singleton(Office.init(invoice:))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [argument-mismatch] `Invoice` takes `Int` from its caller, but parameter 1 of `Office` gives none
  path:  Office -> Invoice
  found: `Invoice` (Shop/Shop.swift:4:14)
  help:  take a `Provider<Invoice, Int>`, or an `AsyncProvider`, and call it with them
  docs:  Troubleshooting#argument-mismatch
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:4:14: error: [cycle] 2 definitions depend on each other
  path:  Chicken -> Egg -> Chicken
  where: `Chicken` (Shop/Shop.swift:4:14) takes `Egg` as parameter 1
  where: `Egg` (Shop/Shop.swift:5:14) takes `Chicken` as parameter 1
  help:  let `Egg` take `Lazy<Chicken>`, or set it after construction with `.inject(...)`
  docs:  Troubleshooting#cycle
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `captive-scope`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
final class Counter: Sendable { init(visit: Provider<Visit>) {} }
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
    Singleton(Counter.init(visit:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [captive-scope] `Counter` outlives the scope "request", but depends on `Visit` in it
  path:   Counter -> Visit
  scoped: `Visit` (Shop/Shop.swift:4:11)
  help:   declare `Counter` as `Scoped("request", ...)`, or take a `ScopeProvider` and pass it a scope
  docs:   Troubleshooting#captive-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `asynchronous-dependency`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Rates: Sendable { init() async {} }
final class Till: Sendable { init(rates: Provider<Rates>) {} }
let shop = Module("Shop") {
    Singleton(Rates.init)
    Singleton(Till.init(rates:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [asynchronous-dependency] `Till` takes `Provider<Rates>`, which is synchronous, but `Rates` must be awaited
  path:         Till -> Rates
  asynchronous: `Rates` (Shop/Shop.swift:4:14)
  help:         take an `AsyncProvider`, or declare `Rates` `.eager()`, so that `start()` builds it first
  docs:         Troubleshooting#asynchronous-dependency
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
  help: remove `.overriding(...)`, or declare the definition to replace
  docs: Troubleshooting#override-of-nothing
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:4:15: error: [override-of-several] `AmexAccount` overrides 2 definitions, but can replace only one
  candidate: `AmexAccount` (Shop/Shop.swift:2:15)
  candidate: `VisaAccount` (Shop/Shop.swift:3:15)
  help:      name the one to replace, `.named("...")`, and override that name: `.overriding(named: "...")`
  docs:      Troubleshooting#override-of-several
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `decorator-of-nothing`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Decorate((any Store).self) { (inner: any Store) in inner }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:13: warning: [decorator-of-nothing] a decorator of `any Store` wraps nothing
  help: declare a definition of `any Store`, here or in a child, or remove the decorator
  docs: Troubleshooting#decorator-of-nothing
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:4:15: error: [unnamed-member] `VisaAccount` has no name, but is a member of the dictionary for parameter 1 of `AccountsByName`
  path:       AccountsByName -> VisaAccount
  dictionary: Shop/Shop.swift:2:14
  help:       add `.named("...")`: names are the keys of the dictionary
  docs:       Troubleshooting#unnamed-member
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:14: error: [too-few] too few definitions of `any Account` for parameter 1 of `Accounts`: found 1, requires 2
  path:   Accounts -> [any Account]
  member: `AmexAccount` (Shop/Shop.swift:3:15)
  help:   declare more, or lower `atLeast:`
  docs:   Troubleshooting#too-few
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:2:15: error: [broken-promise] `AmexAccount` is declared as `any Store`, but does not conform to it
  help: conform `AmexAccount` to it, or remove `.as(...)`
  docs: Troubleshooting#broken-promise
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `not-sendable`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Definition(.shared(Cart.init), of: Cart.self, .singleton, location: Definition.SourceLocation())
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:98: error: [not-sendable] `Cart` is shared, but not `Sendable`
  help: make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`
  docs: Troubleshooting#not-sendable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:4:14: error: [lazy-prototype] a `Lazy` in `Till` would share `Cart`, a prototype not known to be `Sendable`
  path:      Till -> Cart
  prototype: `Cart` (Shop/Shop.swift:3:15)
  help:      take a `Provider` instead
  docs:      Troubleshooting#lazy-prototype
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `weak-value`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Definition(
        .shared { Path(text: "shop.db") }, of: Path.self, .weak, traits: .sendable,
        location: Definition.SourceLocation())
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:44: error: [weak-value] `Path` is declared weak, but only classes and actors can be held weakly
  help: declare it a singleton
  docs: Troubleshooting#weak-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
  module: Shop
  help:   fix its input; until then all its definitions are missing
  docs:   Troubleshooting#source-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `main-actor-only`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Panel {}
final class Window { init(panel: Panel) {} }
let shop = Module("Shop") {
    Singleton({ @MainActor in Panel() })
    Prototype(Window.init(panel:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [main-actor-only] `Window` takes `Panel`, which is not `Sendable` and stays on the main actor
  path:       Window -> Panel
  main actor: `Panel` (Shop/Shop.swift:4:14)
  help:       build `Window` on the main actor too, or make `Panel` `Sendable`
  docs:       Troubleshooting#main-actor-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:3:14: error: [main-actor-only] `Dashboard` is built on the main actor
  requested: Shop/Shop.swift:6
  help:      request it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`
  docs:      Troubleshooting#main-actor-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `shared-site`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Label: Sendable {
    let text: String
}
let shop = Module("Shop") {
    Singleton { (site: InjectionSite) in Label(text: site.consumer.map { "\($0)" } ?? "shop") }
}
_ = try Container(shop)
#sourceLocation()
_ = shop
}, saying: #"""
Shop/Shop.swift:5:15: error: [shared-site] `Label` is shared, so it cannot take an `InjectionSite`
  path: Label -> InjectionSite
  help: declare it a `Prototype`, or remove the `InjectionSite`
  docs: Troubleshooting#shared-site
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `never-started`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Listener: Startable, Sendable {
    func start() async throws {}
}
let shop = Module("Shop") {
    Singleton { Listener() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:5:15: warning: [never-started] the start action of `Listener` never runs: it is neither eager nor needed by anything eager
  help: add `.eager()`, or let an eager definition take it
  docs: Troubleshooting#never-started
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `never-stopped`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Connection: Stoppable, Sendable {
    func stop() async throws {}
}
final class Report { init(connection: Connection) {} }
let shop = Module("Shop") {
    Prototype { Connection() }
    Prototype(Report.init(connection:))
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:6:15: warning: [never-stopped] the stop action of `Connection` never runs: it is a prototype, so the container does not keep it
  help: declare it as a `Singleton`, let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`
  docs: Troubleshooting#never-stopped
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
  roots: `Wallet`
  help:  remove it, add `.eager()`, or add its consumer to the roots
  docs:  Troubleshooting#unused
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:4:14: error: [construction-failed] building `Reader` failed: NotThere()
  path:      Library -> Reader
  requested: Shop/Shop.swift:8
  docs:      Troubleshooting#construction-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
  path:      Wallet -> AmexAccount
  requested: Shop/Shop.swift:6
  help:      provide it first: `container.set(...)`
  docs:      Troubleshooting#external-not-set
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `asynchronous-only`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Rates: Sendable { init() async {} }
let shop = Module("Shop") {
    Singleton(Rates.init)
}
let container = try Container(shop)
let rates = try container.get(Rates.self)
#sourceLocation()
_ = shop
_ = container
_ = rates
}, saying: #"""
Shop/Shop.swift:3:14: error: [asynchronous-only] `Rates` must be awaited
  requested: Shop/Shop.swift:6
  help:      request it with `try await container.get(async: ...)`, or make it `.eager()` and request it after the start
  docs:      Troubleshooting#asynchronous-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:6:14: error: [circular-construction] `Chicken` was requested while it was being built
  path:      Chicken -> Egg -> Chicken
  requested: Shop/Shop.swift:10
  help:      declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; or keep a `Lazy` or a `Provider`, and call it later
  docs:      Troubleshooting#circular-construction
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `circular-wait`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Cache: Sendable {}
let shop = Module("Shop") {
    Singleton { (container: Container) in
        try await container.start()
        return Cache()
    }.eager()
}
let container = try Container(shop)
do { try await container.start() } catch let error as StartError { throw error.failures[0].error }
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [circular-wait] waiting for `start()` would deadlock: it waits for this request
  path: Cache -> start()
  help: do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, or start a `Task` without awaiting it
  docs: Troubleshooting#circular-wait
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:6: error: [ended] the container has ended
  help: request it before `stop()`, or create another one
  docs: Troubleshooting#ended
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let accounts = try Container(shop).get(Provider<AmexAccount>.self)      // nothing keeps the container
let account = try accounts()
#sourceLocation()
_ = shop
_ = accounts
_ = account
}, saying: #"""
error: [ended] the container is gone: nothing keeps it
  help: keep it as long as what comes from it is used, in a constant or a property: `let container = try Container(...)`
  docs: Troubleshooting#ended
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `not-evictable`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.purge(AmexAccount.self)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [not-evictable] `AmexAccount` cannot be removed: it is not declared `.evictable()`
  help: add `.evictable()` to the declaration
  docs: Troubleshooting#not-evictable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `opened-before-override`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() as any Account }
    Scoped("visit", Wallet.init(account:))
}
let container = try Container(shop)
let visit = try container.scope("visit")
let wallet = try await container.withOverrides {
    Singleton { VisaAccount() as any Account }
} operation: {
    try visit.get(Wallet.self)
}
#sourceLocation()
_ = shop
_ = container
_ = visit
_ = wallet
}, saying: #"""
Shop/Shop.swift:10: error: [opened-before-override] `Wallet` depends on the override `any Account`, but the scope "visit" was opened before the override
  path:     Wallet -> any Account
  override: `any Account` (Shop/Shop.swift:8:15)
  help:     open the scope within `withOverrides`, or in the test that has the trait
  docs:     Troubleshooting#opened-before-override
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `outside-scope`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let visit = try container.get(Visit.self)
#sourceLocation()
_ = shop
_ = container
_ = visit
}, saying: #"""
Shop/Shop.swift:3:11: error: [outside-scope] `Visit` belongs to the scope "request", which is not open here
  requested: Shop/Shop.swift:6
  help:      open one, `container.scope("request")`, and request it there
  docs:      Troubleshooting#outside-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `scope-value`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Question: Sendable {}
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(Question.self, in: .request)
    External(User.self, in: .request)
}
let container = try Container(shop)
let request = try container.scope(.request, with: Question())
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
Shop/Shop.swift:5:13: error: [scope-value] the scope "request" is opened without a value for `User`
  missing: `User` (Shop/Shop.swift:5:13)
  help:    add it: `container.scope("request", with: ...)`, or open the scope without values and use `set(_:)`
  docs:    Troubleshooting#scope-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(User.self, in: .request).named("buyer")
    External(User.self, in: .request).named("seller")
}
let container = try Container(shop)
let request = try container.scope(.request, with: User(name: "Ann"), User(name: "Ben"))
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
error: [scope-value] a value of `User` matches 2 externals of the scope "request"
  external: `User "buyer"` (Shop/Shop.swift:3:13)
  external: `User "seller"` (Shop/Shop.swift:4:13)
  help:     name one: `ScopeValue(..., named: "...")`
  docs:     Troubleshooting#scope-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `unknown-scope`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let request = try container.scope("reqest")
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
error: [unknown-scope] no definition belongs to a scope "reqest"
  similar: "request"
  help:    open a declared scope, or declare `Scoped("reqest", ...)`
  docs:    Troubleshooting#unknown-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `start-failed`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Listener: Sendable, Startable {
    struct PortTaken: Error {}
    func start() async throws { throw PortTaken() }
}
let shop = Module("Shop") {
    Singleton { Listener() }.eager()
}
let container = try Container(shop)
try await container.start()
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:6:15: error: [start-failed] starting `Listener` failed: PortTaken()
  docs: Troubleshooting#start-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
error: [not-settable] `set` needs exactly one definition, but none accepts `AmexAccount`
  candidate: `AmexAccount`, prototype (Shop/Shop.swift:2:15)
  help:      declare `External(AmexAccount.self)`
  docs:      Troubleshooting#not-settable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
}, saying: nil, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
Shop/Shop.swift:3:14: error: [handle-can-fail] a handle on `Reader` could fail: `Reader` may throw
  requested: Shop/Shop.swift:6
  help:      request it with `try container.get(...)`; a handle is for singletons and for what never throws
  docs:      Troubleshooting#handle-can-fail
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `typed-container`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
// What the initializer of the class does first.
try container.checkModules("ShopContainer", fingerprint: 5)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [typed-container] `ShopContainer` was written for other modules than those of the container
  help: create the container from the modules of the check; override in a child, or with `withOverrides`
  docs: Troubleshooting#typed-container
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `not-started`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)


let main = MainContainer(Module("Shop") { Singleton { AmexAccount() } })
let account = try main.get(AmexAccount.self)
#sourceLocation()
_ = main
_ = account
}, saying: #"""
Shop/Shop.swift:4: error: [not-started] the main container has not been started
  help: request it in `Container.main.whenStarted { ... }`, or await: `try await Container.main.get(async: ...)`
  docs: Troubleshooting#not-started
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `main-start-failed`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let main = MainContainer(Module("Shop") { Singleton(Catalogue.init(store:)) })
try? await main.start()
let catalogue = try main.get(Catalogue.self)
#sourceLocation()
_ = main
_ = catalogue
}, saying: #"""
Shop/Shop.swift:3: error: [main-start-failed] the main container could not be started: Shop/Shop.swift:1:52: error: [missing-binding] nothing provides `any Store` for parameter 1 of `Catalogue`
  help: fix the cause; `try await Container.main.start()` tries again and throws the whole error
  docs: Troubleshooting#main-start-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
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
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `no-container`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 1408)


final class Field: Owned {
    weak var owningObject: AnyObject?
}
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let container = try Container.nearest(to: Field())
#sourceLocation()
_ = container
}, saying: #"""
error: [no-container] neither the object, its owners nor the application has a container
  help: `bind` a container to one of them, let the last one return its owner (`Owned`), or pass the application's: `Container.nearest(to: object, application: container)`
  docs: Troubleshooting#no-container
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `owners-in-circle`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 1432)
final class Node: Owned {
    var owningObject: AnyObject?
}
let (outer, inner) = (Node(), Node())
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
(outer.owningObject, inner.owningObject) = (inner, outer)
let container = try Container.nearest(to: inner)
#sourceLocation()
_ = container
}, saying: #"""
error: [owners-in-circle] the owners of an object form a circle
  path: Node -> Node -> Node
  help: let one of them return nil as its `owningObject`
  docs: Troubleshooting#owners-in-circle
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

@Sendable static func `controller-gone`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 1454)
final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
}
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
var screen: Screen? = ControllerScene { Screen() }.instantiate(view: { _ in "a view" })
let contents = screen?.sceneContents
screen = nil
_ = try contents?.view()
#sourceLocation()
_ = screen
_ = contents
}, saying: #"""
error: [controller-gone] a view was requested after its controller, `Screen`, was released
  help: keep the controller for as long as you use its `SceneContents`: it owns them
  docs: Troubleshooting#controller-gone
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "missing-binding", `missing-binding`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "missing-name", `missing-name`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "missing-tag", `missing-tag`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "empty-collection", `empty-collection`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "ambiguous", `ambiguous`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "several-primaries", `several-primaries`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "duplicate-name", `duplicate-name`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "several-names", `several-names`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "similar-scopes", `similar-scopes`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "illegal-query", `illegal-query`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "type-mismatch", `type-mismatch`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "argument-count", `argument-count`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "argument-mismatch", `argument-mismatch`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "cycle", `cycle`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "captive-scope", `captive-scope`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "asynchronous-dependency", `asynchronous-dependency`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "override-of-nothing", `override-of-nothing`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "override-of-several", `override-of-several`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "decorator-of-nothing", `decorator-of-nothing`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "unnamed-member", `unnamed-member`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "too-few", `too-few`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "broken-promise", `broken-promise`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "not-sendable", `not-sendable`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "lazy-prototype", `lazy-prototype`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "weak-value", `weak-value`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "source-failed", `source-failed`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "main-actor-only", `main-actor-only`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "shared-site", `shared-site`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "never-started", `never-started`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "never-stopped", `never-stopped`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "unused", `unused`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "construction-failed", `construction-failed`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "external-not-set", `external-not-set`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "asynchronous-only", `asynchronous-only`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "circular-construction", `circular-construction`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "circular-wait", `circular-wait`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "ended", `ended`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "not-evictable", `not-evictable`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "opened-before-override", `opened-before-override`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "outside-scope", `outside-scope`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "scope-value", `scope-value`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "unknown-scope", `unknown-scope`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "start-failed", `start-failed`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "not-settable", `not-settable`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "too-deep", `too-deep`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "handle-can-fail", `handle-can-fail`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "typed-container", `typed-container`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "not-started", `not-started`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "main-start-failed", `main-start-failed`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "stop-failed", `stop-failed`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "no-container", `no-container`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "owners-in-circle", `owners-in-circle`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", "controller-gone", `controller-gone`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md", line: 21)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
