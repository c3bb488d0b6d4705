// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/argument-count.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ArgumentCountSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Till: Sendable { init(number: Int) {} }
let shop = Module("Shop") {
    Singleton(Till.init(number:))
    Value(1)
}
let container = try Container(shop)
let till = try container.invoke(Till.self, with: 1, 2)
#sourceLocation()
_ = shop
_ = container
_ = till
}, saying: #"""
Shop/Shop.swift:3:14: error: [argument-count] `Till`: expected 1 argument, got 2
  help: pass one for each parameter, in order
  docs: Troubleshooting#argument-count
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/argument-count.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/argument-count.md", "Overview", `Overview`),
]
}
