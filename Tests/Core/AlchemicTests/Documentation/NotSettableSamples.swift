// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/not-settable.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum NotSettableSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-settable.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let container = try Container(shop)
try container.set(AmexAccount())
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [not-settable] `set` needs exactly one definition, but none accepts `AmexAccount`
  candidate: `AmexAccount`, prototype (Shop/Shop.swift:2:15)
  help:      declare `External(AmexAccount.self)`
  docs:      Troubleshooting#not-settable
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-settable.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/not-settable.md", "Overview", `Overview`),
]
}
