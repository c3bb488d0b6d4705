// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/missing-binding.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum MissingBindingSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-binding.md", line: 6)
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
struct Path: Sendable { let text: String }
final class Catalogue: Sendable { init(store: any Store) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Catalogue.init(store:))
    Singleton(SQLStore.init(path:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:3:14: error: [missing-binding] nothing provides `Path` for parameter 1 of `SQLStore`
  path: Catalogue -> SQLStore -> Path
  help: declare it, `Singleton(Path.init)` or `Value(...)`, or take an optional
  docs: Troubleshooting#missing-binding
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-binding.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/missing-binding.md", "Overview", `Overview`),
]
}
