// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Prototype.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum PrototypeSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Prototype.md", line: 6)
final class Catalogue: Sendable {}
final class Discounts: Sendable {}
final class Cart {
    var discounts: Discounts?
    init(catalogue: Catalogue) {}
}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Prototype.md", line: 14)
let shop = Module("Shop") {
    Prototype(Cart.init(catalogue:)).inject(\.discounts)
    Singleton { Catalogue() }
    Singleton { Discounts() }
}
let container = Container(orExit: shop)
let mine = try container.get(Cart.self)
let yours = try container.get(Cart.self)
print(mine === yours)
// false
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Prototype.md", line: 25)
expect(mine !== yours && mine.discounts === yours.discounts)
#sourceLocation()
_ = shop
_ = container
_ = mine
_ = yours
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Prototype.md", "In a module", `In a module`),
]
}
