// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/broken-promise.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum BrokenPromiseSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/broken-promise.md", line: 6)
protocol Store: Sendable {}
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.as((any Store).self)
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [broken-promise] `AmexAccount` is declared as `any Store`, but does not conform to it
  help: conform `AmexAccount` to it, or remove `.as(...)`
  docs: Troubleshooting#broken-promise
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/broken-promise.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/broken-promise.md", "Overview", `Overview`),
]
}
