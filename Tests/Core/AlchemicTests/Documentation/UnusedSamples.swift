// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/unused.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum UnusedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/unused.md", line: 6)
protocol Store: Sendable {}
final class MemoryStore: Store {}
protocol Account: Sendable {}
final class AmexAccount: Account {}
final class Wallet: Sendable { init(account: any Account) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton(Wallet.init(account:))
    Singleton { AmexAccount() }
    Singleton { MemoryStore() }
}
let graph = try Graph(shop, roots: [Wallet.self])
throw GraphError(graph.warnings)
#sourceLocation()
}, saying: #"""
Shop/Shop.swift:4:15: warning: [unused] nothing uses `MemoryStore`
  roots: `Wallet`
  help:  remove it, add `.eager()`, or add its consumer to the roots
  docs:  Troubleshooting#unused
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/unused.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/unused.md", "Overview", `Overview`),
]
}
