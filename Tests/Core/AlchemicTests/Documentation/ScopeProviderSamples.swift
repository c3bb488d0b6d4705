// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/ScopeProvider.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopeProviderSamples {

@Sendable static func `Use what belongs to a scope`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/ScopeProvider.md", line: 6)
let request: Scope = "request"
final class Basket: Sendable {}
final class Checkout: Sendable {
    let baskets: ScopeProvider<Basket>
    init(baskets: ScopeProvider<Basket>) {
        self.baskets = baskets
    }
}

let shop = Module("Shop") {
    Scoped(request) { Basket() }
    Singleton(Checkout.init(baskets:))
}
let container = Container(orExit: shop)
let checkout = try container.get(Checkout.self)
let visit = try container.scope(request)
let basket = try checkout.baskets.get(in: visit)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/ScopeProvider.md", line: 24)
expect(try visit.get(Basket.self) === basket)
#sourceLocation()
_ = request
_ = shop
_ = container
_ = checkout
_ = visit
_ = basket
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/ScopeProvider.md", "Use what belongs to a scope", `Use what belongs to a scope`),
]
}
