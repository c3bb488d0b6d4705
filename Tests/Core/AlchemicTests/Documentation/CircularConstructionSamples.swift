// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/circular-construction.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum CircularConstructionSamples {

@Sendable static func `Overview`() async throws {
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
Shop/Shop.swift:6:14: error: [circular-construction] `Chicken` was resolved while it was being built
  path:      Chicken -> Egg -> Chicken
  requested: Shop/Shop.swift:10
  help:      declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; or keep a `Lazy` or a `Provider`, and call it later
  docs:      Troubleshooting#circular-construction
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/circular-construction.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/circular-construction.md", "Overview", `Overview`),
]
}
