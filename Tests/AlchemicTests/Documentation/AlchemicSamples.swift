// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Alchemic.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AlchemicSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Alchemic.md", line: 12)
struct Path: Sendable { let text: String }
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class Catalogue: Sendable { init(store: any Store) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Alchemic.md", line: 18)
let shop = Module("Shop") {                                 // declare
    Singleton(SQLStore.init(path:)).as((any Store).self)
    Singleton(Catalogue.init(store:))
    Value(Path(text: "shop.db"))
}
let container = Container(orExit: shop)                     // check
try await container.start()                                 // build what is eager
let catalogue = try container.get(Catalogue.self)           // use
#sourceLocation()
_ = shop
_ = container
_ = catalogue
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Alchemic.md", "Overview", `Overview`),
]
}
