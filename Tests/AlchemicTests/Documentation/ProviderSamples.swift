// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Symbols/Provider.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ProviderSamples {

@Sendable static func `Build several over time`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 6)
struct Ticket: Sendable {}
final class Desk: Sendable {
    let tickets: Provider<Ticket>
    init(tickets: Provider<Ticket>) { self.tickets = tickets }
    func serve() throws -> Ticket { try tickets.get() }
}

let shop = Module("Shop") {
    Prototype { Ticket() }
    Singleton(Desk.init(tickets:))
}
let container = Container(orExit: shop)
let desk = try container.get(Desk.self)
let tickets = try [desk.serve(), desk.serve()]
// By hand, as in a test of `Desk`:
let other = Desk(tickets: Provider { Ticket() })
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 24)
expect(tickets.count == 2 && !container.isEnded)
_ = try other.serve()
#sourceLocation()
_ = shop
_ = container
_ = desk
_ = tickets
_ = other
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Symbols/Provider.md", "Build several over time", `Build several over time`),
]
}
