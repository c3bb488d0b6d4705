// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/external-not-set.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ExternalNotSetSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/external-not-set.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    External(AmexAccount.self)
    Singleton(Wallet.init(account:))
}
let container = try Container(shop)
let wallet = try container.get(Wallet.self)
#sourceLocation()
_ = shop
_ = container
_ = wallet
}, saying: #"""
Shop/Shop.swift:2:13: error: [external-not-set] the external `AmexAccount` has not been set
  path:      Wallet -> AmexAccount
  requested: Shop/Shop.swift:6
  help:      provide it first: `container.set(...)`
  docs:      Troubleshooting#external-not-set
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/external-not-set.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/external-not-set.md", "Overview", `Overview`),
]
}
