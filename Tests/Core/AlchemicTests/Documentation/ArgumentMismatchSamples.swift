// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/argument-mismatch.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ArgumentMismatchSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/argument-mismatch.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Invoice { init(number: Int, account: any Account) {} }
final class Office: Sendable { init(invoice: Invoice) {} }
let shop = Module("Shop") {
    Prototype(Invoice.init(number:account:), .argument, .auto)
    Singleton(Office.init(invoice:))
    Singleton { AmexAccount() }
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [argument-mismatch] `Invoice` takes `Int` from its caller, but parameter 1 of `Office` gives none
  path:  Office -> Invoice
  found: `Invoice` (Shop/Shop.swift:4:14)
  help:  take a `Provider<Invoice, Int>`, or an `AsyncProvider`, and call it with them
  docs:  Troubleshooting#argument-mismatch
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/argument-mismatch.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/argument-mismatch.md", "Overview", `Overview`),
]
}
