// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/main-actor-only.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum MainActorOnlySamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Panel {}
final class Window { init(panel: Panel) {} }
let shop = Module("Shop") {
    Singleton({ @MainActor in Panel() })
    Prototype(Window.init(panel:))
}
let container = try Container(shop)
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:5:14: error: [main-actor-only] `Window` takes `Panel`, which is not `Sendable` and stays on the main actor
  path:       Window -> Panel
  main actor: `Panel` (Shop/Shop.swift:4:14)
  help:       build `Window` on the main actor too, or make `Panel` `Sendable`
  docs:       Troubleshooting#main-actor-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/main-actor-only.md")
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
@MainActor final class Dashboard { init() {} }
let shop = Module("Shop") {
    Singleton(Dashboard.init)
}
let container = try Container(shop)
let dashboard = try container.get(Dashboard.self)
#sourceLocation()
_ = shop
_ = container
_ = dashboard
}, saying: #"""
Shop/Shop.swift:3:14: error: [main-actor-only] `Dashboard` is built on the main actor
  requested: Shop/Shop.swift:6
  help:      resolve it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`
  docs:      Troubleshooting#main-actor-only
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/main-actor-only.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/main-actor-only.md", "Overview", `Overview`),
]
}
