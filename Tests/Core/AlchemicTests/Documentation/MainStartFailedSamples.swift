// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/main-start-failed.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicMain
import StatementSupport

enum MainStartFailedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/main-start-failed.md", line: 6)

protocol Store: Sendable {}
final class Catalogue: Sendable { init(store: any Store) {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let main = MainContainer(Module("Shop") { Singleton(Catalogue.init(store:)) })
try? await main.start()
let catalogue = try main.get(Catalogue.self)
#sourceLocation()
_ = main
_ = catalogue
}, saying: #"""
Shop/Shop.swift:3: error: [main-start-failed] the main container could not be started: Shop/Shop.swift:1:52: error: [missing-binding] nothing provides `any Store` for parameter 1 of `Catalogue`
  help: fix the cause; `try await Container.main.start()` tries again and throws the whole error
  docs: Troubleshooting#main-start-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/main-start-failed.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/main-start-failed.md", "Overview", `Overview`),
]
}
