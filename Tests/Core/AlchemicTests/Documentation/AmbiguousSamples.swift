// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/ambiguous.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AmbiguousSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/ambiguous.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [ambiguous] 2 definitions match `any Account` for parameter 1 of `Wallet`, and none is primary
  path:      Wallet -> any Account
  candidate: `AmexAccount` (Shop/Shop.swift:3:15)
  candidate: `VisaAccount` (Shop/Shop.swift:4:15)
  help:      mark one `.primary()`, or resolve one by name or type, or take a list: `[any Account]`
  docs:      Troubleshooting#ambiguous
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/ambiguous.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/ambiguous.md", "Overview", `Overview`),
]
}
