// swift-format-ignore-file
// Made from Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicMain
import StatementSupport

enum FindingTypesSamples {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 11)
final class Audit: Sendable { init(name: String) {} }
protocol Store: Sendable {}
struct Transaction: Sendable { let amount: Int }
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 17)


final class SQLStore: Store, SelfDeclaring {
    init(path: String) {}

    static var declaration: [ModuleElement] {
        Singleton(SQLStore.init(path:), .value("shop.db")).as((any Store).self)
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 59)
final class Transactions: Sendable, SelfDeclaring {
    func makeTransaction(amount: Int) -> Transaction { Transaction(amount: amount) }
    static func makeAudit() -> Audit { Audit(name: "books") }

    static var declaration: [ModuleElement] {
        Singleton(Transactions.init).lazy()
        Prototype(of: Transactions.self, Transactions.makeTransaction(amount:), .value(5)).named("five")
        Prototype(of: Transactions.self, Transactions.makeTransaction(amount:), .value(9)).named("nine")
        Singleton(Transactions.makeAudit).lazy()
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 84)
@MainActor final class Window: SelfDeclaring {
    var audit: Audit?
    init(store: any Store) {}

    nonisolated static var declaration: [ModuleElement] {
        Singleton(Window.init(store:)).inject("audit") { $0.audit = $1 }
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 33)
let container = try Container(Module("Shop") { SelfDeclared(SQLStore.self) })
let store = try container.get((any Store).self)
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 36)
expect(store is SQLStore)
#sourceLocation()
_ = container
_ = store
}

@Sendable static func `Methods that build objects`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", line: 73)
let container = try Container(Module("Shop") { SelfDeclared(Transactions.self) })
expect(try container.get(Transaction.self, .named("five")).amount == 5)
#sourceLocation()
_ = container
}

static let all: [Sample] = [
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", "Overview", `Overview`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/FindingTypes.md", "Methods that build objects", `Methods that build objects`),
]
}
