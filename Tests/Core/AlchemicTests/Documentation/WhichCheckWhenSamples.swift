// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/WhichCheckWhen.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport
import Testing

enum WhichCheckWhenSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/WhichCheckWhen.md", line: 14)
final class Clock: Sendable {}
static let shop = Module("Shop") { Singleton { Clock() } }
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/WhichCheckWhen.md", line: 19)


struct WiringTests {
    @Test func shopIsWiredCorrectly() throws {
        _ = try Graph(shop)
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/WhichCheckWhen.md", line: 27)
try WiringTests().shopIsWiredCorrectly()
#sourceLocation()
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/WhichCheckWhen.md", "Overview", `Overview`),
]
}
