// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-nothing.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum OverrideOfNothingSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-nothing.md", line: 6)
protocol Store: Sendable {}
final class MemoryStore: Store {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { MemoryStore() }.overriding(named: "store")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [override-of-nothing] `MemoryStore` overrides nothing: nothing is named "store"
  help: remove `.overriding(...)`, or declare the definition to replace
  docs: Troubleshooting#override-of-nothing
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-nothing.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-nothing.md", "Overview", `Overview`),
]
}
