// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/handle-can-fail.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum HandleCanFailSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Reader { init() throws {} }
let shop = Module("Shop") {
    Prototype(Reader.init)
}
let container = try Container(shop)
let reader = try container.handle(for: Reader.self)
#sourceLocation()
_ = shop
_ = container
_ = reader
}, saying: #"""
Shop/Shop.swift:3:14: error: [handle-can-fail] a handle on `Reader` could fail: `Reader` may throw
  requested: Shop/Shop.swift:6
  help:      resolve it with `try container.get(...)`; a handle is for singletons and for what never throws
  docs:      Troubleshooting#handle-can-fail
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/handle-can-fail.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/handle-can-fail.md", "Overview", `Overview`),
]
}
