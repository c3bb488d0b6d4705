// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/illegal-query.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum IllegalQuerySamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/illegal-query.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:), .type(AmexAccount.self).named("amex"))
    Singleton { AmexAccount() }.named("amex")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [illegal-query] a name cannot be combined, but the query for parameter 1 of `Wallet` also requires something of type `AmexAccount`
  help: remove one of them from the query
  docs: Troubleshooting#illegal-query
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/illegal-query.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/illegal-query.md", "Overview", `Overview`),
]
}
