// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/source-failed.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SourceFailedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/source-failed.md", line: 6)
struct NotThere: Error {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Table: DefinitionSource {
    let name = "Table"
    func definitions() throws -> [Definition] { throw NotThere() }
}
let shop = Module("Shop") {
    Table()
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [source-failed] the definition source "Table" failed: NotThere()
  module: Shop
  help:   fix its input; until then all its definitions are missing
  docs:   Troubleshooting#source-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/source-failed.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/source-failed.md", "Overview", `Overview`),
]
}
