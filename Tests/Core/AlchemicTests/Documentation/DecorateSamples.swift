// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Decorate.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum DecorateSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Decorate.md", line: 6)
protocol Store: Sendable { func titles() -> [String] }
final class MemoryStore: Store { func titles() -> [String] { ["Faust"] } }
final class SortedStore: Store {
    let inner: any Store
    init(_ inner: any Store) { self.inner = inner }
    func titles() -> [String] { inner.titles().sorted() }
}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Decorate.md", line: 15)
let shop = Module("Shop") {
    Singleton { MemoryStore() }
    Decorate((any Store).self) { SortedStore($0) }
}
let container = Container(orExit: shop)
// The wrapper, and what is inside:
let store = try container.get((any Store).self)
let bare = try container.get(MemoryStore.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Decorate.md", line: 25)
expect(store is SortedStore)
expect((store as? SortedStore)?.inner as AnyObject === bare)
#sourceLocation()
_ = shop
_ = container
_ = store
_ = bare
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Decorate.md", "In a module", `In a module`),
]
}
