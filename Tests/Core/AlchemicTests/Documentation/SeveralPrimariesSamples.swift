// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/several-primaries.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SeveralPrimariesSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/several-primaries.md", line: 6)
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
    Singleton { AmexAccount() }.primary()
    Singleton { VisaAccount() }.primary()
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [several-primaries] 2 primary definitions match `any Account` for parameter 1 of `Wallet`
  path:    Wallet -> any Account
  primary: `AmexAccount` (Shop/Shop.swift:3:15)
  primary: `VisaAccount` (Shop/Shop.swift:4:15)
  help:    keep `.primary()` on only one of them
  docs:    Troubleshooting#several-primaries
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/several-primaries.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/several-primaries.md", "Overview", `Overview`),
]
}
