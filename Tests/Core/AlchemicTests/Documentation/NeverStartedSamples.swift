// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/never-started.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum NeverStartedSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Listener: Startable, Sendable {
    func start() async throws {}
}
let shop = Module("Shop") {
    Singleton { Listener() }
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:5:15: warning: [never-started] the start action of `Listener` never runs: it is neither eager nor needed by anything eager
  help: add `.eager()`, or let an eager definition take it
  docs: Troubleshooting#never-started
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/never-started.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/never-started.md", "Overview", `Overview`),
]
}
