// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/too-deep.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TooDeepSamples {

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Link { init(next: Link?) {} }
let shop = Module("Shop") {
    for number in 1...20_000 {
        Prototype(Link.init(next:), .named("\(number - 1)")).named("\(number)")
    }
    Prototype { Link(next: nil) }.named("0")
}
let container = try Container(shop)
let link = try container.get(Link.self, .named("20000"))
#sourceLocation()
_ = shop
_ = container
_ = link
}, saying: nil, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/too-deep.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/too-deep.md", "Overview", `Overview`),
]
}
