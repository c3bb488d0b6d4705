// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/empty-collection.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum EmptyCollectionSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/empty-collection.md", line: 6)
protocol Account: Sendable {}
final class Accounts: Sendable { init(all: [any Account]) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:))
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:14: warning: [empty-collection] nothing provides `any Account`, so the collection for parameter 1 of `Accounts` is empty
  path: Accounts -> [any Account]
  help: declare a type that conforms to it, `Singleton(SomeType.init).as((any Account).self)`, or query with `.all` if it may be empty
  docs: Troubleshooting#empty-collection
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/empty-collection.md")
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/empty-collection.md", line: 27)
let shop = Module("Shop") {
    Singleton(Accounts.init(all:), .all)
}
let graph = try Graph(shop, strict: true)
#sourceLocation()
_ = shop
_ = graph
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/empty-collection.md", "Overview", `Overview`),
]
}
