// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/type-mismatch.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TypeMismatchSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/type-mismatch.md", line: 6)
protocol Store: Sendable {}
final class Catalogue: Sendable { init(store: any Store) {} }
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:), .named("main"))
    Singleton { AmexAccount() }.named("main")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [type-mismatch] parameter 1 of `Catalogue` needs `any Store`, but the definition named "main" is `AmexAccount`
  path:  Catalogue -> AmexAccount "main"
  found: `AmexAccount "main"` (Shop/Shop.swift:3:15)
  help:  query for a definition of `any Store`, or change the parameter's type
  docs:  Troubleshooting#type-mismatch
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/type-mismatch.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/type-mismatch.md", "Overview", `Overview`),
]
}
