// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/construction-failed.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ConstructionFailedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/construction-failed.md", line: 6)
struct NotThere: Error {}
#sourceLocation()

@Sendable static func `Overview`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
final class Reader: Sendable { init() throws { throw NotThere() } }
final class Library: Sendable { init(reader: Reader) {} }
let shop = Module("Shop") {
    Singleton(Reader.init)
    Singleton(Library.init(reader:))
}
let container = try Container(shop)
let library = try container.get(Library.self)
#sourceLocation()
_ = shop
_ = container
_ = library
}, saying: #"""
Shop/Shop.swift:4:14: error: [construction-failed] building `Reader` failed: NotThere()
  path:      Library -> Reader
  requested: Shop/Shop.swift:8
  docs:      Troubleshooting#construction-failed
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/construction-failed.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/construction-failed.md", "Overview", `Overview`),
]
}
