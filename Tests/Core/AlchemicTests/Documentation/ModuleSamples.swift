// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/Module.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ModuleSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Module.md", line: 6)
final class AmexAccount: Sendable {}
final class Till: Sendable { let number: Int; init(number: Int) { self.number = number } }
#sourceLocation()

@Sendable static func `Modules of modules`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Module.md", line: 10)
let accounts = Module("Accounts") {
    Singleton { AmexAccount() }
}
let shop = Module("Shop") {
    accounts
    for number in 1...3 {
        Singleton { Till(number: number) }.tagged("till")
    }
}
let tills = try Container(shop).all(of: Till.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/Module.md", line: 21)
expect(tills.map(\.number) == [1, 2, 3])
#sourceLocation()
_ = accounts
_ = shop
_ = tills
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/Module.md", "Modules of modules", `Modules of modules`),
]
}
