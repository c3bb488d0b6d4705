// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/unknown-scope.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum UnknownScopeSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let request = try container.scope("reqest")
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
error: [unknown-scope] no definition belongs to a scope "reqest"
  similar: "request"
  help:    open a declared scope, or declare `Scoped("reqest", ...)`
  docs:    Troubleshooting#unknown-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/unknown-scope.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/unknown-scope.md", "Overview", `Overview`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/unknown-scope.md", line: 6)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
