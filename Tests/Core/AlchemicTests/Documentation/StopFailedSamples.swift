// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/stop-failed.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum StopFailedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/stop-failed.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
struct NotThere: Error {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Singleton { AmexAccount() }.onStop { _ in throw NotThere() }
}
let container = try Container(shop)
let account = try container.get(AmexAccount.self)
try await container.stop()
#sourceLocation()
_ = shop
_ = container
_ = account
}, saying: #"""
Shop/Shop.swift:2:15: error: [stop-failed] stopping `AmexAccount` failed: NotThere()
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/stop-failed.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/stop-failed.md", "Overview", `Overview`),
]
}
