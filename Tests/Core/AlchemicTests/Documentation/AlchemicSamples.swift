// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Alchemic.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AlchemicSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Alchemic.md", line: 16)
struct Path: Sendable { let text: String }
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class Catalogue: Sendable { init(store: any Store) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Alchemic.md", line: 22)
// Declare.
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Singleton(Catalogue.init(store:)).eager()
    Value(Path(text: "shop.db"))
}
// Check everything.
let container = Container(orExit: shop, roots: [Catalogue.self])
// Build what is eager.
try await container.start()
// Use.
let catalogue = try container.get(Catalogue.self)
#sourceLocation()
_ = shop
_ = container
_ = catalogue
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Alchemic.md", "Overview", `Overview`),
]
}
