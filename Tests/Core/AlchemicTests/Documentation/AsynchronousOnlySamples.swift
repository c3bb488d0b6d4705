// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-only.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AsynchronousOnlySamples {

@Sendable static func `Overview`() async throws {
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
  help:      resolve it with `try await container.get(async: ...)`, or make it `.eager()` and resolve it after the start
  docs:      Troubleshooting#asynchronous-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-only.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/asynchronous-only.md", "Overview", `Overview`),
]
}
