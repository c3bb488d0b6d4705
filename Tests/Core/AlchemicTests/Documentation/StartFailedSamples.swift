// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/start-failed.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum StartFailedSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Listener: Sendable, Startable {
    struct PortTaken: Error {}
    func start() async throws { throw PortTaken() }
}
let shop = Module("Shop") {
    Singleton { Listener() }.eager()
}
let container = try Container(shop)
try await container.start()
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
Shop/Shop.swift:6:15: error: [start-failed] starting `Listener` failed: PortTaken()
  docs: Troubleshooting#start-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/start-failed.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/start-failed.md", "Overview", `Overview`),
]
}
