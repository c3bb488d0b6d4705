// swift-format-ignore-file
// Made from README.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ReadmeSamples {
#sourceLocation(file: "README.md", line: 143)
struct Path: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}
protocol Store: Sendable {}
final class SQLStore: Store {
    init(path: Path) throws {}
    init(inMemory: Bool) {}
}
final class Cache: Sendable { init(limit: Int) {} }
final class Catalogue: Sendable {
    init(store: any Store, cache: Cache) {}
    func find(_ words: String) -> [String] { [] }
}
final class Rates: Sendable { init() async throws {} }
final class Cart { init(catalogue: Catalogue) {} }
struct A {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "README.md", line: 6)


let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)    // its parameters are found by their types
    Singleton(Catalogue.init(store:cache:)).eager()
    Singleton { Cache(limit: 500) }
    Singleton(Rates.init)                                   // async throws: no label needed
    Prototype(Cart.init(catalogue:))                        // a new one for each request
    Value(Path("shop.db"))
}

let container = Container(orExit: shop)                     // checks everything, builds nothing
try await container.start()                                 // builds what is eager
let catalogue = try container.get(Catalogue.self)
let cart = try container.get(Cart.self)
let rates = try await container.get(async: Rates.self)
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)


let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)
    Singleton(Catalogue.init(store:cache:)).eager()
    Singleton { Cache(limit: 500) }
    Prototype(Cart.init(catalogue:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Catalogue -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
"""#, on: "README.md")
_ = shop
_ = container
_ = catalogue
_ = cart
_ = rates
}

@Sendable static func `Use it`() async throws {
#sourceLocation(file: "README.md", line: 82)
let closures = Module("Closures") {
    Singleton { A() }
    Singleton { (path: Path) in try SQLStore(path: path) }
    Value(Path("shop.db"))
}
#sourceLocation()
#sourceLocation(file: "README.md", line: 88)
_ = try Container(closures).get(SQLStore.self)
#sourceLocation()
_ = closures
}

static let all: [Sample] = [
    Sample("README.md", "Overview", `Overview`),
    Sample("README.md", "Use it", `Use it`),
]
}
