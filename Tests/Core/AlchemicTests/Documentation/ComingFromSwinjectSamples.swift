// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromSwinjectSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 38)
struct Path: Sendable { let text: String }
protocol Store: Sendable { var name: String { get } }
protocol Searchable: Sendable {}
final class SQLStore: Store, Searchable { let name = "SQL"; init(path: Path) {} }
final class MemoryStore: Store, Searchable { let name = "memory"; init() {} }
final class Cart { let store: any Store; init(store: any Store) { self.store = store } }
final class Log: Sendable {}
final class Screen {
    var store: (any Store)?
    var log: Log?
    private(set) var isReady = false
    init() {}
    func attach(_ log: Log) { self.log = log }
    func becomeReady() { isReady = store != nil && log != nil }
}
struct Receipt { let total: Int; let store: any Store }
final class Till: Sendable { let receipts: Provider<Receipt, Int>; init(receipts: Provider<Receipt, Int>) { self.receipts = receipts } }
struct Label: Sendable, Equatable { let text: String; let size: Int }
final class Parent: Sendable { let child: Child; init(child: Child) { self.child = child } }
final class Child: @unchecked Sendable { weak var parent: Parent?; init() {} }
final class Session: Sendable {}
final class Presenter { weak var view: View?; init() {} }
final class View { let presenter: Presenter; init(presenter: Presenter) { self.presenter = presenter } }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 10)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)    // register(Store.self) { … }.inObjectScope(.container)
    Prototype(Cart.init(store:))                            // register(Cart.self) { r in Cart(r.resolve(Store.self)!) }
    Value(Path(text: "shop.db"))
}
let container = Container(orExit: shop)
let cart = try container.get(Cart.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 18)
expect(cart.store is SQLStore)
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)
    Prototype(Cart.init(store:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Cart -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md")
_ = shop
_ = container
_ = cart
}

@Sendable static func `Names, arguments and keys`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 66)
let shop = Module("Shop") {
    Singleton { MemoryStore() }.named("memory").primary()
    Singleton { MemoryStore() }.named("cache")
    Prototype(Receipt.init(total:store:), .argument, .auto)    // register(Receipt.self) { r, total in Receipt(total: total, …) }
    Prototype(Label.init(text:size:), .argument, .argument)
    Singleton(Till.init(receipts:))
}
let container = Container(orExit: shop)
let cache = try container.get((any Store).self, .named("cache"))
let receipts = try container.provider(of: Receipt.self, taking: Int.self)
let receipt = try receipts(1_250)                              // resolve(Receipt.self, argument: 1_250)!
let labels = try container.provider(of: Label.self, taking: String.self, Int.self)
let label = try labels("Sale", 20)                             // resolve(Label.self, arguments: "Sale", 20)!
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 81)
expect(label.text == "Sale" && label.size == 20 && receipt.total == 1_250)
expect(try container.get(Till.self).receipts(3).total == 3)
expect(try cache as AnyObject !== container.get((any Store).self) as AnyObject)
#sourceLocation()
_ = shop
_ = container
_ = cache
_ = receipts
_ = receipt
_ = labels
_ = label
}

@Sendable static func `Injection patterns`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 98)
let shop = Module("Shop") {
    Prototype(Screen.init)
        .inject(\.store)                                     // property
        .call { (screen, log: Log) in screen.attach(log) }   // method
        .configure { screen in screen.becomeReady() }        // initCompleted
    Singleton { MemoryStore() }
    Singleton { Log() }
}
let screen = try Container(shop).get(Screen.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 108)
expect(screen.isReady)
#sourceLocation()
_ = shop
_ = screen
}

@Sendable static func `Type forwarding and self-registration`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 118)
let shop = Module("Shop") {
    Singleton { MemoryStore() }
}
let container = Container(orExit: shop)
let store = try container.get((any Store).self)
let same = try container.get((any Searchable).self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 125)
expect(store as AnyObject === same as AnyObject)
#sourceLocation()
_ = shop
_ = container
_ = store
_ = same
}

@Sendable static func `Circular dependencies`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 138)
let family = Module("Family") {
    Singleton(Parent.init(child:))
    Singleton(Child.init).inject(\.parent)
}
let parent = try Container(family).get(Parent.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 144)
expect(parent.child.parent === parent)
#sourceLocation()
_ = family
_ = parent
}

@Sendable static func `Object scopes`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 161)
let app = Module("App") {
    Prototype {
        let presenter = Presenter()
        let view = View(presenter: presenter)
        presenter.view = view
        return view
    }
}
let view = try Container(app).get(View.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 171)
expect(view.presenter.view === view)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 184)
let shop = Module("Shop") {
    Scoped(.login) { Session() }
}
let container = Container(orExit: shop)
let login = try container.scope(.login)
let session = try login.get(Session.self)
try await login.stop()                      // the next login has a session of its own
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 192)
expect(try container.scope(.login).get(Session.self) !== session)
#sourceLocation()
_ = app
_ = view
_ = shop
_ = container
_ = login
_ = session
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Names, arguments and keys", `Names, arguments and keys`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Injection patterns", `Injection patterns`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Type forwarding and self-registration", `Type forwarding and self-registration`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Circular dependencies", `Circular dependencies`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", "Object scopes", `Object scopes`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwinject.md", line: 178)
fileprivate extension Scope {
    static let login: Scope = "login"
}
#sourceLocation()
