// swift-format-ignore-file
// What Reliant declares, by macros and in a module: both give the same graph.

#if Macros
import AlchemicMacros
import TestSupport

enum ReliantBesideModules {
final class Sorter: Sendable {}
final class Mailbox: Sendable { let sorter: Sorter?; init(sorter: Sorter? = nil) { self.sorter = sorter } }
final class Parcel { let sorter: Sorter?; init(sorter: Sorter? = nil) { self.sorter = sorter } }
final class Ledger: Sendable {}
final class Router: Sendable {}
static let counters = Plain.counters

enum Macros {
@Configuration
struct Office {
    func createEagerSingletonSorter() -> Sorter { Sorter() }
}
@Singleton(.lazy, .evictable) final class Stationery: Sendable {}
@Configuration
struct Counters {
    func createSingletonSorter() -> Sorter { Sorter() }
    func createEagerSingletonMailbox() -> Mailbox { Mailbox() }
    func createPrototypeParcel() -> Parcel { Parcel() }
}
@Configuration
struct Sorting {
    func createSingletonSorter() -> Sorter { Sorter() }
    func createSingletonMailbox() -> Mailbox { Mailbox(sorter: createSingletonSorter()) }
}
@Configuration
struct Branches {
    func createSingletonMailbox() -> Mailbox { Mailbox() }
    func aliasesForMailbox() -> [String] { ["letterbox", "postbox"] }
}
@Configuration
struct Company {
    func createSingletonLedger() -> Ledger { newLedger() }

    private func newLedger() -> Ledger { Ledger() }
}
@Prototype @InjectedByName(excluding: "draft")
final class Clerk {
    var sorter: Sorter?
    private var mailbox: Mailbox?
    var draft: Parcel?
    var isReady: Bool { mailbox != nil }
}
@InjectedByName @MainActor
final class MailboxController {
    var mailbox: Mailbox?
}
}

enum Plain {
static let office = Module("Office") {
    Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter").eager()
}
final class Stationery: Sendable {}

static let stationery = Module("Post") {
    Singleton(Stationery.init).evictable()
}
static let counters = Module("Counters") {
    Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter")
    Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox").eager()
    Prototype { Parcel() }.named("Parcel").alias("PARCEL", "parcel")
}
struct Sorting: ConfigurationSource {
    func createSingletonSorter() -> Sorter {
        ConfigurationCall.answer(in: Sorting.self) { () -> Sorter in Sorter() }
    }
    func createSingletonMailbox() -> Mailbox {
        ConfigurationCall.answer(in: Sorting.self) { () -> Mailbox in Mailbox(sorter: createSingletonSorter()) }
    }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(
            Singleton(createSingletonSorter).named("Sorter").alias("SORTER", "sorter"), method: "createSingletonSorter()")
        methods.add(
            Singleton(createSingletonMailbox).named("Mailbox").alias("MAILBOX", "mailbox"),
            method: "createSingletonMailbox()", calls: "createSingletonSorter()")
    }
}
static let branches = Module("Branches") {
    Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox", "letterbox", "postbox")
}
static let company = Module("Company") {
    Singleton { Ledger() }.named("Ledger").alias("LEDGER", "ledger")
    Singleton { Router() }.named("Router").alias("ROUTER", "router").eager()
}
final class Clerk: SelfDeclaring {
    var sorter: Sorter?
    private var mailbox: Mailbox?
    var draft: Parcel?
    var isReady: Bool { mailbox != nil }

    static var declaration: [ModuleElement] {
        Prototype { Clerk() }
            .inject(\.sorter, .named("sorter"), ifUnset: true)
            .inject(\.mailbox, .named("mailbox"), ifUnset: true)
    }
}
@MainActor
final class MailboxController {
    var mailbox: Mailbox?
}

static let controllers = Module("Post") {
    External(MailboxController.self)
        .inject("mailbox", .named("mailbox"), isSet: { $0.mailbox != nil }) { $0.mailbox = $1 }
}
}

@Sendable static func `Start it`() async throws {
typealias Office = Macros.Office
let container = try Container(Module("Post") { Office() })
try await container.start()
let sorter = try container.get(Sorter.self, .named("sorter"))
expect(try container.get(Sorter.self) === sorter)
try await expectSameGraph(Module("Post") { Macros.Office() }, Module("Post") { Plain.office })
_ = container
_ = sorter
}

@Sendable static func `When memory is short`() async throws {
typealias Stationery = Macros.Stationery
let container = try Container(Module("Post") { SelfDeclared(Stationery.self) })
let before = try container.get(Stationery.self)
try await container.purge()
let after = try container.get(Stationery.self)          // a new one
expect(before !== after)
try await expectSameGraph(Module("Post") { SelfDeclared(Macros.Stationery.self) }, Plain.stationery)
_ = container
_ = before
_ = after
}

@Sendable static func `Singletons and prototypes`() async throws {
try await expectSameGraph(Module("Post") { Macros.Counters() }, Module("Post") { Plain.counters })
let container = try Container(Plain.counters)
expect(try container.get(Parcel.self, .named("parcel")) !== container.get(Parcel.self))
_ = container
}

@Sendable static func `Constructor injection`() async throws {
typealias Sorting = Macros.Sorting
let container = try Container(Module("Post") { Sorting() })
let mailbox = try container.get(Mailbox.self)
let sorter = try container.get(Sorter.self)             // the same one
expect(mailbox.sorter === sorter)
try await expectSameGraph(Module("Post") { Macros.Sorting() }, Module("Post") { Plain.Sorting() })
_ = container
_ = mailbox
_ = sorter
}

@Sendable static func `Aliases`() async throws {
try await expectSameGraph(Module("Post") { Macros.Branches() }, Module("Post") { Plain.branches })
let container = try Container(Plain.branches)
expect(try container.get(Mailbox.self, .named("postbox")) === container.get(Mailbox.self, .named("Mailbox")))
_ = container
}

@Sendable static func `Other methods, and larger applications`() async throws {
try await expectSameGraph(Module("Post") { Macros.Company() }, Module("Post") { Plain.company })
}

@Sendable static func `By name`() async throws {
typealias Clerk = Macros.Clerk
let container = try Container(counters, Module("Post") { SelfDeclared(Clerk.self) })
let clerk = try container.get(Clerk.self)
expect(clerk.sorter != nil && clerk.isReady && clerk.draft == nil)
try await expectSameGraph(
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Macros.Clerk.self) } },
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Plain.Clerk.self) } })
_ = container
_ = clerk
}

@Sendable static func `Objects created elsewhere`() async throws {
typealias MailboxController = Macros.MailboxController
let container = try Container(counters, Module("Post") { SelfDeclared(MailboxController.self) })
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(byNameIntoMain: controller)        // for example in `viewDidLoad`
}
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(byNameIntoMain: controller)
    expect(controller.mailbox != nil)
}
try await expectSameGraph(
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Macros.MailboxController.self) } },
    Module("All") { Plain.counters; Plain.controllers })
_ = container
}

@Sendable static func `Definitions from anywhere`() async throws {
struct Branch: DefinitionSource {
    let name = "Branch"
    let mailboxes: [String]

    func definitions() throws -> [Definition] {
        var register = DefinitionRegister(style: "branch")
        for key in mailboxes { register.add(Singleton { Mailbox() }, key: key) }
        return register.definitions
    }
}

let container = try Container(Module("Post") { Branch(mailboxes: ["North", "South"]) })
let mailbox = try container.get(Mailbox.self, .named("North"))
expect(try mailbox !== container.get(Mailbox.self, .named("South")))
_ = container
_ = mailbox
}

static let all: [Sample] = [
    Sample("ReliantBesideModules.swift", "Start it", `Start it`),
    Sample("ReliantBesideModules.swift", "When memory is short", `When memory is short`),
    Sample("ReliantBesideModules.swift", "Singletons and prototypes", `Singletons and prototypes`),
    Sample("ReliantBesideModules.swift", "Constructor injection", `Constructor injection`),
    Sample("ReliantBesideModules.swift", "Aliases", `Aliases`),
    Sample("ReliantBesideModules.swift", "Other methods, and larger applications", `Other methods, and larger applications`),
    Sample("ReliantBesideModules.swift", "By name", `By name`),
    Sample("ReliantBesideModules.swift", "Objects created elsewhere", `Objects created elsewhere`),
    Sample("ReliantBesideModules.swift", "Definitions from anywhere", `Definitions from anywhere`),
]
}

typealias Company = ReliantBesideModules.Macros.Company
typealias Router = ReliantBesideModules.Router

@ConfigurationPart
extension Company {
    func createEagerSingletonRouter() -> Router { Router() }
}
#endif
