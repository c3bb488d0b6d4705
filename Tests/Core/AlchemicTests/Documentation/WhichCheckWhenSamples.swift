// swift-format-ignore-file
// Made from Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/WhichCheckWhen.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport
import Testing

enum WhichCheckWhenSamples {
#sourceLocation(file: "Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/WhichCheckWhen.md", line: 10)
final class Clock: Sendable {}
static let shop = Module("Shop") { Singleton { Clock() } }
#sourceLocation()
#sourceLocation(file: "Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/WhichCheckWhen.md", line: 15)


struct WiringTests {
    @Test func theGraphIsValid() throws {
        _ = try Graph(shop)
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/WhichCheckWhen.md", line: 23)
try WiringTests().theGraphIsValid()
#sourceLocation()
}

static let all: [Sample] = [
    Sample("Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/WhichCheckWhen.md", "Overview", `Overview`),
]
}
