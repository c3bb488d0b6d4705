// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/not-evictable.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum NotEvictableSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-evictable.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.purge(AmexAccount.self)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [not-evictable] `AmexAccount` cannot be removed: it is not declared `.evictable()`
  help: add `.evictable()` to the declaration
  docs: Troubleshooting#not-evictable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-evictable.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/not-evictable.md", "Overview", `Overview`),
]
}
