// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ContainerSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 6)
protocol Account: Sendable { var owner: String { get } }
final class AmexAccount: Account { let owner = "Ann" }
final class Coupon: Sendable {}
final class Rates: Sendable { init() async throws {} }
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 31)
struct Receipt: Sendable { let total: Int; let account: any Account }
#sourceLocation()

@Sendable static func `Resolve`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 12)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex")
    Singleton(Rates.init)
}
let container = Container(orExit: shop)

let account = try container.get((any Account).self)
let amex = try container.get(AmexAccount.self, .named("amex"))
let coupon = try container.getIfDeclared(Coupon.self)
let rates = try await container.get(async: Rates.self)
let all = try container.all(of: (any Account).self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 25)
expect(account.owner == "Ann" && account as AnyObject === amex && coupon == nil && all.count == 1)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 34)
let till = Module("Till") {
    Prototype(Receipt.init(total:account:), .argument, .auto)
    Singleton { AmexAccount() }
}
let tills = Container(orExit: till)
let receipts = try tills.provider(of: Receipt.self, taking: Int.self)
let receipt = try receipts(1_250)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", line: 42)
expect(receipt.total == 1_250 && receipt.account.owner == "Ann")
#sourceLocation()
_ = shop
_ = container
_ = account
_ = amex
_ = coupon
_ = rates
_ = all
_ = till
_ = tills
_ = receipts
_ = receipt
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Container.md", "Resolve", `Resolve`),
]
}
