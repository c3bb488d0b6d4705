// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum QuerySamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 6)
protocol Account: Sendable { var owner: String { get } }
struct Amex: Account { let owner: String }
struct Connection: Sendable { let url: String; let retries: Int }
struct Garage: Sendable { let accounts: [any Account] }
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 31)
struct Receipt: Sendable { let total: Int; let account: any Account }
#sourceLocation()

@Sendable static func `In a declaration and in a call`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 12)
let shop = Module("Shop") {
    Singleton(
        Connection.init(url:retries:), .named("url"), .value(5))
    Value("db.example.org").named("url")
    Value(Amex(owner: "Ann")).named("ann").tagged("gold")
    Value(Amex(owner: "Ben")).named("ben")
    Singleton(
        Garage.init(accounts:), .list(.named("ben"), .named("ann")))
}
let container = Container(orExit: shop)
let gold = try container.get((any Account).self, .tagged("gold"))
let owners = try container.get(Garage.self).accounts.map(\.owner)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 26)
expect(gold.owner == "Ann" && owners == ["Ben", "Ann"])
expect(try container.get(Connection.self).retries == 5)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 36)
let till = Module("Till") {
    Prototype(Receipt.init(total:account:), .argument, .auto)
    Value(Amex(owner: "Ann"))
}
let tills = Container(orExit: till)
let receipts = try tills.provider(of: Receipt.self, taking: Int.self)
let receipt = try receipts(1_250)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", line: 44)
expect(receipt.total == 1_250 && receipt.account.owner == "Ann")
#sourceLocation()
_ = shop
_ = container
_ = gold
_ = owners
_ = till
_ = tills
_ = receipts
_ = receipt
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Query.md", "In a declaration and in a call", `In a declaration and in a call`),
]
}
