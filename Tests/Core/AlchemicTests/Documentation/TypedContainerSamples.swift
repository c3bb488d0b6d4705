// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/typed-container.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TypedContainerSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/typed-container.md", line: 6)
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
// What the initializer of the class does first.
try container.checkModules("ShopContainer", fingerprint: 5)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [typed-container] `ShopContainer` was written for other modules than those of the container
  help: create the container from the modules of the check; override in a child, or with `withOverrides`
  docs: Troubleshooting#typed-container
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/typed-container.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/typed-container.md", "Overview", `Overview`),
]
}
