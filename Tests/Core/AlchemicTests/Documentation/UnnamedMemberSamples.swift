// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/unnamed-member.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum UnnamedMemberSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/unnamed-member.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
final class AccountsByName: Sendable { init(all: [String: any Account]) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(AccountsByName.init(all:))
    Singleton { AmexAccount() }.named("amex")
    Singleton { VisaAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:15: error: [unnamed-member] `VisaAccount` has no name, but is a member of the dictionary for parameter 1 of `AccountsByName`
  path:       AccountsByName -> VisaAccount
  dictionary: Shop/Shop.swift:2:14
  help:       add `.named("...")`: names are the keys of the dictionary
  docs:       Troubleshooting#unnamed-member
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/unnamed-member.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/unnamed-member.md", "Overview", `Overview`),
]
}
