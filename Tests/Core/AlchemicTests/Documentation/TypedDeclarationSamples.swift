// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/TypedDeclaration.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TypedDeclarationSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/TypedDeclaration.md", line: 6)
protocol Store: Sendable {}
final class SQLStore: Store {}
#sourceLocation()

@Sendable static func `One modifier after another`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/TypedDeclaration.md", line: 10)
let shop = Module("Shop") {
    Singleton { SQLStore() }
        .as((any Store).self)
        .named("main")
        .tagged("database")
        .eager()
}
let container = Container(orExit: shop)
let store = try container.get((any Store).self, .named("main"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/TypedDeclaration.md", line: 20)
expect(store is SQLStore)
#sourceLocation()
_ = shop
_ = container
_ = store
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/TypedDeclaration.md", "One modifier after another", `One modifier after another`),
]
}
