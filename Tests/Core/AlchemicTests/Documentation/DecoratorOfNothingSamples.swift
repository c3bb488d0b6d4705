// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/decorator-of-nothing.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum DecoratorOfNothingSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/decorator-of-nothing.md", line: 7)
protocol Store: Sendable {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Decorate((any Store).self) { (inner: any Store) in inner }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:2:13: warning: [decorator-of-nothing] a decorator of `any Store` wraps nothing
  help: declare a definition of `any Store`, here or in a child, or remove the decorator
  docs: Troubleshooting#decorator-of-nothing
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/decorator-of-nothing.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/decorator-of-nothing.md", "Overview", `Overview`),
]
}
