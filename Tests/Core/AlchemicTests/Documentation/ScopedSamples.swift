// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopedSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md", line: 6)
struct User: Sendable { let name: String }
final class Visit: Sendable {
    let user: User
    init(user: User) { self.user = user }
}
#sourceLocation()

@Sendable static func `In a module`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md", line: 20)
let shop = Module("Shop") {
    External(User.self, in: .request)
    Scoped(.request, Visit.init(user:))
}
let container = Container(orExit: shop)

let ann = User(name: "Ann")
let name = try await container.scope(.request, with: ann) {
    try $0.get(Visit.self).user.name
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md", line: 31)
expect(name == "Ann")
#sourceLocation()
_ = shop
_ = container
_ = ann
_ = name
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md", "In a module", `In a module`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scoped.md", line: 14)
fileprivate extension Scope {
    static let request: Scope = "request"
}
#sourceLocation()
