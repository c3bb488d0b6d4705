// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/not-started.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicMain
import StatementSupport

enum NotStartedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-started.md", line: 6)
protocol Account: Sendable {}
final class AmexAccount: Account {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)


let main = MainContainer(Module("Shop") { Singleton { AmexAccount() } })
let account = try main.get(AmexAccount.self)
#sourceLocation()
_ = main
_ = account
}, saying: #"""
Shop/Shop.swift:4: error: [not-started] the main container has not been started
  help: resolve it in `Container.main.whenStarted { ... }`, or await: `try await Container.main.get(async: ...)`
  docs: Troubleshooting#not-started
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-started.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/not-started.md", "Overview", `Overview`),
]
}
