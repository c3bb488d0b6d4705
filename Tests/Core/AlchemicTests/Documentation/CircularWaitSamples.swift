// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/circular-wait.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum CircularWaitSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Cache: Sendable {}
let shop = Module("Shop") {
    Singleton { (container: Container) in
        try await container.start()
        return Cache()
    }.eager()
}
let container = try Container(shop)
do { try await container.start() } catch let error as StartError { throw error.failures[0].error }
#sourceLocation()
_ = shop
_ = container
}, saying: #"""
error: [circular-wait] waiting for `start()` would deadlock: it waits for this resolution
  path: Cache -> start()
  help: do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, or start a `Task` without awaiting it
  docs: Troubleshooting#circular-wait
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/circular-wait.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/circular-wait.md", "Overview", `Overview`),
]
}
