// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/shared-site.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SharedSiteSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
struct Label: Sendable {
    let text: String
}
let shop = Module("Shop") {
    Singleton { (site: InjectionSite) in Label(text: site.consumer.map { "\($0)" } ?? "shop") }
}
_ = try Container(shop)
#sourceLocation()
_ = shop
}, saying: #"""
Shop/Shop.swift:5:15: error: [shared-site] `Label` is shared, so it cannot take an `InjectionSite`
  path: Label -> InjectionSite
  help: declare it a `Prototype`, or remove the `InjectionSite`
  docs: Troubleshooting#shared-site
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/shared-site.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/shared-site.md", "Overview", `Overview`),
]
}
