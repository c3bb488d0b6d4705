// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/several-names.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SeveralNamesSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/several-names.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex").named("card")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:15: error: [several-names] `AmexAccount` is named 2 times: "amex", "card"
  help: keep one `.named(...)`, and add other names as aliases: `.alias("amex")`
  docs: Troubleshooting#several-names
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/several-names.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/several-names.md", "Overview", `Overview`),
]
}
