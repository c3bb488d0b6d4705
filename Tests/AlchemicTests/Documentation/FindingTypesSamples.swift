// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/FindingTypes.md by `swift run --package-path Tools samples`; change it there.

import AlchemicMain
import StatementSupport

enum FindingTypesSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 11)
final class Audit: Sendable { init(name: String) {} }
protocol Store: Sendable {}
struct Transaction: Sendable { let amount: Int }
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 17)
final class SQLStore: Store, SelfDeclaring {
    init(path: String) {}

    static func declare(_ declaration: inout Declaration<SQLStore>) {
        declaration.singleton(SQLStore.init(path:), .value("shop.db")).as((any Store).self)
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 67)
final class Transactions: SelfDeclaring, DefaultInitialisable {
    func makeTransaction(amount: Int) -> Transaction { Transaction(amount: amount) }
    static func makeAudit() -> Audit { Audit(name: "books") }

    static func declare(_ declaration: inout Declaration<Transactions>) {
        declaration.method(Transactions.makeTransaction(amount:), lifetime: .prototype, .value(5)).named("five")
        declaration.method(Transactions.makeTransaction(amount:), lifetime: .prototype, .value(9)).named("nine")
        declaration.method(static: Transactions.makeAudit).lazy()
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 92)
@MainActor final class Window: SelfDeclaring {
    var audit: Audit?
    init(store: any Store) {}

    nonisolated static func declare(_ declaration: inout Declaration<Window>) {
        declaration.singleton(Window.init(store:))
        declaration.inject("audit") { $0.audit = $1 }
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 32)
let container = try Container(Module("Shop") { SelfDeclared(SQLStore.self) })
let store = try container.get((any Store).self)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 35)
expect(store is SQLStore)
#sourceLocation()
_ = container
_ = store
}

@Sendable static func `Methods that make objects`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 80)
let container = try Container(Module("Shop") { SelfDeclared(Transactions.self) })
let five = try container.get(Transaction.self, .named("five"))
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/FindingTypes.md", line: 83)
expect(five.amount == 5)
#sourceLocation()
_ = container
_ = five
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/FindingTypes.md", "Overview", `Overview`),
    Sample("Sources/Alchemic/Alchemic.docc/FindingTypes.md", "Methods that make objects", `Methods that make objects`),
]
}
