// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Handle.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum HandleSamples {

@Sendable static func `Prove it once, call it often`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Handle.md", line: 6)
struct Price: Sendable { let cents: Int }

let shop = Module("Shop") {
    Prototype { Price(cents: 100) }
}
let container = Container(orExit: shop)
let price = try container.handle(for: Price.self)
// No `try`: nothing on the way can fail.
let total = price().cents + price().cents
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Handle.md", line: 16)
expect(total == 200)
#sourceLocation()
_ = shop
_ = container
_ = price
_ = total
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Handle.md", "Prove it once, call it often", `Prove it once, call it often`),
]
}
