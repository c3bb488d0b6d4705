// swift-format-ignore-file
// What Alchemic declares, by macros and in a module: both give the same graph.

#if Macros
import AlchemicMacros
import Observation
import TestSupport
import Synchronization

enum AlchemicBesideModules {
protocol Carrier: Sendable {}
struct Address: Sendable, Equatable { let text: String }
final class Clock: Sendable {}
static let common = Module("Common") { Singleton(Clock.init) }
static let carriers = Plain.carriers
final class OfficeConfiguration: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.search(frameworksOf: Address.self)
        settings.modules.append(carriers)
    }
}

enum Macros {
@Singleton final class Sorter: Sendable {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}
@Singleton final class Postmaster: Sendable {}
@Singleton final class Connection: Sendable {
    let server: Address
    let retries: Int?

    @Inject(.named("server"), .value(5))
    init(server: Address, retries: Int?) {
        self.server = server
        self.retries = retries
    }

    init() {
        server = Address(text: "localhost")
        retries = nil
    }
}
@Prototype struct Parcel {
    let clock: Clock
    var note: String?
}
@Singleton(named: "air", aliases: "fast") final class Airmail: Carrier {}
@Singleton(named: "sea") final class Ship: Carrier {}
struct Stamp: Sendable {
    let cents: Int
    let motif: String?
}

@Singleton(.lazy) final class Printer: Sendable {
    @Provides(.prototype, named: "letter", with: .value(95), .value("lighthouse"))
    @Provides(.prototype, named: "card", with: .value(75), .value(nil))
    func stamp(cents: Int, motif: String?) -> Stamp { Stamp(cents: cents, motif: motif) }

    @Provides static func queue(clock: Clock) -> Queue { Queue() }
}

final class Queue: Sendable {}
protocol Scale: Sendable {}
@Singleton(.lazy) final class PostalScale: Scale {}
@Singleton(.lazy, .primary) final class FixedScale: Scale {}
@Prototype final class Counter {
    @Inject var clock: Clock?
    @Inject private var sorter: Sorter?
    @Inject private(set) var scale: (any Scale)?

    var isReady: Bool { sorter != nil }
}
@Prototype final class Desk {
    @Inject(.type(Airmail.self)) var quick: (any Carrier)?
    @Inject(.type((any Carrier).self, (any Tracked).self)) var safe: (any Carrier)?
    @Inject(.named("sea")) var cheap: (any Carrier)?
    @Inject(.value("Good morning")) var greeting: String = ""
}

protocol Tracked {}
@Singleton final class Courier: Carrier, Tracked {}
@Prototype struct Timetable {
    let carriers: [any Carrier]
    let byName: [String: any Carrier]
}
@Prototype @Observable final class Window {
    @Inject var clock: Clock? {
        didSet { changes += 1 }
    }
    var changes = 0
}
@External @MainActor final class MailboxController {
    @Inject var clock: Clock?
}
@External(named: "sender") struct Sender: Sendable {
    let name: String
}
@Prototype final class Message {
    let text: String
    @Inject var clock: Clock?

    @Inject(.value("Nothing to say")) init(text: String) { self.text = text }
}
@Singleton(.lazy) final class Archive: InjectionAware, @unchecked Sendable {
    @Inject private var clock: Clock?
    private(set) var isOpen = false

    func didInjectDependencies() { isOpen = clock != nil }
}
@Singleton(.lazy) final class Hen: Sendable { init(egg: Egg) {} }
@Singleton(.lazy) final class Egg: Sendable { init(hen: Hen) {} }
}

enum Plain {
final class Sorter: Sendable, SelfDeclaring {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }

    static var declaration: [ModuleElement] {
        Singleton(Sorter.init(clock:))
    }
}
final class Postmaster: Sendable {}

static let office = Module("Office") {
    Singleton(Postmaster.init).eager()
}
final class Connection: Sendable {
    let server: Address
    let retries: Int?

    init(server: Address, retries: Int?) {
        self.server = server
        self.retries = retries
    }

    init() {
        server = Address(text: "localhost")
        retries = nil
    }
}

static let connection = Module("Office") {
    Singleton(Connection.init(server:retries:), .named("server"), .value(5)).eager()
}
struct Parcel {
    let clock: Clock
    var note: String?
}

static let parcels = Module("Office") {
    Prototype { Parcel(clock: $0) }
}
final class Airmail: Carrier {}
final class Ship: Carrier {}

static let carriers = Module("Carriers") {
    Singleton(Airmail.init).named("air").alias("fast").eager()
    Singleton(Ship.init).named("sea").eager()
}
struct Stamp: Sendable {
    let cents: Int
    let motif: String?
}

final class Printer: Sendable {
    func stamp(cents: Int, motif: String?) -> Stamp { Stamp(cents: cents, motif: motif) }

    static func queue(clock: Clock) -> Queue { Queue() }
}

final class Queue: Sendable {}

static let printing = Module("Office") {
    Singleton(Printer.init)
    Prototype(of: Printer.self, Printer.stamp(cents:motif:), .value(95), .value("lighthouse")).named("letter")
    Prototype(of: Printer.self, Printer.stamp(cents:motif:), .value(75), .value(nil)).named("card")
    Singleton(Printer.queue(clock:)).eager()
}
protocol Scale: Sendable {}
final class PostalScale: Scale {}
final class FixedScale: Scale {}

static let scales = Module("Scales") {
    Singleton(PostalScale.init)
    Singleton(FixedScale.init).primary()
}
final class Counter: SelfDeclaring {
    var clock: Clock?
    private var sorter: Sorter?
    private(set) var scale: (any Scale)?

    var isReady: Bool { sorter != nil }

    static var declaration: [ModuleElement] {
        Prototype { Counter() }
            .inject(\.clock)
            .inject(\.sorter)
            .inject(\.scale)
    }
}
final class Desk {
    var quick: (any Carrier)?
    var safe: (any Carrier)?
    var cheap: (any Carrier)?
    var greeting: String = ""
}

protocol Tracked {}
final class Courier: Carrier, Tracked {}

static let desks = Module("Desks") {
    Singleton(Courier.init).eager()
    Prototype(Desk.init)
        .inject(\.quick, .type(Airmail.self))
        .inject(\.safe, .type((any Carrier).self, (any Tracked).self))
        .inject(\.cheap, .named("sea"))
        .inject(\.greeting, .value("Good morning"))
}
struct Timetable {
    let carriers: [any Carrier]
    let byName: [String: any Carrier]
}

static let timetable = Module("Office") {
    Prototype { Timetable(carriers: $0, byName: $1) }
}
@Observable final class Window {
    var clock: Clock? {
        didSet { changes += 1 }
    }
    var changes = 0
}

static let windows = Module("Office") {
    Prototype { Window() }.inject(\.clock, name: "clock")
}
@MainActor final class MailboxController {
    var clock: Clock?
}

static let controllers = Module("Office") {
    External(MailboxController.self).inject("clock") { $0.clock = $1 }
}
struct Sender: Sendable {
    let name: String
}

static let senders = Module("Office") {
    External(Sender.self).named("sender")
}
final class Message {
    let text: String
    var clock: Clock?

    init(text: String) { self.text = text }
}

static let messages = Module("Office") {
    Prototype(Message.init(text:), .value("Nothing to say")).inject(\.clock)
}
final class Archive: InjectionAware, @unchecked Sendable {
    var clock: Clock?
    private(set) var isOpen = false

    func didInjectDependencies() { isOpen = clock != nil }
}

static let archives = Module("Office") {
    Singleton(Archive.init).inject(\.clock)
}
final class Hen: Sendable { init(egg: Egg) {} }
final class Egg: Sendable { init(hen: Hen) {} }

static let farm = Module("Farm") {
    Singleton(Hen.init(egg:))
    Singleton(Egg.init(hen:))
}
}

@Sendable static func `The declaration of a type`() async throws {
try await expectSameGraph(
    Module("Office") { common; SelfDeclared(Macros.Sorter.self) }, Module("Office") { common; SelfDeclared(Plain.Sorter.self) })
}

@Sendable static func `Singletons`() async throws {
try await expectSameGraph(Module("Office") { SelfDeclared(Macros.Postmaster.self) }, Plain.office)
let container = try Container(Plain.office)
try await container.start()
expect(try container.get(Plain.Postmaster.self) === container.get(Plain.Postmaster.self))
_ = container
}

@Sendable static func `Initializers`() async throws {
let server = Module("Server") { Value(Address(text: "mail.example.org")).named("server") }
try await expectSameGraph(
    Module("All") { server; Module("Office") { SelfDeclared(Macros.Connection.self) } },
    Module("All") { server; Plain.connection })
expect(try Container(server, Plain.connection).get(Plain.Connection.self).retries == 5)
_ = server
}

@Sendable static func `Factories`() async throws {
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.Parcel.self) } }, Module("All") { common; Plain.parcels })
}

@Sendable static func `Names`() async throws {
try await expectSameGraph(
    Module("Carriers") { SelfDeclared(Macros.Airmail.self, Macros.Ship.self) }, Plain.carriers)
}

@Sendable static func `Factory methods`() async throws {
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.Printer.self) } }, Module("All") { common; Plain.printing })
let container = Container(orExit: common, Module("Office") { SelfDeclared(Macros.Printer.self) })
expect(try container.get(Macros.Stamp.self, .named("letter")).motif == "lighthouse")
expect(try container.get(Macros.Stamp.self, .named("card")).motif == nil)
_ = container
}

@Sendable static func `Primary objects, and tests`() async throws {
try await expectSameGraph(Module("Scales") { SelfDeclared(Macros.PostalScale.self, Macros.FixedScale.self) }, Plain.scales)
let container = try Container(Plain.scales)
expect(try container.get((any Plain.Scale).self) is Plain.FixedScale)
_ = container
}

@Sendable static func `Properties`() async throws {
let macros = Module("All") {
    common
    SelfDeclared(Macros.Sorter.self, Macros.FixedScale.self)
    Module("Office") { SelfDeclared(Macros.Counter.self) }
}
let plain = Module("All") {
    common
    SelfDeclared(Plain.Sorter.self)
    Singleton(Plain.FixedScale.init).primary()
    Module("Office") { SelfDeclared(Plain.Counter.self) }
}
try await expectSameGraph(macros, plain)
let counter = try Container(plain).get(Plain.Counter.self)
expect(counter.isReady && counter.scale != nil)
_ = macros
_ = plain
_ = counter
}

@Sendable static func `Queries`() async throws {
try await expectSameGraph(
    Module("All") {
        Module("Carriers") { SelfDeclared(Macros.Airmail.self, Macros.Ship.self) }
        Module("Desks") { SelfDeclared(Macros.Courier.self, Macros.Desk.self) }
    },
    Module("All") { Plain.carriers; Plain.desks })
let desk = try Container(Plain.carriers, Plain.desks).get(Plain.Desk.self)
expect(desk.quick is Plain.Airmail && desk.safe is Plain.Courier && desk.cheap is Plain.Ship)
expect(desk.greeting == "Good morning")
_ = desk
}

@Sendable static func `Arrays`() async throws {
try await expectSameGraph(
    Module("All") {
        Module("Carriers") { SelfDeclared(Macros.Airmail.self, Macros.Ship.self) }
        Module("Office") { SelfDeclared(Macros.Timetable.self) }
    },
    Module("All") { Plain.carriers; Plain.timetable })
let table = try Container(Plain.carriers, Plain.timetable).get(Plain.Timetable.self)
expect(table.carriers.count == 2 && table.carriers.first is Plain.Airmail && table.byName.keys.sorted() == ["air", "sea"])
_ = table
}

@Sendable static func `What a property sees`() async throws {
typealias Window = Macros.Window



let container = Container(orExit: common, Module("Office") { SelfDeclared(Window.self) })
let window = try container.get(Window.self)             // `didSet` has run once

let isTold = Mutex(false)
withObservationTracking {
    _ = window.clock
} onChange: {
    isTold.withLock { $0 = true }
}
try container.inject(into: window)                      // observers are notified; `didSet` has run twice
expect(isTold.withLock { $0 } && window.changes == 2)
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.Window.self) } }, Module("All") { common; Plain.windows })
_ = container
_ = window
_ = isTold
}

@Sendable static func `Unmanaged objects`() async throws {
typealias MailboxController = Macros.MailboxController
let container = Container(orExit: common, Module("Office") { SelfDeclared(MailboxController.self) })
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(intoMain: controller)          // for example in `viewDidLoad`
}
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(intoMain: controller)
    expect(controller.clock != nil)
}
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.MailboxController.self) } },
    Module("All") { common; Plain.controllers })
_ = container
}

@Sendable static func `Set an object`() async throws {
typealias Sender = Macros.Sender
let container = try Container(Module("Office") { SelfDeclared(Sender.self) })
try container.set(Sender(name: "Ada"), .named("sender"))
let sender = try container.get(Sender.self)
expect(sender.name == "Ada")
try await expectSameGraph(Module("Office") { SelfDeclared(Macros.Sender.self) }, Plain.senders)
_ = container
_ = sender
}

@Sendable static func `Get an object`() async throws {
typealias Airmail = Plain.Airmail
let container = Container(orExit: carriers)
let air = try container.get((any Carrier).self, .named("air"))
let airmail = try container.get(Airmail.self)
let all = try container.all(of: (any Carrier).self)
expect(air is Airmail && airmail === air as? Airmail && all.count == 2)
_ = container
_ = air
_ = airmail
_ = all
}

@Sendable static func `Build with arguments of your own`() async throws {
typealias Message = Macros.Message
let container = Container(orExit: common, Module("Office") { SelfDeclared(Message.self) })
let message = try container.invoke(Message.self, with: "Arrived safely")
expect(message.text == "Arrived safely" && message.clock != nil)
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.Message.self) } }, Module("All") { common; Plain.messages })
_ = container
_ = message
}

@Sendable static func `The main container`() async throws {
typealias Airmail = Plain.Airmail
let main = MainContainer(configuredBy: [OfficeConfiguration.self])      // `Container.main` finds it
main.whenStarted { print("the table may be filled") }
try await main.start()
let air = try main.get((any Carrier).self, .named("air"))
try await main.stop()
expect(air is Airmail)
_ = main
_ = air
}

@Sendable static func `After injection`() async throws {
try await expectSameGraph(
    Module("All") { common; Module("Office") { SelfDeclared(Macros.Archive.self) } }, Module("All") { common; Plain.archives })
expect(try Container(common, Plain.archives).get(Plain.Archive.self).isOpen)
}

@Sendable static func `One error for all problems`() async throws {
do {
    _ = try Graph(Plain.farm)
    expect(false)
} catch {
    expect(error.diagnostics.map(\.id) == [.cycle] && "\(error)".contains("Hen -> Egg -> Hen"))
}
try await expectSameGraph(Module("Farm") { SelfDeclared(Macros.Hen.self, Macros.Egg.self) }, Plain.farm)
}

static let all: [Sample] = [
    Sample("AlchemicBesideModules.swift", "The declaration of a type", `The declaration of a type`),
    Sample("AlchemicBesideModules.swift", "Singletons", `Singletons`),
    Sample("AlchemicBesideModules.swift", "Initializers", `Initializers`),
    Sample("AlchemicBesideModules.swift", "Factories", `Factories`),
    Sample("AlchemicBesideModules.swift", "Names", `Names`),
    Sample("AlchemicBesideModules.swift", "Factory methods", `Factory methods`),
    Sample("AlchemicBesideModules.swift", "Primary objects, and tests", `Primary objects, and tests`),
    Sample("AlchemicBesideModules.swift", "Properties", `Properties`),
    Sample("AlchemicBesideModules.swift", "Queries", `Queries`),
    Sample("AlchemicBesideModules.swift", "Arrays", `Arrays`),
    Sample("AlchemicBesideModules.swift", "What a property sees", `What a property sees`),
    Sample("AlchemicBesideModules.swift", "Unmanaged objects", `Unmanaged objects`),
    Sample("AlchemicBesideModules.swift", "Set an object", `Set an object`),
    Sample("AlchemicBesideModules.swift", "Get an object", `Get an object`),
    Sample("AlchemicBesideModules.swift", "Build with arguments of your own", `Build with arguments of your own`),
    Sample("AlchemicBesideModules.swift", "The main container", `The main container`),
    Sample("AlchemicBesideModules.swift", "After injection", `After injection`),
    Sample("AlchemicBesideModules.swift", "One error for all problems", `One error for all problems`),
]
}
#endif
