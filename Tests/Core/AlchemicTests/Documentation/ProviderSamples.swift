// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ProviderSamples {

@Sendable static func `Build several over time`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 6)
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 24)
expect(tickets.count == 2 && !container.isEnded)
_ = try other.serve()
#sourceLocation()
_ = shop
_ = container
_ = desk
_ = tickets
_ = other
}

@Sendable static func `Give arguments`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 33)
struct Ticket: Sendable { let seat: Int; let hall: Hall }
struct Hall: Sendable { let name: String }
final class Desk: Sendable {
    let tickets: Provider<Ticket, Int>
    init(tickets: Provider<Ticket, Int>) { self.tickets = tickets }
    func sell(_ seat: Int) throws -> Ticket { try tickets(seat) }
}

let theater = Module("Theater") {
    Prototype(Ticket.init(seat:hall:), .argument, .auto)
    Singleton(Desk.init(tickets:))
    Value(Hall(name: "Main"))
}
let container = Container(orExit: theater)
let ticket = try container.get(Desk.self).sell(12)
let other = Desk(tickets: Provider { seat in Ticket(seat: seat, hall: Hall(name: "Small")) })
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", line: 51)
expect(ticket.seat == 12 && ticket.hall.name == "Main")
expect(try other.sell(3).seat == 3)
#sourceLocation()
_ = theater
_ = container
_ = ticket
_ = other
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", "Build several over time", `Build several over time`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Provider.md", "Give arguments", `Give arguments`),
]
}
