// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Graph.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum GraphSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Graph.md", line: 6)
struct Path: Sendable { let text: String }
final class Store: Sendable { init(path: Path) {} }
#sourceLocation()

@Sendable static func `Check without a container`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Graph.md", line: 10)
let shop = Module("Shop") {
    Singleton(Store.init(path:))
    Value(Path(text: "shop.db"))
}
// Throws a `GraphError` with every problem.
let graph = try Graph(shop, roots: [Store.self])
for warning in graph.warnings { print(warning.text()) }
let container = Container(graph)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Graph.md", line: 20)
expect(graph.warnings.isEmpty && graph.definitions.count == 2)
_ = try container.get(Store.self)
#sourceLocation()
_ = shop
_ = graph
_ = container
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Graph.md", "Check without a container", `Check without a container`),
]
}
