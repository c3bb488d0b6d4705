// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Value.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ValueSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Value.md", line: 6)
final class Connection: Sendable {
    let url: String
    let retries: Int
    init(url: String, retries: Int) { self.url = url; self.retries = retries }
}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Value.md", line: 13)
let shop = Module("Shop") {
    Singleton(
        Connection.init(url:retries:), .named("database"), .auto)
    Value("db.example.org").named("database")
    Value(5)
}
let connection = try Container(shop).get(Connection.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Value.md", line: 21)
expect(connection.url == "db.example.org" && connection.retries == 5)
#sourceLocation()
_ = shop
_ = connection
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Value.md", "In a module", `In a module`),
]
}
