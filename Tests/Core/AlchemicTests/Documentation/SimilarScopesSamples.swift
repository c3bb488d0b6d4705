// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SimilarScopesSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class VisaAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Scoped(.request) { AmexAccount() }
    Scoped("reqest") { VisaAccount() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:3:11: warning: [similar-scopes] the scopes "request" and "reqest" have nearly the same name
  first:  `AmexAccount` (Shop/Shop.swift:2:11)
  second: `VisaAccount` (Shop/Shop.swift:3:11)
  help:   use one name for both, `"request"`, or names that differ more
  docs:   Troubleshooting#similar-scopes
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md", "Overview", `Overview`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md", line: 11)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
