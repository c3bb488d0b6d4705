// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/weak-value.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum WeakValueSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/weak-value.md", line: 7)
struct Path: Sendable { let text: String }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Definition(
        .shared { Path(text: "shop.db") }, of: Path.self, .weak, traits: .sendable,
        location: Definition.SourceLocation())
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:4:44: error: [weak-value] `Path` is declared weak, but only classes and actors can be held weakly
  help: declare it a singleton
  docs: Troubleshooting#weak-value
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/weak-value.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/weak-value.md", "Overview", `Overview`),
]
}
