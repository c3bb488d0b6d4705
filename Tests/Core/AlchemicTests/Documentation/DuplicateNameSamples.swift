// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/duplicate-name.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum DuplicateNameSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/duplicate-name.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("account")
    Singleton { VisaAccount() }.alias("account")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:3:15: error: [duplicate-name] two definitions have the name "account"
  first:  `AmexAccount "account"` (Shop/Shop.swift:2:15)
  second: `VisaAccount` (Shop/Shop.swift:3:15) as an alias
  help:   rename one of them, or replace the first with `.overriding(named: "account")`
  docs:   Troubleshooting#duplicate-name
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/duplicate-name.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/duplicate-name.md", "Overview", `Overview`),
]
}
