// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/External.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ExternalSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/External.md", line: 6)
struct Session: Sendable { let user: String }
final class Basket: Sendable {
    let owner: String
    init(session: Session) { owner = session.user }
}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/External.md", line: 13)
let shop = Module("Shop") {
    External(Session.self)
    Singleton(Basket.init(session:))
}
let container = Container(orExit: shop)
try container.set(Session(user: "Ann"))
let basket = try container.get(Basket.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/External.md", line: 21)
expect(basket.owner == "Ann")
#sourceLocation()
_ = shop
_ = container
_ = basket
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/External.md", "In a module", `In a module`),
]
}
