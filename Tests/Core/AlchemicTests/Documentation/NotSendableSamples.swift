// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/not-sendable.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum NotSendableSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-sendable.md", line: 7)
final class Cart {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Definition(.shared(Cart.init), of: Cart.self, .singleton, location: Definition.SourceLocation())
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:98: error: [not-sendable] `Cart` is shared, but not `Sendable`
  help: make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`
  docs: Troubleshooting#not-sendable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-sendable.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/not-sendable.md", "Overview", `Overview`),
]
}
