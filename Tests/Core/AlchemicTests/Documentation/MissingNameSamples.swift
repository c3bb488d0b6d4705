// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/missing-name.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum MissingNameSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-name.md", line: 6)
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
struct Path: Sendable { let text: String }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:), .named("databse"))
    Value(Path(text: "shop.db")).named("database")
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:2:14: error: [missing-name] nothing is named "databse" for parameter 1 of `SQLStore`
  path:    SQLStore -> "databse"
  similar: "database": `Path "database"` (Shop/Shop.swift:3:10)
  help:    use the name "database", or name a definition "databse"
  docs:    Troubleshooting#missing-name
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/missing-name.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/missing-name.md", "Overview", `Overview`),
]
}
