// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/never-stopped.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum NeverStoppedSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Connection: Stoppable, Sendable {
    func stop() async throws {}
}
final class Report { init(connection: Connection) {} }
let shop = Module("Shop") {
    Prototype { Connection() }
    Prototype(Report.init(connection:))
}
let graph = try Graph(shop)
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:6:15: warning: [never-stopped] the stop action of `Connection` never runs: it is a prototype, so the container does not keep it
  help: declare it as a `Singleton`, let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`
  docs: Troubleshooting#never-stopped
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/never-stopped.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/never-stopped.md", "Overview", `Overview`),
]
}
