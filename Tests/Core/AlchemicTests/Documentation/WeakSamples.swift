// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Weak.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum WeakSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Weak.md", line: 6)
final class Thumbnails: Sendable {}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Weak.md", line: 9)
let gallery = Module("Gallery") {
    Weak { Thumbnails() }
}
let container = Container(orExit: gallery)
var first: Thumbnails? = try container.get(Thumbnails.self)
let same = try container.get(Thumbnails.self) === first
// The container alone does not keep it.
first = nil
let isBuilt = try container.isBuilt(Thumbnails.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Weak.md", line: 19)
expect(same && !isBuilt)
#sourceLocation()
_ = gallery
_ = container
_ = first
_ = same
_ = isBuilt
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Weak.md", "In a module", `In a module`),
]
}
