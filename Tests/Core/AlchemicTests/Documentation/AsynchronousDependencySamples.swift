// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-dependency.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AsynchronousDependencySamples {

@Sendable static func `Overview`() async throws {
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
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-dependency.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-dependency.md", "Overview", `Overview`),
]
}
