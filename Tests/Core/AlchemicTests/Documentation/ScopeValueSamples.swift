// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/scope-value.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopeValueSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Question: Sendable {}
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(Question.self, in: .request)
    External(User.self, in: .request)
}
let container = try Container(shop)
let request = try container.scope(.request, with: Question())
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
Shop/Shop.swift:5:13: error: [scope-value] the scope "request" is opened without a value for `User`
  missing: `User` (Shop/Shop.swift:5:13)
  help:    add it: `container.scope("request", with: ...)`, or open the scope without values and use `set(_:)`
  docs:    Troubleshooting#scope-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/scope-value.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct User: Sendable { let name: String }
let shop = Module("Shop") {
    External(User.self, in: .request).named("buyer")
    External(User.self, in: .request).named("seller")
}
let container = try Container(shop)
let request = try container.scope(.request, with: User(name: "Ann"), User(name: "Ben"))
#sourceLocation()
_ = shop
_ = container
_ = request
}, saying: #"""
error: [scope-value] a value of `User` matches 2 externals of the scope "request"
  external: `User "buyer"` (Shop/Shop.swift:3:13)
  external: `User "seller"` (Shop/Shop.swift:4:13)
  help:     name one: `ScopeValue(..., named: "...")`
  docs:     Troubleshooting#scope-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/scope-value.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/scope-value.md", "Overview", `Overview`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/scope-value.md", line: 6)
fileprivate extension Scope { static let request: Scope = "request" }
#sourceLocation()
