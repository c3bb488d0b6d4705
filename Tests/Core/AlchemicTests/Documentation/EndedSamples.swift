// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/ended.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum EndedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/ended.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }
}
let container = try Container(shop)
try await container.stop()
let account = try container.get(AmexAccount.self)
#sourceLocation()
_ = shop
_ = container
_ = account
}, saying: #"""
Shop/Shop.swift:6: error: [ended] the container has ended
  help: resolve it before `stop()`, or create another one
  docs: Troubleshooting#ended
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/ended.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Prototype { AmexAccount() }
}
let accounts = try Container(shop).get(Provider<AmexAccount>.self)      // nothing keeps the container
let account = try accounts()
#sourceLocation()
_ = shop
_ = accounts
_ = account
}, saying: #"""
error: [ended] the container is gone: nothing keeps it
  help: keep it as long as what comes from it is used, in a constant or a property: `let container = try Container(...)`
  docs: Troubleshooting#ended
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/ended.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/ended.md", "Overview", `Overview`),
]
}
