// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopeSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md", line: 6)
struct User: Sendable { let name: String }
final class Visit: Sendable { let user: User; init(user: User) { self.user = user } }
#sourceLocation()

@Sendable static func `Declare a scope and open it`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md", line: 17)
let shop = Module("Shop") {
    External(User.self, in: .session)
    Scoped(.session, Visit.init(user:))
}
let container = Container(orExit: shop)
let ben = User(name: "Ben")
let session = try container.scope(.session, with: ben)
let visit = try session.get(Visit.self)
try await session.stop()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md", line: 27)
expect(visit.user.name == "Ben" && session.isEnded)
#sourceLocation()
_ = shop
_ = container
_ = ben
_ = session
_ = visit
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md", "Declare a scope and open it", `Declare a scope and open it`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Scope.md", line: 11)
fileprivate extension Scope {
    static let session: Scope = "session"
}
#sourceLocation()
