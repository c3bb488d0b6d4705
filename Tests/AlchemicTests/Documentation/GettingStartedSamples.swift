// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/GettingStarted.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum GettingStartedSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 37)
struct Path: Sendable {
    let text: String
}

protocol Store: Sendable {
    func titles() -> [String]
}

final class SQLStore: Store {
    let path: Path

    init(path: Path) { self.path = path }

    func titles() -> [String] { ["Faust", "Hamlet"] }
}

final class Catalogue: Sendable {
    let store: any Store

    init(store: any Store) { self.store = store }

    func count() -> Int { store.titles().count }
}
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 69)
static let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Singleton(Catalogue.init(store:))
    Value(Path(text: "shop.db"))
}
#sourceLocation()

@Sendable static func `Declare them`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 76)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Singleton(Catalogue.init(store:))
    Value(Path(text: "shop.db"))
}
#sourceLocation()
_ = shop
}

@Sendable static func `Check and build`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 98)
let container = Container(orExit: shop)
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Singleton(Catalogue.init(store:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Catalogue -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
"""#, on: "Sources/Alchemic/Alchemic.docc/GettingStarted.md")
_ = container
}

@Sendable static func `Use`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 124)
let container = Container(orExit: shop)
let catalogue = try container.get(Catalogue.self)
print(catalogue.count())
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 128)
expect(catalogue.count() == 2)
#sourceLocation()
_ = container
_ = catalogue
}

@Sendable static func `End`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/GettingStarted.md", line: 136)
let container = Container(orExit: shop)
try await container.start()    // builds what is declared `.eager()`
try await container.stop()     // stops what was built, last one first
#sourceLocation()
_ = container
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/GettingStarted.md", "Declare them", `Declare them`),
    Sample("Sources/Alchemic/Alchemic.docc/GettingStarted.md", "Check and build", `Check and build`),
    Sample("Sources/Alchemic/Alchemic.docc/GettingStarted.md", "Use", `Use`),
    Sample("Sources/Alchemic/Alchemic.docc/GettingStarted.md", "End", `End`),
]
}
