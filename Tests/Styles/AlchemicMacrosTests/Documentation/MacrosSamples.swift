// swift-format-ignore-file
// Made from Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Macros
import AlchemicMacros
import Observation
import StatementSupport
import Synchronization

enum MacrosSamples {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 16)
struct Path: Sendable, Equatable { let text: String }
final class Clock: Sendable {}
protocol Audit: Sendable {}
final class Journal: Audit {}
protocol Box: AnyObject, Sendable {}
final class Till: Box { let size: Int; init(size: Int) { self.size = size } }
static let common = Module("Common") {
    Singleton(Clock.init)
    Singleton(Journal.init).as((any Audit).self)
    Value(Path(text: "shop.db")).named("path")
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 30)
protocol Store: Sendable {}

@Singleton(as: (any Store).self, named: "main")
final class SQLStore: Store {
    let path: Path

    @Inject(.named("path")) init(path: Path) { self.path = path }
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 73)
@Singleton(.lazy, .primary, as: (any Audit).self, (any Sendable).self, aliases: "books", "ledger", tags: "slow")
final class Ledger: Audit {}

@Singleton(named: "wall") @Prototype(named: "stop watch")
final class Watch: Sendable {}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 106)
@Singleton final class Connection: Sendable {
    let path: Path
    let retries: Int

    @Inject(.named("path"), .value(5))
    init(path: Path, retries: Int = 3) {
        self.path = path
        self.retries = retries
    }

    init(stub: Path) {
        path = stub
        retries = 0
    }
}

@Prototype struct Receipt {
    let clock: Clock
    var note: String?
}

@Singleton actor RemoteConfig {
    init(clock: Clock, timeout: Duration = .seconds(1)) async throws {}
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 151)
@Prototype final class Page {
    @Argument let number: Int
    let clock: Clock

    init(number: Int, clock: Clock) {
        self.number = number
        self.clock = clock
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 172)
@Singleton(named: "checkout") class Checkout: @unchecked Sendable {
    @Inject var audit: (any Audit)?                              // nil if there is none
    @Inject private var clock: Clock!                            // required: checked
    @Inject(.value(5)) var retries: Int = 0
    @Inject(.named("path"), ifUnset: true) var path: Path? = Path(text: "mine")
    @Inject var later: Lazy<Clock>?
    var isReady = false

    @Inject func setUp(boxes: [any Box]) { isReady = clock != nil }
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 195)
@Prototype @Observable final class Window {
    @Inject var clock: Clock? {
        didSet { changes += 1 }
    }
    var changes = 0
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 230)
@Singleton(named: "express") final class Express: Checkout, @unchecked Sendable {
    @Inject var till: Till?
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 250)
@Singleton(named: "kiosk") final class Kiosk: Checkout, @unchecked Sendable {
    override func setUp(boxes: [any Box]) {}                     // called, and does nothing
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 271)
@InjectedByName(excluding: "delegate")
final class Screen {
    var path: Path?
    var unknown: Path?
    weak var delegate: Clock?
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 292)
@Singleton final class Tills: Sendable {
    @Provides(.prototype, as: (any Box).self, named: "big", with: .value(20), .auto)
    func makeTill(size: Int, clock: Clock) -> Till { Till(size: size) }

    @Provides(.lazy, named: "small") static func makeSmallTill() -> Till { Till(size: 1) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 315)
@Singleton @MainActor final class Dashboard {
    @Inject var audit: (any Audit)?
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 335)
struct ReportCommand {
    @Injected var audit: any Audit
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 40)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(SQLStore.self) })
expect(try container.get((any Store).self, .named("main")) is SQLStore)
#sourceLocation()
_ = container
}

@Sendable static func `Lifetimes`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 87)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(Ledger.self); SelfDeclared(Watch.self) })
expect(try container.get((any Audit).self, .named("ledger")) is Ledger)
expect(try container.get((any Audit).self) is Ledger)
let wall = try container.get(Watch.self, .named("wall"))
expect(try container.get(Watch.self, .named("stop watch")) !== wall)
#sourceLocation()
_ = container
_ = wall
}

@Sendable static func `Initializers`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 132)
let container = try Container(
    common,
    Module("Shop") { SelfDeclared(Connection.self); SelfDeclared(Receipt.self); SelfDeclared(RemoteConfig.self) })
try await container.start()
expect(try container.get(Connection.self).retries == 5)
expect(try container.get(Receipt.self).clock === container.get(Clock.self))
_ = try container.get(RemoteConfig.self)
#sourceLocation()
_ = container
}

@Sendable static func `Arguments of the caller`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 162)
let container = try Container(common, Module("Book") { SelfDeclared(Page.self) })
expect(try container.provider(of: Page.self, taking: Int.self)(7).number == 7)
#sourceLocation()
_ = container
}

@Sendable static func `Properties and methods`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 184)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(Checkout.self) })
let checkout = try container.get(Checkout.self)
expect(checkout.audit is Journal && checkout.retries == 5 && checkout.isReady)
expect(checkout.path == Path(text: "mine"))
expect(try checkout.later?.get() === container.get(Clock.self))
#sourceLocation()
do {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 204)



let container = Container(orExit: common, Module("Shop") { SelfDeclared(Window.self) })
let window = try container.get(Window.self)             // `didSet` has run once

let isTold = Mutex(false)
withObservationTracking {
    _ = window.clock
} onChange: {
    isTold.withLock { $0 = true }
}
try container.inject(into: window)                      // observers are notified; `didSet` has run twice
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 218)
expect(isTold.withLock { $0 } && window.changes == 2)
#sourceLocation()
_ = container
_ = window
_ = isTold
}
_ = container
_ = checkout
}

@Sendable static func `Subclasses`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 235)
let container = try Container(
    common,
    Module("Shop") {
        SelfDeclared(Checkout.self)
        SelfDeclared(Express.SelfDeclaration.self)
    })
let express = try container.get(Checkout.self, .named("express"))
expect(express is Express && express.isReady)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 255)
let container = try Container(
    common,
    Module("Shop") {
        SelfDeclared(Checkout.self)
        SelfDeclared(Kiosk.SelfDeclaration.self)
    })
expect(try container.get(Checkout.self, .named("kiosk")).isReady == false)
#sourceLocation()
_ = container
}
_ = container
_ = express
}

@Sendable static func `By name`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 279)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(Screen.self) })
let screen = Screen()
try container.inject(byNameInto: screen)
expect(screen.path == Path(text: "shop.db") && screen.unknown == nil && screen.delegate == nil)
#sourceLocation()
_ = container
_ = screen
}

@Sendable static func `Factory methods`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 300)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(Tills.self) })
expect(try container.get(Till.self, .named("big")).size == 20)
expect(try container.get(Till.self, .named("big")) !== container.get(Till.self, .named("big")))
expect(try container.get((any Box).self, .named("small")) === container.get(Till.self, .named("small")))
#sourceLocation()
_ = container
}

@Sendable static func `The main actor and other actors`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", line: 323)
let container = Container(orExit: common, Module("Shop") { SelfDeclared(Dashboard.self) })
try await container.start()
let isInjected = try await MainActor.run { try container.get(main: Dashboard.self).audit is Journal }
expect(isInjected)
#sourceLocation()
_ = container
_ = isInjected
}

@Sendable static func `Access from elsewhere`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let audit = try ReportCommand().audit
#sourceLocation()
_ = audit
}, saying: #"""
Shop/Report.swift:2: error: [not-started] the main container has not been started
  help: resolve it in `Container.main.whenStarted { ... }`, or await: `try await Container.main.get(async: ...)`
  docs: Troubleshooting#not-started
"""#, on: "Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md")
}

static let all: [Sample] = [
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Overview", `Overview`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Lifetimes", `Lifetimes`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Initializers", `Initializers`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Arguments of the caller", `Arguments of the caller`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Properties and methods", `Properties and methods`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Subclasses", `Subclasses`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "By name", `By name`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Factory methods", `Factory methods`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "The main actor and other actors", `The main actor and other actors`),
    Sample("Sources/Styles/AlchemicMacros/AlchemicMacros.docc/Macros.md", "Access from elsewhere", `Access from elsewhere`),
]
}
#endif
