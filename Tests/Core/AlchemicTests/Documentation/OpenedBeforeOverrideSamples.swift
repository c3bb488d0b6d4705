// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/opened-before-override.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum OpenedBeforeOverrideSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/opened-before-override.md", line: 8)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() as any Account }
    Scoped("visit", Wallet.init(account:))
}
let container = try Container(shop)
let visit = try container.scope("visit")
let wallet = try await container.withOverrides {
    Singleton { VisaAccount() as any Account }
} operation: {
    try visit.get(Wallet.self)
}
#sourceLocation()
_ = shop
_ = container
_ = visit
_ = wallet
}, saying: #"""
Shop/Shop.swift:10: error: [opened-before-override] `Wallet` depends on the override `any Account`, but the scope "visit" was opened before the override
  path:     Wallet -> any Account
  override: `any Account` (Shop/Shop.swift:8:15)
  help:     open the scope within `withOverrides`, or in the test that has the trait
  docs:     Troubleshooting#opened-before-override
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/opened-before-override.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/opened-before-override.md", "Overview", `Overview`),
]
}
