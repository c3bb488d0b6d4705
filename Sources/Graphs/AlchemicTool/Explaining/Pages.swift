// swift-format-ignore-file
// What it holds is a copy.

// The pages that `alchemic explain` reads out; `ExplanationTests` compares them with the catalog's, and writes them anew.
#if CommandLine
enum Pages {
    static let all: [(page: String, text: String)] = [
        ("Troubleshooting", troubleshooting), ("FileProblems", fileProblems),
    ]

    private static let troubleshooting = ##"""
# Troubleshooting

Look up a message by the id in its brackets: what it means, an example, and the fix.

<!-- shared:
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
-->
<!-- shared:
extension Scope { static let request: Scope = "request" }
-->

## Overview

A message starts with the place of the declaration and its id. The lines below show the path to the problem,
candidates with the reason for their rejection, and the code to write.

The last line, `docs`, names the page and the section. Set the environment variable `ALCHEMIC_DOCUMENTATION` to the address at
which your team publishes this documentation, and it is a link instead:
`https://…/documentation/alchemic/troubleshooting#missing-binding`.

The check reports *all* problems of a graph in one ``GraphError``. Warnings do not throw: read ``Graph/warnings``, or
turn them into errors with `Container(shop, strict: true)`. Problems of a definition that an override replaces are
warnings, marked `hidden by`.

A request that fails throws one ``ResolutionError``. Its text starts with the place of the definition that failed;
``ResolutionError/requestLocation`` is the place of the request.

## Problems of a graph

### missing-binding

No definition provides the type that a parameter, an injection point or a request needs.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:))
    Singleton(SQLStore.init(path:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:3:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Catalogue -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
```

Declare it, or make the parameter optional: `T?` is nil when nothing is declared. `also needed by` lists other places,
`similar` rejected definitions. A definition provides the type that its factory *returns*: a closure that returns a
superclass does not provide the subclass. A definition that was replaced, by an override or a child's definition of
the same name, provides nothing.

### missing-name

No definition has this name or alias. Names are case-sensitive. For an optional this is a warning.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:), .named("databse"))
    Value(Path(text: "shop.db")).named("database")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [missing-name] nothing is named "databse" for parameter 1 of `SQLStore`
  path:    SQLStore -> "databse"
  similar: "database": `Path "database"` (Shop/Shop.swift:3:10)
  help:    request "database", or name a definition "databse"
  docs:    Troubleshooting#missing-name
```

`.alias(_:)` gives a definition a second name.

### missing-tag

A warning: no definition has the tag of a query for a list or an optional.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .tagged("crad"))
    Singleton { AmexAccount() }.tagged("card")
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:2:14: warning: [missing-tag] nothing is tagged "crad" for parameter 1 of `Accounts`
  path:    Accounts -> "crad"
  similar: the tag "card"
  help:    request the tag "card"
  docs:    Troubleshooting#missing-tag
```

Ignore the warning if a child container declares the tag.

### empty-collection

A warning: nothing provides what a list or a dictionary would hold, and no query says that it may be empty.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Accounts.init(all:))
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:2:14: warning: [empty-collection] nothing provides `any Account`, so the collection for parameter 1 of `Accounts` is empty
  path: Accounts -> [any Account]
  help: declare a type that conforms to it, `Singleton(SomeType.init).as((any Account).self)`, or query with `.all` if it may be empty
  docs: Troubleshooting#empty-collection
```

List the module that declares its members. If it may be empty, query for it with `.all`:

```swift
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all)
}
let graph = try Graph(shop, strict: true)
```

Definitions of a child container are no members of its parent's collections, so they do not count.

### ambiguous

Several definitions match and none is marked primary.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [ambiguous] 2 definitions match `any Account` for parameter 1 of `Wallet`, and none is primary
  path:      Wallet -> any Account
  candidate: `AmexAccount` (Shop/Shop.swift:3:15)
  candidate: `VisaAccount` (Shop/Shop.swift:4:15)
  help:      mark one `.primary()`, or request one by name or type, or take a list: `[any Account]`
  docs:      Troubleshooting#ambiguous
```

Request one by type or name, `Singleton(Wallet.init(account:), .type(VisaAccount.self))`; mark one `.primary()`; or
take all, as `[any Account]`. Definitions of a child come before its parent's, and are not ambiguous with them.

### several-primaries

Several definitions match and more than one is marked primary.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }.primary()
    Singleton { VisaAccount() }.primary()
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [several-primaries] 2 primary definitions match `any Account` for parameter 1 of `Wallet`
  path:    Wallet -> any Account
  primary: `AmexAccount` (Shop/Shop.swift:3:15)
  primary: `VisaAccount` (Shop/Shop.swift:4:15)
  help:    keep `.primary()` on only one of them
  docs:    Troubleshooting#several-primaries
```

A fake in a test needs no `.primary()`: <doc:Testing>.

### duplicate-name

Two definitions of one container share a name or alias.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("account")
    Singleton { VisaAccount() }.alias("account")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:3:15: error: [duplicate-name] two definitions have the name "account"
  first:  `AmexAccount "account"` (Shop/Shop.swift:2:15)
  second: `VisaAccount` (Shop/Shop.swift:3:15) as an alias
  help:   rename one of them, or replace the first with `.overriding(named: "account")`
  docs:   Troubleshooting#duplicate-name
```

An alias must not repeat the definition's own name.

### several-names

A definition has more than one `.named(…)`.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex").named("card")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:15: error: [several-names] `AmexAccount` is named 2 times: "amex", "card"
  help: keep one `.named(...)`, and add other names as aliases: `.alias("amex")`
  docs: Troubleshooting#several-names
```

### similar-scopes

A warning: the names of two scopes differ by one letter or by case only. One of them is probably misspelled.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Scoped(.request) { AmexAccount() }
    Scoped("reqest") { VisaAccount() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:3:11: warning: [similar-scopes] the scopes "request" and "reqest" have nearly the same name
  first:  `AmexAccount` (Shop/Shop.swift:2:11)
  second: `VisaAccount` (Shop/Shop.swift:3:11)
  help:   use one name for both, `"request"`, or names that differ more
  docs:   Troubleshooting#similar-scopes
```

Use one constant, as in <doc:ScopesAndChildren#Declare-and-open-a-scope>.

### illegal-query

A query combines parts that exclude each other: a name or a constant with anything else, or two classes.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Wallet.init(account:), .type(AmexAccount.self).named("amex"))
    Singleton { AmexAccount() }.named("amex")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [illegal-query] a name cannot be combined, but the query for parameter 1 of `Wallet` also requests something of type `AmexAccount`
  help: remove one of them from the query
  docs: Troubleshooting#illegal-query
```

A name needs no type beside it.

### type-mismatch

The definition that a query finds does not conform to the parameter's type.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:), .named("main"))
    Singleton { AmexAccount() }.named("main")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [type-mismatch] parameter 1 of `Catalogue` needs `any Store`, but the definition named "main" is `AmexAccount`
  path:  Catalogue -> AmexAccount "main"
  found: `AmexAccount "main"` (Shop/Shop.swift:3:15)
  help:  query for a definition of `any Store`, or change the parameter's type
  docs:  Troubleshooting#type-mismatch
```

A request by name, and a definition that `.only(as:)` hides from the type, fail with this id too.

### argument-count

`invoke` got more or fewer arguments than the factory has parameters. (In a module, the compiler checks this.)

<!-- throws -->
```swift
final class Till: Sendable { init(number: Int) {} }
let shop = Module("Shop") {
    Singleton(Till.init(number:))
    Value(1)
}
let container = try Container(shop)
let till = try container.invoke(Till.self, with: 1, 2)
```
```text
Shop/Shop.swift:3:14: error: [argument-count] `Till`: expected 1 argument, got 2
  help: pass one for each parameter, in order
  docs: Troubleshooting#argument-count
```

Trailing optional arguments may be left out.

### argument-mismatch

A prototype leaves parameters to its caller with `.argument`, and the caller gives none, or others.

<!-- throws -->
```swift
final class Invoice { init(number: Int, account: any Account) {} }
final class Office: Sendable { init(invoice: Invoice) {} }
let shop = Module("Shop") {
    Prototype(Invoice.init(number:account:), .argument, .auto)
    Singleton(Office.init(invoice:))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:5:14: error: [argument-mismatch] `Invoice` takes `Int` from its caller, but parameter 1 of `Office` gives none
  path:  Office -> Invoice
  found: `Invoice` (Shop/Shop.swift:4:14)
  help:  take a `Provider<Invoice, Int>`, or an `AsyncProvider`, and call it with them
  docs:  Troubleshooting#argument-mismatch
```

Take `invoices: Provider<Invoice, Int>`, and call `try invoices(7)`. The types must be the same, in the same order: an
`Int?` is no `Int`. If the parameter should come from the graph after all, replace `.argument` with `.auto`.

The id is also that of arguments for a definition that takes none, of `.argument` in a singleton or any other shared
definition, in a call or at an injection point, and of a prototype that takes arguments and is `.eager()`.
<doc:Asking#Give-arguments> shows every form.

### cycle

A circular dependency: each initializer requires an object that is built after its own.

<!-- throws -->
```swift
final class Chicken: Sendable { init(egg: Egg) {} }
final class Egg: Sendable { init(chicken: Chicken) {} }
let shop = Module("Shop") {
    Singleton(Chicken.init(egg:))
    Singleton(Egg.init(chicken:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:4:14: error: [cycle] 2 definitions depend on each other
  path:  Chicken -> Egg -> Chicken
  where: `Chicken` (Shop/Shop.swift:4:14) takes `Egg` as parameter 1
  where: `Egg` (Shop/Shop.swift:5:14) takes `Chicken` as parameter 1
  help:  let `Egg` take `Lazy<Chicken>`, or set it after construction with `.inject(...)`
  docs:  Troubleshooting#cycle
```

Break the cycle in one place: set the property with `.inject(…)`, or take a `Lazy<Egg>` or `Provider<Egg>` and use it
*after* everything is built. At least one object of a cycle must be shared; a cycle of prototypes never ends.
<doc:Lifecycle#Cycles> says which are legal.

### captive-scope

An object that outlives a scope depends on an object of that scope, directly or through prototypes, a `Lazy` or a
`Provider`. An optional and a list never cause this if something else matches.

<!-- throws -->
```swift
final class Visit: Sendable {}
final class Counter: Sendable { init(visit: Provider<Visit>) {} }
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
    Singleton(Counter.init(visit:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:5:14: error: [captive-scope] `Counter` outlives the scope "request", but depends on `Visit` in it
  path:   Counter -> Visit
  scoped: `Visit` (Shop/Shop.swift:4:11)
  help:   declare `Counter` as `Scoped("request", ...)`, or take a `ScopeProvider` and pass it a scope
  docs:   Troubleshooting#captive-scope
```

Declare the outer object in the scope too, or take a ``ScopeProvider``:
<doc:ScopesAndChildren#Reach-a-scope-from-outside>.

### asynchronous-dependency

A `Lazy` or `Provider` is synchronous, but its object must be awaited. In nested forms the innermost counts:
`Lazy<AsyncProvider<Rates>>` is allowed.

<!-- throws -->
```swift
final class Rates: Sendable { init() async {} }
final class Till: Sendable { init(rates: Provider<Rates>) {} }
let shop = Module("Shop") {
    Singleton(Rates.init)
    Singleton(Till.init(rates:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:5:14: error: [asynchronous-dependency] `Till` takes `Provider<Rates>`, which is synchronous, but `Rates` must be awaited
  path:         Till -> Rates
  asynchronous: `Rates` (Shop/Shop.swift:4:14)
  help:         take an `AsyncProvider`, or declare `Rates` `.eager()`, so that `start()` builds it first
  docs:         Troubleshooting#asynchronous-dependency
```

Take an ``AsyncProvider``; or declare the asynchronous object `.eager()`, so that `start()` builds it first. A plain
parameter is no problem: the object that takes it must be awaited too.

### override-of-nothing

The definition that should be overridden does not exist.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { MemoryStore() }.overriding(named: "store")
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:15: error: [override-of-nothing] `MemoryStore` overrides nothing: nothing is named "store"
  help: remove `.overriding(...)`, or declare the definition to replace
  docs: Troubleshooting#override-of-nothing
```

Fix the name, or add the module that declares it.

### override-of-several

Several definitions match an override.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
    Singleton { AmexAccount() }.overriding((any Account).self)
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:4:15: error: [override-of-several] `AmexAccount` overrides 2 definitions, but can replace only one
  candidate: `AmexAccount` (Shop/Shop.swift:2:15)
  candidate: `VisaAccount` (Shop/Shop.swift:3:15)
  help:      name the one to replace, `.named("...")`, and override that name: `.overriding(named: "...")`
  docs:      Troubleshooting#override-of-several
```

Override one by name, or by a type that only it has. To replace several, add one `.overriding(…)` for each.

### decorator-of-nothing

Nothing provides the type or name that a `Decorate` wraps. This is a warning, since a child container may declare it;
among overrides it is an error.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Decorate((any Store).self) { (inner: any Store) in inner }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:2:13: warning: [decorator-of-nothing] a decorator of `any Store` wraps nothing
  help: declare a definition of `any Store`, here or in a child, or remove the decorator
  docs: Troubleshooting#decorator-of-nothing
```

### unnamed-member

A member of a requested dictionary has no name, and so no key.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(AccountsByName.init(all:))
    Singleton { AmexAccount() }.named("amex")
    Singleton { VisaAccount() }
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:4:15: error: [unnamed-member] `VisaAccount` has no name, but is a member of the dictionary for parameter 1 of `AccountsByName`
  path:       AccountsByName -> VisaAccount
  dictionary: Shop/Shop.swift:2:14
  help:       add `.named("...")`: names are the keys of the dictionary
  docs:       Troubleshooting#unnamed-member
```

If the names do not matter, take a list.

### too-few

A list has fewer members than `atLeast:` requires.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all(atLeast: 2))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:14: error: [too-few] too few definitions of `any Account` for parameter 1 of `Accounts`: found 1, requires 2
  path:   Accounts -> [any Account]
  member: `AmexAccount` (Shop/Shop.swift:3:15)
  help:   declare more, or lower `atLeast:`
  docs:   Troubleshooting#too-few
```

Without `atLeast:` a list may be empty.

### broken-promise

The type of a definition does not conform to the type in `.as(_:)`.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }.as((any Store).self)
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:2:15: error: [broken-promise] `AmexAccount` is declared as `any Store`, but does not conform to it
  help: conform `AmexAccount` to it, or remove `.as(...)`
  docs: Troubleshooting#broken-promise
```

Add the conformance, or remove `.as(_:)`. The runtime cannot check protocols with constraints, such as
`any Repository<User>`; let the compiler check it: `.as((any Repository<User>).self) { $0 }`.

### not-sendable

A shared object (singleton, weak or scoped) is neither `Sendable` nor on the main actor. Usually the compiler says so
first:

<!-- not compiled: it is an error -->
```swift
let shop = Module("Shop") {
    Singleton(Cart.init)    // error: type 'Cart' does not conform to the 'Sendable' protocol
}
```

If a definition gets past the compiler, the check reports it:

<!-- throws:
let shop = Module("Shop") {
    Definition(.shared(Cart.init), of: Cart.self, .singleton, location: Definition.SourceLocation())
}
let container = try Container(shop)
-->
```text
Shop/Shop.swift:2:98: error: [not-sendable] `Cart` is shared, but not `Sendable`
  help: make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`
  docs: Troubleshooting#not-sendable
```

Make the type `Sendable` (an actor, a final class of `let`s, or state in a `Mutex`); build it on the main actor,
`Singleton({ @MainActor in Cart() })`; or declare a `Prototype`. See <doc:Concurrency>.

The same holds for what is made of a shared object: a decorator's type must be `Sendable`, and so must a type that
`.as(_:_:)` converts it to, unless the conversion returns the object itself.

### lazy-prototype

A `Lazy` may be shared and keeps its object, but this prototype is not `Sendable`.

<!-- throws -->
```swift
final class Till: Sendable { init(cart: Lazy<Cart>) {} }
let shop = Module("Shop") {
    Prototype { Cart() }
    Singleton(Till.init(cart:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:4:14: error: [lazy-prototype] a `Lazy` in `Till` would share `Cart`, a prototype not known to be `Sendable`
  path:      Till -> Cart
  prototype: `Cart` (Shop/Shop.swift:3:15)
  help:      take a `Provider` instead
  docs:      Troubleshooting#lazy-prototype
```

A `Provider` builds a new object on each use. A request for such a `Lazy`, `container.get(Lazy<Cart>.self)`, fails with
the same id. A prototype counts as `Sendable` if a module declares it as one: what passes on a `Definition`, as a
``DefinitionSource`` does, does not say.

### weak-value

A definition is declared weak and builds neither a class nor an actor, so it cannot be held weakly. Usually the compiler
says so first:

<!-- not compiled: it is an error -->
```swift
let shop = Module("Shop") {
    Singleton { Path(text: "shop.db") }.weak()    // error: ... requires that 'Path' be a class type
}
```

If a definition gets past the compiler, in a definition file for example, the check reports it:

<!-- throws:
let shop = Module("Shop") {
    Definition(
        .shared { Path(text: "shop.db") }, of: Path.self, .weak, traits: .sendable,
        location: Definition.SourceLocation())
}
let container = try Container(shop)
-->
```text
Shop/Shop.swift:4:44: error: [weak-value] `Path` is declared weak, but only classes and actors can be held weakly
  help: declare it a singleton
  docs: Troubleshooting#weak-value
```

If the factory returns a protocol, return the class instead and add `.as(_:)`.

### source-failed

A ``DefinitionSource`` threw. Its definitions are missing, so other problems may follow from this one.

<!-- throws -->
```swift
struct Table: DefinitionSource {
    let name = "Table"
    func definitions() throws -> [Definition] { throw NotThere() }
}
let shop = Module("Shop") {
    Table()
}
let container = try Container(shop)
```
```text
error: [source-failed] the definition source "Table" failed: NotThere()
  module: Shop
  help:   fix its input; until then all its definitions are missing
  docs:   Troubleshooting#source-failed
```

### generic-self-declaring

A generic type conforms to `SelfDeclaring` or `MainConfiguration`. It stands for any number of types, so it cannot be
found. The main container's check reports it, without a place in a file.

```text
error: [generic-self-declaring] `Shop.Repository` conforms to `SelfDeclaring` and is generic, and cannot be found
  found in: Shop
  help:     leave the conformance out, and declare what is needed in a module: `Singleton(Repository<...>.init)`
  docs:     Troubleshooting#generic-self-declaring
```

Remove the conformance. Declare the concrete types in a module, or in the `declaration` of a type that is not generic.

### second-copy

A warning: a type declares itself to another copy of Alchemic, which was linked into a library, and is not found. The
main container reports an event of kind `failed`; `rescan()` returns the library as broken if it contains nothing
else.

```text
warning: [second-copy] `Island.Pier` conforms to `SelfDeclaring` of another copy of Alchemic, and is not found
  found in: libIsland.so, with 2 more
  help:     link `AlchemicDynamic` instead of `Alchemic`, in the program and in each library that it opens
  docs:     Troubleshooting#second-copy
```

Let the program and its libraries depend on the product `AlchemicDynamic`. A library that uses Alchemic only for
itself may keep its own copy.

### main-actor-only

An object that is not `Sendable` lives on the main actor, but code elsewhere takes it:

<!-- throws -->
```swift
final class Panel {}
final class Window { init(panel: Panel) {} }
let shop = Module("Shop") {
    Singleton({ @MainActor in Panel() })
    Prototype(Window.init(panel:))
}
let container = try Container(shop)
```
```text
Shop/Shop.swift:5:14: error: [main-actor-only] `Window` takes `Panel`, which is not `Sendable` and stays on the main actor
  path:       Window -> Panel
  main actor: `Panel` (Shop/Shop.swift:4:14)
  help:       build `Window` on the main actor too, or make `Panel` `Sendable`
  docs:       Troubleshooting#main-actor-only
```

Build the consumer on the main actor too, `Prototype({ @MainActor in Window(panel: $0) })`; inject with a closure,
which runs there, `.inject("panel") { $0.panel = $1 }`; or make the type `Sendable`. The same id is reported for a
conformance that is isolated to the main actor, and for start actions that would run elsewhere.

A synchronous request from elsewhere fails too. Use `get(main:)` on the main actor, or await `get(async:)`:

<!-- throws -->
```swift
@MainActor final class Dashboard { init() {} }
let shop = Module("Shop") {
    Singleton(Dashboard.init)
}
let container = try Container(shop)
let dashboard = try container.get(Dashboard.self)
```
```text
Shop/Shop.swift:3:14: error: [main-actor-only] `Dashboard` is built on the main actor
  requested: Shop/Shop.swift:6
  help:      request it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`
  docs:      Troubleshooting#main-actor-only
```

### shared-site

A shared object takes an ``InjectionSite``, which describes one consumer.

<!-- throws -->
```swift
struct Label: Sendable {
    let text: String
}
let shop = Module("Shop") {
    Singleton { (site: InjectionSite) in Label(text: site.consumer.map { "\($0)" } ?? "shop") }
}
_ = try Container(shop)
```
```text
Shop/Shop.swift:5:15: error: [shared-site] `Label` is shared, so it cannot take an `InjectionSite`
  path: Label -> InjectionSite
  help: declare it a `Prototype`, or remove the `InjectionSite`
  docs: Troubleshooting#shared-site
```

### never-started

A warning: a definition has a start action, but ``Container/start()`` never builds it, since it is neither eager nor
needed by anything eager.

<!-- throws -->
```swift
final class Listener: Startable, Sendable {
    func start() async throws {}
}
let shop = Module("Shop") {
    Singleton { Listener() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:5:15: warning: [never-started] the start action of `Listener` never runs: it is neither eager nor needed by anything eager
  help: add `.eager()`, or let an eager definition take it
  docs: Troubleshooting#never-started
```

Without a start, a stop action does not run either. For a prototype, see [never-stopped](<doc:Troubleshooting#never-stopped>).

### never-stopped

A warning: a prototype has a stop action, which never runs, since the container does not keep prototypes.

<!-- throws -->
```swift
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
```
```text
Shop/Shop.swift:6:15: warning: [never-stopped] the stop action of `Connection` never runs: it is a prototype, so the container does not keep it
  help: declare it as a `Singleton`, let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`
  docs: Troubleshooting#never-stopped
```

A consumer that takes a ``Provider``, or passes arguments, owns what it gets, and can start and stop it: then there is no
warning. If other consumers do so too, say so with ``Prototype/ownedByConsumer()``.

### unused

A warning, only if you pass `roots:`: neither a root nor an eager definition depends on it.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { MemoryStore() }
}
let graph = try Graph(shop, roots: [Wallet.self])
throw GraphError(graph.warnings)
```
```text
Shop/Shop.swift:4:15: warning: [unused] nothing uses `MemoryStore`
  roots: `Wallet`
  help:  remove it, add `.eager()`, or add its consumer to the roots
  docs:  Troubleshooting#unused
```

Roots are the types that your program requests itself.

## Failures of requests

### construction-failed

An initializer, a method or a step threw. ``ResolutionError/underlying`` is its error.

<!-- throws -->
```swift
final class Reader: Sendable { init() throws { throw NotThere() } }
final class Library: Sendable { init(reader: Reader) {} }
let shop = Module("Shop") {
    Singleton(Reader.init)
    Singleton(Library.init(reader:))
}
let container = try Container(shop)
let library = try container.get(Library.self)
```
```text
Shop/Shop.swift:4:14: error: [construction-failed] building `Reader` failed: NotThere()
  path:      Library -> Reader
  requested: Shop/Shop.swift:8
  docs:      Troubleshooting#construction-failed
```

Fix the cause. Incomplete objects are discarded; the next request tries again.

### external-not-set

An `External` is needed before it is set.

<!-- throws -->
```swift
let shop = Module("Shop") {
    External(AmexAccount.self)
    Singleton(Wallet.init(account:))
}
let container = try Container(shop)
let wallet = try container.get(Wallet.self)
```
```text
Shop/Shop.swift:2:13: error: [external-not-set] the external `AmexAccount` has not been set
  path:      Wallet -> AmexAccount
  requested: Shop/Shop.swift:6
  help:      provide it first: `container.set(...)`
  docs:      Troubleshooting#external-not-set
```

It throws also where an optional is requested, by type or by name: nil means that nothing is declared.

Pass a scope its externals when you open it: `container.scope(.request, with: …)`. `start()` does not fail for this:
it skips eager objects that need the external, and reports an event.

### asynchronous-only

A synchronous request needs an object whose factory, steps or dependencies are asynchronous.

<!-- throws -->
```swift
final class Rates: Sendable { init() async {} }
let shop = Module("Shop") {
    Singleton(Rates.init)
}
let container = try Container(shop)
let rates = try container.get(Rates.self)
```
```text
Shop/Shop.swift:3:14: error: [asynchronous-only] `Rates` must be awaited
  requested: Shop/Shop.swift:6
  help:      request it with `try await container.get(async: ...)`, or make it `.eager()` and request it after the start
  docs:      Troubleshooting#asynchronous-only
```

A synchronous request also throws this while a task is building the object.

### circular-construction

Something was requested that waits for the object which is being built. The check allows a `Lazy` or a `Provider` in a
cycle, because you can use it later; used too early, it is this error, and so is a request to the container. A
[cycle](<doc:Lifecycle#Cycles>) that is declared, with `.inject` or `.call`, is built as one.

<!-- throws -->
```swift
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
```
```text
Shop/Shop.swift:6:14: error: [circular-construction] `Chicken` was requested while it was being built
  path:      Chicken -> Egg -> Chicken
  requested: Shop/Shop.swift:10
  help:      declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; or keep a `Lazy` or a `Provider`, and call it later
  docs:      Troubleshooting#circular-construction
```

### circular-wait

A deadlock: two waits depend on each other. For example, the factories of two containers request from each other, a
start action awaits the start, or a stop action awaits the stop.

<!-- throws -->
```swift
final class Cache: Sendable {}
let shop = Module("Shop") {
    Singleton { (container: Container) in
        try await container.start()
        return Cache()
    }.eager()
}
let container = try Container(shop)
do { try await container.start() } catch let error as StartError { throw error.failures[0].error }
```
```text
error: [circular-wait] waiting for `start()` would deadlock: it waits for this request
  path: Cache -> start()
  help: do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, or start a `Task` without awaiting it
  docs: Troubleshooting#circular-wait
```

Take the object as a parameter instead of awaiting the start, make one container the child of the other, or request
later through a `Lazy` or a provider. Your own waits, such as semaphores or the value of a `Task`, are not detected.

### canceled

A task was canceled while it waited for an object that another task or thread is building. That construction
continues.

<!-- not compiled: which of the two builds is not known -->
```swift
let first = Task { try await container.get(async: Rates.self) }
let second = Task { try await container.get(async: Rates.self) }
second.cancel()
```
```text
Shop/Shop.swift:2:5: error: [canceled] the task was canceled while it waited for `Rates`
  docs: Troubleshooting#canceled
```

``ResolutionError/underlying`` is a `CancellationError`.

### ended

The container or scope was stopped or released.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.stop()
let account = try container.get(AmexAccount.self)
```
```text
Shop/Shop.swift:6: error: [ended] the container has ended
  help: request it before `stop()`, or create another one
  docs: Troubleshooting#ended
```

Keep the container in a constant or property for as long as anything resolves from it: a `Lazy` or `Provider` does not
keep it.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let accounts = try Container(shop).get(Provider<AmexAccount>.self)      // nothing keeps the container
let account = try accounts()
```
```text
error: [ended] the container is gone: nothing keeps it
  help: keep it as long as what comes from it is used, in a constant or a property: `let container = try Container(...)`
  docs: Troubleshooting#ended
```

### not-evictable

``Container/purge(_:_:)`` removes an object only if its declaration allows that.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.purge(AmexAccount.self)
```
```text
Shop/Shop.swift:2:15: error: [not-evictable] `AmexAccount` cannot be removed: it is not declared `.evictable()`
  help: add `.evictable()` to the declaration
  docs: Troubleshooting#not-evictable
```

### opened-before-override

A scope was opened, or a child container created, before
``Container/withOverrides(isolation:_:operation:)`` or a test's trait, and does not see the override. A request that
reaches something overridden, or something that depends on it, throws; all others succeed.

<!-- throws -->
```swift
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
```
```text
Shop/Shop.swift:10: error: [opened-before-override] `Wallet` depends on the override `any Account`, but the scope "visit" was opened before the override
  path:     Wallet -> any Account
  override: `any Account` (Shop/Shop.swift:8:15)
  help:     open the scope within `withOverrides`, or in the test that has the trait
  docs:     Troubleshooting#opened-before-override
```

### live

A test requests a definition that is marked ``TypedDeclaration/live()``, and neither overrides nor allows it. Its factory did
not run:

```text
Shop/Shop.swift:4:14: error: [live] `Mailer` is live, and this test does not allow it
  path: Orders -> Mailer
  help: override it in the test's trait, or allow it: `.allowing(Mailer.self)`
  docs: Troubleshooting#live
```

See <doc:Testing>.

### outside-scope

An object of a scope was requested outside such a scope.

<!-- throws -->
```swift
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let visit = try container.get(Visit.self)
```
```text
Shop/Shop.swift:3:11: error: [outside-scope] `Visit` belongs to the scope "request", which is not open here
  requested: Shop/Shop.swift:6
  help:      open one, `container.scope("request")`, and request it there
  docs:      Troubleshooting#outside-scope
```

### scope-value

The values of a scope do not match its externals. One may be missing:

<!-- throws -->
```swift
struct Question: Sendable {}
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(Question.self, in: .request)
    External(User.self, in: .request)
}
let container = try Container(shop)
let request = try container.scope(.request, with: Question())
```
```text
Shop/Shop.swift:5:13: error: [scope-value] the scope "request" is opened without a value for `User`
  missing: `User` (Shop/Shop.swift:5:13)
  help:    add it: `container.scope("request", with: ...)`, or open the scope without values and use `set(_:)`
  docs:    Troubleshooting#scope-value
```

A value may match no external, or several:

<!-- throws -->
```swift
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(User.self, in: .request).named("buyer")
    External(User.self, in: .request).named("seller")
}
let container = try Container(shop)
let request = try container.scope(.request, with: User(name: "Ann"), User(name: "Ben"))
```
```text
error: [scope-value] a value of `User` matches 2 externals of the scope "request"
  external: `User "buyer"` (Shop/Shop.swift:3:13)
  external: `User "seller"` (Shop/Shop.swift:4:13)
  help:     name one: `ScopeValue(..., named: "...")`
  docs:     Troubleshooting#scope-value
```

Remove a value that matches none, or declare `External(User.self, in: .request)`.

### unknown-scope

No definition belongs to the scope. Usually its name is misspelled.

<!-- throws -->
```swift
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let request = try container.scope("reqest")
```
```text
error: [unknown-scope] no definition belongs to a scope "reqest"
  similar: "request"
  help:    open a declared scope, or declare `Scoped("reqest", ...)`
  docs:    Troubleshooting#unknown-scope
```

Define the name once, `extension Scope { static let request: Scope = "request" }`, and use `.request`: the compiler
then finds the misspelling.

### start-failed

A start action threw or timed out. Everything that had been started was stopped, and the container has ended.

<!-- throws -->
```swift
final class Listener: Sendable, Startable {
    struct PortTaken: Error {}
    func start() async throws { throw PortTaken() }
}
let shop = Module("Shop") {
    Singleton { Listener() }.eager()
}
let container = try Container(shop)
try await container.start()
```
```text
Shop/Shop.swift:6:15: error: [start-failed] starting `Listener` failed: PortTaken()
  docs: Troubleshooting#start-failed
```

Fix the cause, or allow more time: `.onStart(within: .seconds(120))`. Create a new container to try again.

### not-settable

`set` needs exactly one external, singleton or scoped definition that accepts the object.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let container = try Container(shop)
try container.set(AmexAccount())
```
```text
error: [not-settable] `set` needs exactly one definition, but none accepts `AmexAccount`
  candidate: `AmexAccount`, prototype (Shop/Shop.swift:2:15)
  help:      declare `External(AmexAccount.self)`
  docs:      Troubleshooting#not-settable
```

`invoke` throws the same id for anything but one object, such as a list.

### too-deep

A chain of prototypes, each a parameter of the next, is too long for the thread's stack.

```text
Shop/Shop.swift:4:18: error: [too-deep] making `Link "17740"` takes a chain of 17741 objects, too long for the stack
  path:   Link "20000" -> Link "19999" -> …
  help:   declare some of the chain as singletons, which are built one after another
  docs:   Troubleshooting#too-deep
```

<!-- throws -->
```swift
final class Link { init(next: Link?) {} }
let shop = Module("Shop") {
    for number in 1...20_000 {
        Prototype(Link.init(next:), .named("\(number - 1)")).named("\(number)")
    }
    Prototype { Link(next: nil) }.named("0")
}
let container = try Container(shop)
let link = try container.get(Link.self, .named("20000"))
```

Singletons use no stack, however long the chain is.

Nested or endless requests of your own code, through a provider or the container, throw the same error; asynchronous
ones do when a thousand factories wait for each other. Request such objects after the initializer, or take them as
parameters.

### handle-can-fail

A ``Handle`` is called without `try`, but this request can fail.

<!-- throws -->
```swift
final class Reader { init() throws {} }
let shop = Module("Shop") {
    Prototype(Reader.init)
}
let container = try Container(shop)
let reader = try container.handle(for: Reader.self)
```
```text
Shop/Shop.swift:3:14: error: [handle-can-fail] a handle on `Reader` could fail: `Reader` may throw
  requested: Shop/Shop.swift:6
  help:      request it with `try container.get(...)`; a handle is for singletons and for what never throws
  docs:      Troubleshooting#handle-can-fail
```

Handles are for singletons, and for prototypes that depend on nothing that throws, waits, has steps or belongs to a
scope.

### typed-container

A class that the build has written is created from a container whose definitions are others than those that it was written for.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
// What the initializer of the class does first.
try container.checkModules("ShopContainer", fingerprint: 5)
```
```text
error: [typed-container] `ShopContainer` was written for other modules than those of the container
  help: create the container from the modules of the check; override in a child, or with `withOverrides`
  docs: Troubleshooting#typed-container
```

A child of the right container passes. See <doc:TypedContainers>.

### not-configured

A configured value is requested, but the configuration has not been read. Its default is not used, since that would
hide the mistake.

<!-- not compiled: it needs AlchemicConfiguration; its tests have the message -->
```swift
let shop = Module("Shop") {
    Value(config: "http.port", of: Int.self)
    Singleton(Catalogue.init(port:))
}
let container = try Container(shop)
let catalogue = try container.get(Catalogue.self)
```
```text
Shop/Shop.swift:2:10: error: [not-configured] the configuration's value for "http.port" has not been read
  path:      Catalogue -> Int
  requested: Shop/Shop.swift:6
  help:      create the container from the configured module: `try Container(module.configured(by: reader))`
  docs:      Troubleshooting#not-configured
```

See <doc:Configuring>.

### not-started

The main container is used before its start, or the task that waited for it was canceled.

<!-- throws -->
```swift
import AlchemicMain

let main = MainContainer(Module("Shop") { Singleton { AmexAccount() } })
let account = try main.get(AmexAccount.self)
```
```text
Shop/Shop.swift:4: error: [not-started] the main container has not been started
  help: request it in `Container.main.whenStarted { ... }`, or await: `try await Container.main.get(async: ...)`
  docs: Troubleshooting#not-started
```

If nothing starts the container, link the product `AlchemicSelfStart` or call `start()`. In a test runner it does not
start by itself.

### main-start-failed

The main container is used after its start has failed. ``ResolutionError/underlying`` is the cause.

<!-- throws -->
```swift
let main = MainContainer(Module("Shop") { Singleton(Catalogue.init(store:)) })
try? await main.start()
let catalogue = try main.get(Catalogue.self)
```
```text
Shop/Shop.swift:3: error: [main-start-failed] the main container could not be started: Shop/Shop.swift:1:52: error: [missing-binding] nothing provides `any Store` for parameter 1 of `Catalogue`
  help: fix the cause; `try await Container.main.start()` tries again and throws the whole error
  docs: Troubleshooting#main-start-failed
```

`start()` and `started` throw the whole error.

### main-actor-blocked

The start needs the main actor, for a when-started block or an object, but the main thread does not run it: `main` is
synchronous without a loop, or waits for the start itself.

<!-- not compiled: it would block the main actor of the tests -->
```swift
let hasStarted = DispatchSemaphore(value: 0)
Container.main.whenStarted { print("started") }
Task {
    do { try await Container.main.start() } catch { print(error) }
    hasStarted.signal()
}
hasStarted.wait()                   // the block waits for this thread, and this thread for the block
```
```text
error: [main-actor-blocked] the start waits for the main actor to run the when-started blocks, and nothing runs there
  help: make `main` asynchronous, or have it run the main loop: `RunLoop.main.run()` or `dispatchMain()`
  docs: Troubleshooting#main-actor-blocked
```

Only the wait has failed: the start continues, and the container can be used.

### adapted-delegate

The application's delegate is a class of SwiftUI, which passes on what it is told to yours. The start goes on without
the delegate, and reports this as an event `failed`.

<!-- not compiled: UIKit; ApplicationDelegateTests in Workshop/IntegrationTests/AppleStandIns has the same -->
```swift
@main struct ShopApp: App {
    @UIApplicationDelegateAdaptor private var delegate: ShopDelegate
    var body: some Scene { WindowGroup { CatalogueScreen() } }
}
```
```text
error: [adapted-delegate] the application's delegate is `SwiftUI.AppDelegate`, which is not injected
  help: call `ApplicationConfiguration.use(delegate)` in the initializer of your `App`
  docs: Troubleshooting#adapted-delegate
```

Write `init() { ApplicationConfiguration.use(delegate) }` in the app. Without a delegate of your own, you do not need
`AlchemicApplication`.

### stop-failed

A stop action threw. All others ran. This word appears in the text of a ``StopError``, not as the id of a diagnostic.

<!-- throws -->
```swift
let shop = Module("Shop") {
    Singleton { AmexAccount() }.onStop { _ in throw NotThere() }
}
let container = try Container(shop)
let account = try container.get(AmexAccount.self)
try await container.stop()
```
```text
Shop/Shop.swift:2:15: error: [stop-failed] stopping `AmexAccount` failed: NotThere()
```

``StopError/failures`` lists each error.

## Failures of scenes

### no-container

Neither the object, its owners, SwiftUI's environment nor the application has a container, and there is no main
container. `path` lists the owners that were searched.

```swift
import AlchemicScenes

final class Field: Owned {
    weak var owningObject: AnyObject?
}
```
<!-- throws -->
```swift
let container = try Container.nearest(to: Field())
```
```text
error: [no-container] neither the object, its owners nor the application has a container
  help: `bind` a container to one of them, let the last one return its owner (`Owned`), or pass the application's: `Container.nearest(to: object, application: container)`
  docs: Troubleshooting#no-container
```

Bind a container to one of the owners, `window.bind(container)`, or pass the application's. An object that is not in a
window yet has no owners: look up its container later.

### owners-in-circle

An object is, through other owners, its own owner.

<!-- hidden:
final class Node: Owned {
    var owningObject: AnyObject?
}
let (outer, inner) = (Node(), Node())
-->
<!-- throws -->
```swift
(outer.owningObject, inner.owningObject) = (inner, outer)
let container = try Container.nearest(to: inner)
```
```text
error: [owners-in-circle] the owners of an object form a circle
  path: Node -> Node -> Node
  help: let one of them return nil as its `owningObject`
  docs: Troubleshooting#owners-in-circle
```

### controller-gone

`SceneContents` were used after their controller was released.

<!-- hidden:
final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
}
-->
<!-- throws -->
```swift
var screen: Screen? = ControllerScene { Screen() }.instantiate(view: { _ in "a view" })
let contents = screen?.sceneContents
screen = nil
_ = try contents?.view()
```
```text
error: [controller-gone] a view was requested after its controller, `Screen`, was released
  help: keep the controller for as long as you use its `SceneContents`: it owns them
  docs: Troubleshooting#controller-gone
```
"""##

    private static let fileProblems = ##"""
# Problems of definition files

Look up a message about a definition file by the id in its brackets.

## Overview

A message starts with the place in the file and its id. All problems of all files are reported together. For problems
of the resulting graph, see <doc:Troubleshooting>.

## Messages

### unreadable-file

A file cannot be read.

Check the path, which is relative to the working directory.

### bad-encoding

A file is not UTF-8, or contains a zero byte.

Save it as UTF-8, with or without a byte order mark.

### bad-yaml

A file is not YAML.

```yaml
Services:
  engine:
    Class: SparkPlugFactory: twice
```
```text
yaml-colon.yml:3:28: error: [bad-yaml] this is not YAML: mapping values are not allowed in this context
  docs: FileProblems#bad-yaml
```

The error is at that place or a little before: for example a colon within a text, a tab for indentation, or a missing
quote.

### too-large

A file or a text is too large, the files declare too many services, or parameters, parents and tags expand to more than 40
times the size of the files.

Split the file with `Import`, or use parameters and tags that multiply each other less often. The number of services is
that of all files: declare them in several containers.

### too-deep

Lists and maps are nested too deeply, or a chain of parents or decorators is too long. Nest less.

### duplicate-key

A key, an id or another name appears twice.

```yaml
Services:
  engine:
    Class: SparkPlugFactory
    Class: CarFactory
```
```text
duplicate-key.yml:4:5: error: [duplicate-key] 'Class' is given twice
  note: the first one is here (duplicate-key.yml:3:5)
  help: remove one of them
  docs: FileProblems#duplicate-key
```

### bad-number

A number is too large to store.

```yaml
Services:
  holder:
    Class: Holder
    Initializer: 'init(_:)'
    Arguments: [123456789012345678901234567890]
```
```text
number-too-large.yml:5:17: error: [bad-number] the number '123456789012345678901234567890' is too large
  help: put it in quotes if it is a text
  docs: FileProblems#bad-number
```

### unknown-key

A key is unknown in this place.

```yaml
Services:
  engine:
    Class: SparkPlugFactory
    Arguements: []
    Colour: red
```
```text
unknown-key-of-a-service.yml:4:5: error: [unknown-key] 'Arguements' is not a key of a service; did you mean 'Arguments'?
  docs: FileProblems#unknown-key
```

### wrong-shape

A value has the wrong shape: a list instead of a map, or a text instead of true or false.

```yaml
Services:
  engine:
    Class: SparkPlugFactory
    Shared: no
```
```text
shape-of-a-truth-value.yml:4:13: error: [wrong-shape] 'Shared' must be true or false, not a text
  help: write 'true' or 'false'; 'no' is a text in YAML 1.2
  docs: FileProblems#wrong-shape
```

`yes`, `no`, `on` and `off` are texts.

### unknown-tag

A value has an unknown YAML tag.

```yaml
Services:
  holder:
    Class: Holder
    Initializer: 'init(_:)'
    Arguments: [!tageed part]
```
```text
tag-unknown.yml:5:17: error: [unknown-tag] '!tageed' is not a known tag; did you mean '!tagged'?
  docs: FileProblems#unknown-tag
```

Use `!tagged`, or a tag of YAML itself.

### unknown-word

A value is none of the allowed words, or a name contains illegal characters.

```yaml
Services:
  engine: { Class: SparkPlugFactory, Lifetime: singelton }
```
```text
lifetime-unknown.yml:2:48: error: [unknown-word] 'singelton' is not a lifetime; did you mean 'singleton'?
  help: write one of singleton, prototype, weak, external, or { Scoped: name }
  docs: FileProblems#unknown-word
```

### bad-method

The name of an initializer or method is malformed, or is an Objective-C selector in a Swift file.

```yaml
Services:
  engine: { Class: Engine, Initializer: 'initWithBrand:cylinders:', Arguments: [x, 4] }
```
```text
method-in-another-spelling.yml:2:41: error: [bad-method] 'initWithBrand:cylinders:' is an Objective-C selector
  help: write 'init(brand:cylinders:)', or 'Language: ObjC' at the top of the file
  docs: FileProblems#bad-method
```

### bad-reference

A reference or an id is empty, contains spaces, or is not allowed here.

```yaml
Services:
  holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@'] }
```
```text
reference-without-id.yml:2:65: error: [bad-reference] '@' is not a reference: write an id after the '@', without spaces
  help: write '@@…' for a text that begins with '@'
  docs: FileProblems#bad-reference
```

### bad-environment

An environment variable has an unknown or unusable processor.

```yaml
Services:
  a: { Class: Label, Initializer: 'init(_:)', Arguments: ['%env(itn:PORT)%'] }
```
```text
environment-processor.yml:2:59: error: [bad-environment] 'itn' in '%env(itn:PORT)%' is not a processor; did you mean 'int'?
  docs: FileProblems#bad-environment
```

<doc:DefinitionFiles#Values> lists the processors.

### missing-at-sign

A text is used as a reference, or is the id of a service.

```yaml
Services:
  engine: { Class: SparkPlugFactory }
  motor: engine
```
```text
alias-without-sign.yml:3:10: error: [missing-at-sign] 'motor' is an alias, but 'engine' is not a reference
  help: write '@engine'
  docs: FileProblems#missing-at-sign
```

Write `'@id'`. For the text itself, write `!!str 'id'`.

### missing-method

A factory, a call or a configurator names no method.

```yaml
Services:
  car_factory: { Class: CarFactory }
  car: { Factory: '@car_factory' }
```
```text
factory-without-method.yml:3:10: error: [missing-method] a factory needs the method that builds 'car'
  help: add Initializer: 'makeCar()'
  docs: FileProblems#missing-method
```

A call or a configurator needs `Method`.

### contradiction

Two keys of a service exclude each other.

```yaml
Services:
  engine: { Class: SparkPlugFactory, Shared: true, Lifetime: prototype }
```
```text
lifetime-against-shared.yml:2:62: error: [contradiction] 'Lifetime' and 'Shared' contradict each other
  note: 'Shared' is here (lifetime-against-shared.yml:2:46)
  help: remove 'Shared'
  docs: FileProblems#contradiction
```

### argument-count

There are too many or too few arguments, or one for an unknown label.

```yaml
Services:
  engine: { Class: Engine, Initializer: 'init(brand:cylinders:)', Arguments: [x, 4, 5] }
```
```text
arguments-too-many.yml:2:85: error: [argument-count] 'init(brand:cylinders:)' expected 2 arguments, got 3
  help: remove some, or write the labels that are missing
  docs: FileProblems#argument-count
```

Compare them with the labels of the initializer or method. Only trailing optional arguments may be left out.

### reserved-name

An id is reserved: `service_container` for the container, `_defaults` and `_instanceof` for Symfony's sections.

```yaml
Services:
  service_container: { Class: SparkPlugFactory }
```
```text
reserved-id.yml:2:3: error: [reserved-name] 'service_container' is the container itself, and cannot be declared
  help: choose another id
  docs: FileProblems#reserved-name
```

### differs-by-case

Two ids or parameters differ by case only. Files are case-insensitive.

```yaml
Parameters: { colour: red, Colour: '%COLOUR%' }
```
```text
parameters-differ-by-case.yml:1:28: error: [differs-by-case] 'Colour' and 'colour' are the same name: case does not matter for parameters
  note: 'colour' is here (parameters-differ-by-case.yml:1:15)
  help: rename one of them
  docs: FileProblems#differs-by-case
```

### missing-import

An imported file does not exist, or a pattern matches nothing.

```yaml
Import: [other.yml]
```
```text
import-missing.yml:1:10: error: [missing-import] 'other.yml' cannot be imported: there is no such file
  help: paths are relative to the importing file
  docs: FileProblems#missing-import
```

### forbidden-import

An import, or a link, leads out of the allowed folder.

```yaml
Import: [../../../secrets.yml, '/etc/*']
```
```text
import-outside.yml:1:10: error: [forbidden-import] '../../../secrets.yml' leads out of the allowed folder
  help: import from the working directory, or allow another folder: FileSettings.importFolders, or --allow-import for the tool
  docs: FileProblems#forbidden-import
```

That is the working directory or, for a file elsewhere, the file's own folder. Move the file there, or allow another
folder.

### unknown-service

No service has this id.

```yaml
Services:
  car_factory: { Class: CarFactory }
  holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@car_factry'] }
```
```text
reference-to-nothing.yml:3:65: error: [unknown-service] there is no service 'car_factry'; did you mean 'car_factory'?
  docs: FileProblems#unknown-service
```

If it is declared in code, list it in `FileSettings.definitions`. If it is optional, write `'@?id'`.

### missing-tag

No service has the tag of a list, but one has a similar tag. Without a similar tag the tool only warns, since the
program may declare one.

```yaml
Services:
  garage: { Class: CarFactory, Tags: [garage] }
  holder: { Class: Holder, Initializer: 'init(_:)', Arguments: [!tagged garge] }
```
```text
tag-misspelt.yml:3:65: error: [missing-tag] no service has the tag 'garge'; did you mean 'garage'?
  help: fix it, or list the program's own tags: FileSettings.tags, or --tag for the tool
  docs: FileProblems#missing-tag
```

### abstract-service

A reference to an abstract service, which exists only as a parent.

```yaml
Services:
  base: { Class: CarFactory, Abstract: true }
  holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@base'] }
```
```text
reference-to-something-abstract.yml:3:65: error: [abstract-service] 'base' is abstract: it can only be a parent
  note: it is declared here (reference-to-something-abstract.yml:2:3)
  help: refer to a service that has it as its 'Parent'
  docs: FileProblems#abstract-service
```

### deprecated-service

A warning: a reference to a deprecated service. The message says what to use instead.

```yaml
Services:
  old: { Class: CarFactory, Deprecated: 'use new instead' }
  holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@old'] }
```
```text
reference-to-something-deprecated.yml:3:65: warning: [deprecated-service] 'old' is deprecated: use new instead
  docs: FileProblems#deprecated-service
```

### alias-loop

Aliases refer to each other in a circle.

```yaml
Services:
  a: '@b'
  b: '@c'
  c: '@a'
```
```text
alias-loop.yml:2:6: error: [alias-loop] aliases form a circle: 'a' -> 'b' -> 'c' -> 'a'
  help: let one of them refer to a service
  docs: FileProblems#alias-loop
```

### parent-loop

Parents form a circle.

```yaml
Services:
  a: { Parent: b }
  b: { Parent: a }
```
```text
parent-loop.yml:3:16: error: [parent-loop] parents form a circle: 'a' -> 'b' -> 'a'
  help: remove one 'Parent'
  docs: FileProblems#parent-loop
```

### decorator-loop

Services decorate each other, or one decorates itself.

```yaml
Services:
  a: { Class: Turbo, Decorates: b, Arguments: { inner: '@.inner', factor: 2 } }
  b: { Class: Turbo, Decorates: a, Arguments: { inner: '@.inner', factor: 2 } }
```
```text
decorates-in-a-circle.yml:2:33: error: [decorator-loop] 'a' and 'b' decorate each other
  help: remove one 'Decorates'
  docs: FileProblems#decorator-loop
```

### factory-loop

A factory is built by a service that it builds.

```yaml
Services:
  a: { Factory: '@b', Initializer: 'make()' }
  b: { Factory: '@a', Initializer: 'make()' }
```
```text
factory-loop.yml:2:36: error: [factory-loop] factories build each other in a circle: 'a' -> 'b' -> 'a'
  help: build one of them with an initializer
  docs: FileProblems#factory-loop
```

### cycle

A warning of the tool and the plugin: services depend on each other. This is legal only if a parameter is a `Lazy` or
a provider, which the container's check knows.

```yaml
Services:
  a: { Class: Turbo, Arguments: { inner: '@b', factor: 2 } }
  b: { Class: Turbo, Arguments: { inner: '@a', factor: 2 } }
```

Take a `Lazy` or a `Provider` in one of them, or set it under `Setters`.

### unknown-parameter

A parameter does not exist, but a similar one does.

```yaml
Parameters: { colour: red }
Services:
  a: { Class: Label, Initializer: 'init(_:)', Arguments: ['%colour%'] }
  b: { Class: Label, Initializer: 'init(_:)', Arguments: ['%color%'] }
```
```text
parameter-misspelt.yml:4:59: error: [unknown-parameter] there is no parameter 'color'; did you mean 'colour'?
  note: 'colour' is declared here (parameter-misspelt.yml:1:15)
  docs: FileProblems#unknown-parameter
```

### pending-parameter

No file declares a parameter. This is a warning when files are checked, and an error when the container is created.

```yaml
Services:
  a: { Class: Label, Initializer: 'init(_:)', Arguments: ['%colour%'] }
```
```text
parameter-pending.yml:2:59: error: [pending-parameter] the parameter 'colour' is declared in no file, and the program has not set it
  help: declare it under 'Parameters', or set it before the container is created
  docs: FileProblems#pending-parameter
```

The program sets parameters in `FileSettings.parameters`.

### unused-parameter

A warning: nothing uses a parameter.

```yaml
Parameters: { colour: red }
```
```text
parameter-unused.yml:1:15: warning: [unused-parameter] nothing uses the parameter 'colour'
  help: remove it, or use it as '%colour%'
  docs: FileProblems#unused-parameter
```

### unused-binding

No argument uses a binding. This is a warning for `Defaults`, unless a label is similar, and an error for a service's
own bindings.

```yaml
Defaults: { Bind: { brnad: x } }
Services:
  f: { Class: CarFactory }
```
```text
binding-unused.yml:1:21: warning: [unused-binding] no service has a label 'brnad' that needs this value
  help: remove it
  docs: FileProblems#unused-binding
```

### parameter-loop

Parameters refer to each other in a circle.

```yaml
Parameters: { a: 'x %b%', b: '%c% y', c: 'z %a%' }
```
```text
parameter-loop-inside-texts.yml:1:42: error: [parameter-loop] parameters refer to each other in a circle: 'a' -> 'b' -> 'c' -> 'a'
  help: give one of them a value of its own
  docs: FileProblems#parameter-loop
```

### not-text

A value inside a text is neither a text nor a number.

```yaml
Parameters: { list: [1, 2] }
Services:
  a: { Class: Label, Initializer: 'init(_:)', Arguments: ['a %list%'] }
```
```text
parameter-list-in-a-text.yml:3:59: error: [not-text] the parameter 'list' is a list; only texts and numbers can stand inside a text
  help: use '%list%' alone, as the whole value
  docs: FileProblems#not-text
```

As the whole value, a parameter keeps its type.

### unknown-class

The program has not added a type for files, or several types have the name.

```yaml
Services:
  factory: { Class: CarFactroy }
```
```text
class-misspelt.yml:2:21: error: [unknown-class] unknown type 'CarFactroy'; did you mean 'CarFactory' or 'Car'?
  help: let the program add it: types.add(CarFactroy.self) { … }
  docs: FileProblems#unknown-class
```

If the name is ambiguous, write the module before it.

### unknown-method

The program has not added an initializer, method or property.

```yaml
Services:
  engine: { Class: Engine, Initializer: 'init(brand:cylindres:)', Arguments: [x, 4] }
```
```text
initializer-unknown.yml:2:41: error: [unknown-method] unknown initializer 'init(brand:cylindres:)' of 'AlchemicFilesTests.Engine'; did you mean 'init(brand:cylinders:)' or 'init(brand:cylinders:plug:)'?
  help: there is 'init(brand:cylinders:plug:)', 'init(brand:cylinders:)'
  docs: FileProblems#unknown-method
```

### wrong-value

A value has the wrong type for a parameter or property.

```yaml
Services:
  a: { Class: Engine, Initializer: 'init(brand:cylinders:)', Arguments: [4, four] }
```
```text
value-of-another-type.yml:2:74: error: [wrong-value] argument 1 of 'Engine.init(brand:cylinders:)': the number 4 is not of type `String`; put a text in quotes
  docs: FileProblems#wrong-value
```

Write numbers without quotes, texts with quotes, and objects as `'@id'`.

### asked-while-made

A conversion, or a definition source, requests from the `DefinitionContainer` that is being created.

Build the value from the conversion's argument; declare a service for anything that needs other services.
"""##
}
#endif
