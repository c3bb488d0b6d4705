// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Lazy.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum LazySamples {

@Sendable static func `Close a cycle`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Lazy.md", line: 6)
final class Chicken: Sendable {
    let egg: Lazy<Egg>
    init(egg: Lazy<Egg>) { self.egg = egg }
}
final class Egg: Sendable {
    let layer: Chicken
    init(layer: Chicken) { self.layer = layer }
}

let farm = Module("Farm") {
    Singleton(Chicken.init(egg:))
    Singleton(Egg.init(layer:))
}
let container = Container(orExit: farm)
let chicken = try container.get(Chicken.self)
// Built here, at the first call.
let egg = try chicken.egg.get()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Lazy.md", line: 24)
expect(egg.layer === chicken && !container.isEnded)
#sourceLocation()
_ = farm
_ = container
_ = chicken
_ = egg
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Lazy.md", "Close a cycle", `Close a cycle`),
]
}
