// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/HowItWorks.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum HowItWorksSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/HowItWorks.md", line: 10)
struct Path: Sendable { let text: String }
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class Catalogue: Sendable { init(store: any Store) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/HowItWorks.md", line: 16)
// 1: three definitions.
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Singleton(Catalogue.init(store:))
    Value(Path(text: "shop.db"))
}
// 2: the check, which builds nothing. A container runs the same one.
let graph = try Graph(shop)
let container = try Container(shop)
// 3 and 4: the store, then the catalogue.
let catalogue = try container.get(Catalogue.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/HowItWorks.md", line: 28)
expect(graph.definitions.count == 3)
#sourceLocation()
_ = shop
_ = graph
_ = container
_ = catalogue
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/HowItWorks.md", "Overview", `Overview`),
]
}
