// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/cycle.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum CycleSamples {

@Sendable static func `Overview`() async throws {
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
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/cycle.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/cycle.md", "Overview", `Overview`),
]
}
