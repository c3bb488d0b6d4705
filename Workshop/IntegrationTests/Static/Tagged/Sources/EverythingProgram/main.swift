import AlchemicMain

// Each form of a declaration, and most calls of a container, in one file with an asynchronous `main`: all that users' modules
// inline is optimized together here. `run` compiles it once more with optimization across modules, where the compiler has crashed.

extension Scope {
    static let request: Scope = "request"
    static let window: Scope = "window"
}

protocol Store: Sendable { var name: String { get } }
protocol Repository<Entity>: Sendable { associatedtype Entity }
struct User: Sendable { let name: String }
struct Failed: Error {}
enum Size: Sendable { case small, large }

final class SQLStore: Store {
    let name: String
    init(path: String) { name = "sql \(path)" }
}
final class MemoryStore: Store { let name = "memory" }
struct TracingStore: Store {
    let inner: any Store
    var name: String { "traced \(inner.name)" }
}
final class Users: Repository { typealias Entity = User }
final class Log: SelfDeclaring, Sendable {
    static var declaration: [ModuleElement] { Singleton(Log.init) }
}
final class Rates: Sendable {
    let count: Int
    init(log: Log) async throws {
        await Task.yield()
        count = 3
    }
    init(log: Log, count: Int) async throws {
        await Task.yield()
        if count < 0 { throw Failed() }
        self.count = count
    }
}
final class Checked: Sendable {
    init(log: Log) throws(Failed) {}
}
final class Archive: Startable, Stoppable, Sendable {
    init(store: any Store, log: Log) {}
    func start() async throws { print("archive starts") }
    func stop() async throws { print("archive stops") }
}
final class Server: Sendable {
    let port: Int
    init(archive: Archive, rates: Rates, port: Int) { self.port = port }
    func open() async throws { print("server opens") }
    func close() async { print("server closes") }
}
final class Cart: InjectionAware {
    let log: Log
    var store: (any Store)?
    var owner: String?
    var sizes: [Size] = []
    lazy var note = ""
    var isReady = false
    init(log: Log) { self.log = log }
    func attach(_ rates: Rates) {}
    func didInjectDependencies() throws { isReady = true }
}
final class Line {
    let number: Int
    let isGift: Bool
    init(number: Int, isGift: Bool, log: Log) {
        self.number = number
        self.isGift = isGift
    }
}
final class Visit: Stoppable, Sendable {
    let user: User
    init(user: User) { self.user = user }
    func stop() async throws { print("visit of \(user.name) stops") }
}
final class Page: Sendable {
    let visit: Visit
    init(visit: Visit, log: Log, title: String) { self.visit = visit }
}
actor Ledger {
    var log: Log?
    func use(_ log: Log) { self.log = log }
}
@MainActor final class Screen {
    var log: Log?
    let store: any Store
    init(store: any Store) { self.store = store }
}
@MainActor final class Button {
    let title: String
    init(screen: Screen, title: String) { self.title = title }
    func press(_ log: Log) {}
}
final class Tills: Sendable {
    func till(number: Int) -> Till { Till(number: number) }
    @MainActor func screen(log: Log) -> Till { Till(number: 9) }
    static func spare() -> Till { Till(number: 0) }
}
final class Till: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}
final class Chicken: @unchecked Sendable {
    var egg: Egg?
    init() {}
}
final class Egg {
    let chicken: Chicken
    init(chicken: Chicken) { self.chicken = chicken }
}
final class Office: Sendable {
    let lines: Provider<Line, Int>
    let pages: ScopeProvider<Page>
    let ledger: AsyncProvider<Ledger>
    let store: Lazy<any Store>
    let all: [any Store]
    let byName: [String: any Store]
    let missing: Users?
    init(
        lines: Provider<Line, Int>, pages: ScopeProvider<Page>, ledger: AsyncProvider<Ledger>, store: Lazy<any Store>,
        all: [any Store], byName: [String: any Store], missing: Users?
    ) {
        (self.lines, self.pages, self.ledger, self.store) = (lines, pages, ledger, store)
        (self.all, self.byName, self.missing) = (all, byName, missing)
    }
}
final class Counter: SelfDeclaring, Sendable {
    static var declaration: [ModuleElement] {
        Singleton(Counter.init(log:))
        Scoped(.window) { (counter: Counter) in UInt(7) }
    }
    init(log: Log) {}
}

struct Table: DefinitionSource {
    let name = "Table"
    func definitions() throws -> [Definition] {
        var register = DefinitionRegister(style: "table")
        for (index, factory) in factories.enumerated() {
            register.add(Singleton { factory(index) }, key: "till \(index)")
        }
        register.add(Prototype(subscripted["second"]), key: "subscripted")
        return register.definitions
    }
    var factories: [@Sendable (Int) -> Till] { [{ Till(number: $0) }, { Till(number: $0 * 2) }] }
    var subscripted: Factories { Factories() }
}
struct Factories {
    subscript(name: String) -> @Sendable (Log) async throws -> Double {
        { _ in
            await Task.yield()
            return Double(name.count)
        }
    }
    subscript(number: Int) -> @Sendable (Log, Int) -> Float { { _, other in Float(number + other) } }
}

let isDemo = CommandLine.arguments.count > 1
let factories = Factories()
let numbers: [@Sendable (Log) -> Int8] = [{ _ in 1 }, { _ in 2 }]
let waiting: [String: @Sendable (Log, Rates) async throws -> Int16] = ["first": { _, rates in Int16(rates.count) }]

let stores = Module("Stores") {
    Singleton(SQLStore.init(path:), .named("path")).named("sql").as((any Store).self).primary()
    Singleton { MemoryStore() }.named("memory").alias("fast").tagged("cheap", .init("store", order: 1)).order(2)
    Singleton { Users() }.as((any Repository<User>).self) { $0 as any Repository<User> }
    Value("/shop").named("path")
    Value(Size.large).tagged("size")
    Value(Size.small).tagged("size")
    Decorate((any Store).self) { (inner: any Store) in TracingStore(inner: inner) }
    Decorate(
        (any Store).self, { (inner: any Store, log: Log, count: Int) in TracingStore(inner: inner) }, .auto, .value(1)
    )
    .only(named: "sql")
}

let shop = Module("Shop") {
    stores
    Table()
    if isDemo {
        Value(UInt8(1))
    } else {
        Value(UInt8(2))
    }
    for number in 1...2 { Singleton { Till(number: number + 10) }.named("till \(number + 10)") }
    Singleton(Rates.init(log:)).primary()
    Singleton(Rates.init(log:count:), .auto, .value(7)).named("seven").only(as: Rates.self)
    Singleton { (log: Log) async throws -> UInt16 in
        await Task.yield()
        return 16
    }
    Singleton { try await Rates(log: $0, count: 5) }.named("five").only(as: Rates.self)
    Singleton(Checked.init(log:))
    Singleton(Archive.init(store:log:)).eager()
    Singleton(Server.init(archive:rates:port:), .auto, .named("seven"), .value(80)).eager()
        .onStart(within: .seconds(20)) { try await $0.open() }
        .onStop { await $0.close() }
    Singleton { Ledger() }.inject(async: "log") { await $0.use($1) }
        .call(name: "use", async: { (ledger, log: Log) in await ledger.use(log) })
        .configure(async: { (ledger, rates: Rates) in _ = await (ledger.log, rates.count) })
    Prototype(Cart.init(log:))
        .inject(\.store).inject(\.owner, .named("path"), ifUnset: true).inject(\.sizes, .tagged("size").atLeast(1))
        .inject(nonisolated: "note", .named("path")) { $0.note = $1 }
        .call { (cart, till: Till) in _ = till }
        .call(
            name: "attach", { (cart, store: any Store, count: Int) in _ = (store, count) }, .named("memory"), .value(4)
        )
        .configure { (cart, log: Log) in cart.isReady = log === cart.log }
    Prototype(Line.init(number:isGift:log:), .argument, .value(true), .auto)
    Prototype { (log: Log, rates: Rates) async throws -> UInt32 in
        await Task.yield()
        return UInt32(rates.count)
    }
    Prototype(factories["third"]).named("third")
    Prototype(factories[5], .auto, .value(3))
    Singleton(numbers[0]).primary()
    Prototype(numbers[1]).named("second")
    Singleton(waiting["first", default: { _, _ in 0 }], .auto, .named("seven"))
    Singleton({ @MainActor in Screen(store: $0) })
        .inject("log", isSet: { $0.log != nil }) { $0.log = $1 }
        .call(main: { (screen, log: Log) in screen.log = log })
        .configure(main: { screen in screen.log = nil })
    Prototype(Button.init(screen:title:), .auto, .value("press"))
        .call(name: "press", main: { (button, log: Log) in button.press(log) }, .auto)
    Singleton { Tills() }
    Prototype(of: Tills.self, Tills.till(number:), .argument).named("by method")
    Singleton(of: Tills.self, Tills.screen(log:)).named("on screen")
    Singleton(Tills.spare).named("spare till").primary()
    Singleton(Chicken.init).inject(\.egg, .auto)
    Prototype(Egg.init(chicken:)).ownedByConsumer()
    External(User.self, in: .request)
    External(Int64.self)
    Scoped(.request, Visit.init(user:))
    Scoped(.request, Page.init(visit:log:title:), .auto, .auto, .value("Home"))
    Scoped(.window) { @MainActor (screen: Screen) in UInt64(64) }
    Scoped(.window) { (log: Log) async throws -> Int32 in
        await Task.yield()
        return 32
    }
    Singleton(
        Office.init(lines:pages:ledger:store:all:byName:missing:), .auto, .auto, .auto, .named("fast"),
        .tagged("cheap"), .all, .auto
    )
    .weak()
    Singleton { ContinuousClock() }.evictable().lazy()
    SelfDeclared(Counter.self, Log.self)
}

let container = try Container(shop) { event in if event.kind == .failed { print(event) } }
try container.set(Int64(64))
try await container.start()
let store = try container.get((any Store).self)
print(
    store.name, try container.get(Int8.self), try container.get(Int8.self, .named("second")),
    try container.get(Float.self))
print(try await container.get(async: Int16.self), try await container.get(async: Double.self, .named("third")))
print(try await container.get(async: Rates.self, .named("five")).count, try await container.get(async: UInt32.self))
let cart = try container.get(Cart.self)
print(cart.isReady, cart.owner ?? "none", cart.note, cart.sizes)
let office = try container.get(Office.self)
print(
    try office.lines(4).number, try await office.ledger() === container.get(async: Ledger.self),
    try office.store.get().name)
print(office.all.map(\.name), office.byName.keys.sorted())
print(try container.get(main: Screen.self).store.name, try container.get(main: Button.self).title)
print(try container.get(Egg.self).chicken.egg != nil)
print(try container.provider(of: Till.self, .named("by method"), taking: Int.self)(6).number)
let name = try await container.scope(.request, with: User(name: "Ann")) { request in
    try office.pages.get(in: request).visit.user.name
}
let window = try container.scope(.window)
print(name, try window.get(main: UInt64.self), try await window.get(async: Int32.self))
try await window.stop()
try await container.withOverrides {
    Value("elsewhere").named("path").overriding(named: "path")
    Singleton { try await Rates(log: $0, count: 50) }.named("fifty").overriding(named: "five")
} operation: {
    print(try await container.get(async: Rates.self, .named("fifty")).count)
}
await withTaskGroup(of: Int.self) { group in
    for number in 0..<8 {
        group.addTask { (try? await container.get(async: Rates.self, .named("seven")).count + number) ?? 0 }
    }
    var sum = 0
    for await count in group { sum += count }
    print(sum)
}
print(try container.with(Log.self) { $0 === cart.log }, try container.isBuilt(ContinuousClock.self))
_ = try container.get(ContinuousClock.self)
try await container.purge(ContinuousClock.self)
try await container.purge()
print(try container.isBuilt(ContinuousClock.self), try container.getIfDeclared(Chicken.self) != nil)
try await container.set(async: Rates(log: cart.log, count: 70), .named("seven"))
try container.inject(into: cart)
print(try await container.get(async: Rates.self, .named("seven")).count, try container.all(of: Size.self).count)
let child = try Container(Module("Child") { Singleton { MemoryStore() } }, parent: container)
print(
    try await child.scope(.request) { request in
        try request.set(User(name: "Ben"))
        return try request.get(Visit.self).user.name
    })
try await child.stop()
try await container.stop()

try await Container.main.start()
try await Container.main.add(stores)
print(try await Container.main.get(async: Counter.self) === Container.main.get(Counter.self))
try await Container.main.withOverrides {
    Value("main").named("path")
} operation: {
    print(try Container.main.get((any Store).self).name)
}
print(try await Container.main.scope(.window) { try $0.get(UInt.self) })
try await Container.main.purge()
do { try await Container.main.purge(Counter.self) } catch { print("kept") }
print(try await Container.main.rescan().joined.count)
try await Container.main.stop()
