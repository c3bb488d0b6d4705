// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/lazy-prototype.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum LazyPrototypeSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/lazy-prototype.md", line: 6)
final class Cart {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
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
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/lazy-prototype.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/lazy-prototype.md", "Overview", `Overview`),
]
}
