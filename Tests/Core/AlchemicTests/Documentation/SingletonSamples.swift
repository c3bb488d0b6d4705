// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SingletonSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 6)
struct Path: Sendable { let text: String }
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class Cache: Sendable { let limit: Int; init(limit: Int) { self.limit = limit } }
final class Rates: Sendable { init() async throws {} }
final class Tills: Sendable { func makeTill() -> Till { Till() } }
final class Till: Sendable {}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 41)
final class Thumbnails: Sendable {}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 15)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)
    Singleton(Cache.init(limit:), .named("limit")).eager()
    // `init() async throws`: no label needed
    Singleton(Rates.init)
    Singleton(of: Tills.self, Tills.makeTill)
    Singleton { Tills() }
    Value(Path(text: "shop.db"))
    Value(500).named("limit")
}
let container = Container(orExit: shop)
let cache = try container.get(Cache.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 29)
expect(cache.limit == 500)
expect(try container.get(Cache.self) === cache)
expect(try container.get((any Store).self) is SQLStore)
_ = try container.get(Till.self)
_ = try await container.get(async: Rates.self)
#sourceLocation()
_ = shop
_ = container
_ = cache
}

@Sendable static func `One object while something keeps it`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 43)
let gallery = Module("Gallery") {
    Singleton { Thumbnails() }.weak()
}
let container = Container(orExit: gallery)
var first: Thumbnails? = try container.get(Thumbnails.self)
let same = try container.get(Thumbnails.self) === first
// The container alone does not keep it.
first = nil
let isBuilt = try container.isBuilt(Thumbnails.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", line: 53)
expect(same && !isBuilt)
#sourceLocation()
_ = gallery
_ = container
_ = first
_ = same
_ = isBuilt
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", "In a module", `In a module`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Singleton.md", "One object while something keeps it", `One object while something keeps it`),
]
}
