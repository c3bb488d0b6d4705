// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Concurrency.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport
import Synchronization

enum ConcurrencySamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 7)
final class Log: Sendable {}
final class Cart {}
struct Entry: Sendable {}
actor Ledger {
    var log: Log?
    func use(_ log: Log) { self.log = log }
}
    @MainActor final class Dashboard {
    var log: Log?
    init() {}
}
final class Panel { init() {} }
final class Rates: Sendable {
    init() async throws {}
}
final class Till: Sendable { init(rates: Rates) {} }
#sourceLocation()

@Sendable static func `Shared objects`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 49)


final class Entries: Sendable {    // guarded by a Mutex
    private let list = Mutex<[Entry]>([])
    func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

let shop = Module("Shop") {
    Singleton { Ledger() }                // an actor
    Singleton { Entries() }
    Singleton({ @MainActor in Panel() })  // on the main actor, and stays there
    Prototype { Cart() }                  // a new one for each resolution
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 63)
_ = try Container(shop).get(Cart.self)
#sourceLocation()
_ = shop
}

@Sendable static func `The main actor`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 74)
let shop = Module("Shop") {
    Singleton(Dashboard.init)
        .inject("log") { $0.log = $1 }    // a closure: a key path to an isolated property is not `Sendable`
    Singleton({ @MainActor in Panel() })
    Singleton { Log() }
}
let container = Container(orExit: shop)
let dashboard = try await container.get(async: Dashboard.self)
try await MainActor.run {
    let panel = try container.get(main: Panel.self)
    print(panel)
}
#sourceLocation()
_ = shop
_ = container
_ = dashboard
}

@Sendable static func `Asynchronous objects`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 102)
let shop = Module("Shop") {
    Singleton(Rates.init)
    Singleton(Till.init(rates:))
}
let container = Container(orExit: shop)
let till = try await container.get(async: Till.self)
#sourceLocation()
_ = shop
_ = container
_ = till
}

@Sendable static func `Lazies and providers`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 133)
final class Chicken: Sendable {
    let egg: Lazy<Egg>
    init(egg: Lazy<Egg>) { self.egg = egg }
}
final class Egg: Sendable {
    let chicken: Chicken
    init(chicken: Chicken) { self.chicken = chicken }
}
let farm = Module("Farm") {
    Singleton(Chicken.init(egg:))
    Singleton(Egg.init(chicken:))
}
let container = Container(orExit: farm)
let chicken = try container.get(Chicken.self)
let same = try chicken.egg.get().chicken === chicken
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", line: 149)
expect(same)
#sourceLocation()
_ = farm
_ = container
_ = chicken
_ = same
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", "Shared objects", `Shared objects`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", "The main actor", `The main actor`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", "Asynchronous objects", `Asynchronous objects`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Concurrency.md", "Lazies and providers", `Lazies and providers`),
]
}
