// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-several.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum OverrideOfSeveralSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-several.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
    Singleton { VisaAccount() }
    Singleton { AmexAccount() }.overriding((any Account).self)
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:15: error: [override-of-several] `AmexAccount` overrides 2 definitions, but can replace only one
  candidate: `AmexAccount` (Shop/Shop.swift:2:15)
  candidate: `VisaAccount` (Shop/Shop.swift:3:15)
  help:      name the one to replace, `.named("...")`, and override that name: `.overriding(named: "...")`
  docs:      Troubleshooting#override-of-several
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-several.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/override-of-several.md", "Overview", `Overview`),
]
}
