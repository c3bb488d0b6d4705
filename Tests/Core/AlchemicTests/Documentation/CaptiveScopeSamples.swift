// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/captive-scope.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum CaptiveScopeSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
final class Counter: Sendable { init(visit: Provider<Visit>) {} }
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
    Singleton(Counter.init(visit:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [captive-scope] `Counter` outlives the scope "request", but depends on `Visit` in it
  path:   Counter -> Visit
  scoped: `Visit` (Shop/Shop.swift:4:11)
  help:   declare `Counter` as `Scoped("request", ...)`, or take a `ScopeProvider` and pass it a scope
  docs:   Troubleshooting#captive-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/captive-scope.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/captive-scope.md", "Overview", `Overview`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/captive-scope.md", line: 7)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
