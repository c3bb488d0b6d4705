// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/too-few.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TooFewSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/too-few.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class Accounts: Sendable { init(all: [any Account]) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all(atLeast: 2))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [too-few] too few definitions of `any Account` for parameter 1 of `Accounts`: found 1, requires 2
  path:   Accounts -> [any Account]
  member: `AmexAccount` (Shop/Shop.swift:3:15)
  help:   declare more, or lower `atLeast:`
  docs:   Troubleshooting#too-few
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/too-few.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/too-few.md", "Overview", `Overview`),
]
}
