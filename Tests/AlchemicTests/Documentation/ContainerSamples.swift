// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Symbols/Container.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ContainerSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/Container.md", line: 6)
protocol Account: Sendable { var owner: String { get } }
final class AmexAccount: Account { let owner = "Ann" }
final class Coupon: Sendable {}
final class Rates: Sendable { init() async throws {} }
#sourceLocation()

@Sendable static func `Requests`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/Container.md", line: 12)
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
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/Container.md", line: 25)
expect(account.owner == "Ann" && account as AnyObject === amex && coupon == nil && all.count == 1)
#sourceLocation()
_ = shop
_ = container
_ = account
_ = amex
_ = coupon
_ = rates
_ = all
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Symbols/Container.md", "Requests", `Requests`),
]
}
