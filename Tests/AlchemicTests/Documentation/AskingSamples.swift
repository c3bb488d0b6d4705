// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Asking.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AskingSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 6)
protocol Account: Sendable { var owner: String { get } }
final class AmexAccount: Account { let owner = "Ann" }
final class VisaAccount: Account { let owner = "Ben" }
final class Cache: Sendable { let limit = 500 }
final class Coupon: Sendable {}
final class Rates: Sendable { init() async throws {} }
final class Session: Sendable { let user: String; init(user: String) { self.user = user } }
final class Receipt {
    let total: Int
    let note: String?
    init(total: Int, note: String?) { self.total = total; self.note = note }
}
final class Sheet {
    var cache: Cache?
    var motto: String?
}
    @MainActor final class Dashboard { init() {} }
    @MainActor final class Button { init() {} }
struct Price: Sendable { let cents: Int }
static let shop = Module("Shop") {
    Singleton { AmexAccount() }.named("amex").primary()
    Singleton { VisaAccount() }.named("visa").tagged("cheap")
    Singleton { Cache() }
    Singleton(Rates.init)
    Singleton(Dashboard.init)
    External(Session.self)
    Prototype(Receipt.init(total:note:), .value(0), .value(nil))
    Prototype { Sheet() }.inject(\.cache).inject(\.motto, .named("motto"))
    Value("Yours").named("motto")
    Prototype { Price(cents: 100) }
}
static let container: Container = {
    do { return try Container(shop) } catch { fatalError("\(error)") }
}()
#sourceLocation()

@Sendable static func `Get one`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 66)
let account = try container.get((any Account).self)                    // by type or protocol: here, the primary
let cheap = try container.get((any Account).self, .tagged("cheap"))    // by a query
let visa = try container.get(VisaAccount.self, .named("visa"))
let cache: Cache = try container.get()                                 // the type may come from where it goes
let coupon = try container.getIfDeclared(Coupon.self)                  // nil: there is none
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 72)
expect(account.owner == "Ann" && cheap.owner == "Ben" && coupon == nil)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 81)
let rates = try await container.get(async: Rates.self)
let dashboard = try await container.get(async: Dashboard.self)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 88)
@MainActor func show() throws {
    let dashboard = try container.get(main: Dashboard.self)
    _ = dashboard
}
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 93)
try await show()
#sourceLocation()
_ = account
_ = cheap
_ = visa
_ = cache
_ = coupon
_ = rates
_ = dashboard
}

@Sendable static func `Get many`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 98)
let accounts = try container.all(of: (any Account).self)
let byName = try container.get([String: any Account].self)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 101)
expect(accounts.map(\.owner) == ["Ann", "Ben"] && byName.keys.sorted() == ["amex", "visa"])
#sourceLocation()
_ = accounts
_ = byName
}

@Sendable static func `Ask often`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 111)
let limit = try container.with(Cache.self) { $0.limit }     // lends it: no reference is counted
let price = try container.handle(for: Price.self)           // looked up and proved once …
print(price().cents)                                        // … and asked without `try`
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 115)
expect(limit == 500)
#sourceLocation()
_ = limit
_ = price
}

@Sendable static func `Hand something over`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 132)
try container.set(Session(user: "Ann"))
let session = try container.get(Session.self)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 135)
expect(session.user == "Ann")
#sourceLocation()
_ = session
}

@Sendable static func `Make something with arguments of your own`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 143)
let receipt = try container.invoke(Receipt.self, with: 1_250, "Thank you")
let bare = try container.invoke(Receipt.self, with: 1_250)     // what is left out is nil
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 146)
expect(receipt.total == 1250 && receipt.note == "Thank you" && bare.note == nil)
#sourceLocation()
_ = receipt
_ = bare
}

@Sendable static func `Fill something made elsewhere`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 157)
let sheet = Sheet()
try container.inject(into: sheet)         // by what is declared for its class and superclasses
let other = Sheet()
try container.inject(byNameInto: other)   // only points that are unset and whose name is a name in the container
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Asking.md", line: 162)
expect(sheet.cache != nil && sheet.motto == "Yours" && other.motto == "Yours" && other.cache == nil)
#sourceLocation()
_ = sheet
_ = other
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Get one", `Get one`),
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Get many", `Get many`),
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Ask often", `Ask often`),
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Hand something over", `Hand something over`),
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Make something with arguments of your own", `Make something with arguments of your own`),
    Sample("Sources/Alchemic/Alchemic.docc/Asking.md", "Fill something made elsewhere", `Fill something made elsewhere`),
]
}
