// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Resolving.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ResolvingSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 7)
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
static let container = Container(orExit: shop)
#sourceLocation()

@Sendable static func `Which one wins`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 75)
protocol Handler: Sendable { var name: String { get } }
struct Covers: Handler { let name = "covers" }
struct Titles: Handler { let name = "titles" }
struct All: Handler {
    let name = "all"
    let parts: [any Handler]
}

let handlers = Module("Handlers") {
    Singleton { Covers() }
    Singleton { Titles() }
    Singleton { (parts: [any Handler]) in All(parts: parts) }.primary()
}
let handler = try Container(handlers).get((any Handler).self)    // the composite, with the other two
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 90)
expect((handler as? All)?.parts.map(\.name) == ["covers", "titles"])
#sourceLocation()
_ = handlers
_ = handler
}

@Sendable static func `Get one`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 95)
let account = try container.get((any Account).self)                    // by type or protocol: here, the primary
let cheap = try container.get((any Account).self, .tagged("cheap"))    // by a query
let visa = try container.get(VisaAccount.self, .named("visa"))
let cache: Cache = try container.get()                                 // the type may come from where it goes
let coupon = try container.getIfDeclared(Coupon.self)                  // nil: there is none
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 101)
expect(account.owner == "Ann" && cheap.owner == "Ben" && coupon == nil)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 108)
let rates = try await container.get(async: Rates.self)
let dashboard = try await container.get(async: Dashboard.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 115)
@MainActor func show() throws {
    let dashboard = try container.get(main: Dashboard.self)
    _ = dashboard
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 120)
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 125)
let accounts = try container.all(of: (any Account).self)
let byName = try container.get([String: any Account].self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 128)
expect(accounts.map(\.owner) == ["Ann", "Ben"] && byName.keys.sorted() == ["amex", "visa"])
#sourceLocation()
_ = accounts
_ = byName
}

@Sendable static func `Resolve often`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 138)
let limit = try container.with(Cache.self) { $0.limit }     // lends it: no reference is counted
let price = try container.handle(for: Price.self)           // looked up and proved once …
print(price().cents)                                        // … and called without `try`
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 142)
expect(limit == 500)
#sourceLocation()
_ = limit
_ = price
}

@Sendable static func `Provide an object`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 156)
try container.set(Session(user: "Ann"))
let session = try container.get(Session.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 159)
expect(session.user == "Ann")
#sourceLocation()
_ = session
}

@Sendable static func `Give arguments`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 171)
final class Invoice {
    let number: Int
    let account: any Account
    init(number: Int, account: any Account) { self.number = number; self.account = account }
}
final class Office: Sendable {
    let invoices: Provider<Invoice, Int>
    init(invoices: Provider<Invoice, Int>) { self.invoices = invoices }
    func bill(_ number: Int) throws -> Invoice { try invoices(number) }
}

let billing = Module("Billing") {
    Prototype(Invoice.init(number:account:), .argument, .auto)    // the number from the caller, the account from the graph
    Singleton(Office.init(invoices:))
    Singleton { AmexAccount() }
}
let container = Container(orExit: billing)
let invoice = try container.get(Office.self).bill(7)

// Without a consumer:
let invoices = try container.provider(of: Invoice.self, taking: Int.self)
let next = try invoices(8)

// In a test of `Office`, by hand:
let office = Office(invoices: Provider { number in Invoice(number: number, account: VisaAccount()) })
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 198)
expect(invoice.number == 7 && invoice.account.owner == "Ann")
expect(next.number == 8 && next.account as AnyObject === invoice.account as AnyObject)
expect(try office.bill(9).number == 9 && office.bill(9).account.owner == "Ben")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 209)
@MainActor final class InvoiceModel {
    let number: Int
    let account: any Account
    init(number: Int, account: any Account) { self.number = number; self.account = account }
}
struct Converted: Sendable { let cents: Int }

let billing = Module("Billing") {
    Prototype(InvoiceModel.init(number:account:), .argument, .auto)
    Prototype({ (cents: Int, rates: Rates) async in Converted(cents: cents * 2) }, .argument, .auto)
    Singleton(Rates.init)
    Singleton { AmexAccount() }
}
let container = Container(orExit: billing)
let models = try container.provider(of: InvoiceModel.self, taking: Int.self)
let number = try await MainActor.run { try models.getMain(7).number }
let conversions = try container.get(AsyncProvider<Converted, Int>.self)
let converted = try await conversions(100)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 228)
expect(number == 7 && converted.cents == 200)
#sourceLocation()
_ = billing
_ = container
_ = models
_ = number
_ = conversions
_ = converted
}
_ = billing
_ = container
_ = invoice
_ = invoices
_ = next
_ = office
}

@Sendable static func `Build with arguments of your own`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 237)
let receipt = try container.invoke(Receipt.self, with: 1_250, "Thank you")
let bare = try container.invoke(Receipt.self, with: 1_250)     // what is left out is nil
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 240)
expect(receipt.total == 1250 && receipt.note == "Thank you" && bare.note == nil)
#sourceLocation()
_ = receipt
_ = bare
}

@Sendable static func `Inject into an object created elsewhere`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 250)
let sheet = Sheet()
try container.inject(into: sheet)         // by what is declared for its class and superclasses
let other = Sheet()
try container.inject(byNameInto: other)   // only points that are unset and whose name is a name in the container
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Resolving.md", line: 255)
expect(sheet.cache != nil && sheet.motto == "Yours" && other.motto == "Yours" && other.cache == nil)
#sourceLocation()
_ = sheet
_ = other
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Which one wins", `Which one wins`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Get one", `Get one`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Get many", `Get many`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Resolve often", `Resolve often`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Provide an object", `Provide an object`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Give arguments", `Give arguments`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Build with arguments of your own", `Build with arguments of your own`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Resolving.md", "Inject into an object created elsewhere", `Inject into an object created elsewhere`),
]
}
