// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/outside-scope.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum OutsideScopeSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Visit: Sendable {}
let shop = Module("Shop") {
    Scoped(.request, Visit.init)
}
let container = try Container(shop)
let visit = try container.get(Visit.self)
#sourceLocation()
_ = shop
_ = container
_ = visit
}, saying: #"""
Shop/Shop.swift:3:11: error: [outside-scope] `Visit` belongs to the scope "request", which is not open here
  requested: Shop/Shop.swift:6
  help:      open one, `container.scope("request")`, and resolve it there
  docs:      Troubleshooting#outside-scope
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/outside-scope.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/outside-scope.md", "Overview", `Overview`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/outside-scope.md", line: 6)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
