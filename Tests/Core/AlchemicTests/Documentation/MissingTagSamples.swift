// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/missing-tag.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum MissingTagSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-tag.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class Accounts: Sendable { init(all: [any Account]) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .tagged("crad"))
    Singleton { AmexAccount() }.tagged("card")
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:14: warning: [missing-tag] nothing is tagged "crad" for parameter 1 of `Accounts`
  path:    Accounts -> "crad"
  similar: the tag "card"
  help:    use the tag "card"
  docs:    Troubleshooting#missing-tag
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-tag.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/missing-tag.md", "Overview", `Overview`),
]
}
