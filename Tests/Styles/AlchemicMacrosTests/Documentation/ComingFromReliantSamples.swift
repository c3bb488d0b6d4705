// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Macros
import AlchemicMacros
import StatementSupport

enum ComingFromReliantSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 14)
final class Sorter: Sendable {}
final class Mailbox: Sendable { let sorter: Sorter?; init(sorter: Sorter? = nil) { self.sorter = sorter } }
final class Parcel { let sorter: Sorter?; init(sorter: Sorter? = nil) { self.sorter = sorter } }
final class Ledger: Sendable {}
final class Router: Sendable {}
static let counters = Plain.counters
#sourceLocation()

enum Macros {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 39)
@Configuration
struct Office {
    func createEagerSingletonSorter() -> Sorter { Sorter() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 72)
@Singleton(.lazy, .evictable) final class Stationery: Sendable {}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 102)
@Configuration
struct Counters {
    func createSingletonSorter() -> Sorter { Sorter() }
    func createEagerSingletonMailbox() -> Mailbox { Mailbox() }
    func createPrototypeParcel() -> Parcel { Parcel() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 133)
@Configuration
struct Sorting {
    func createSingletonSorter() -> Sorter { Sorter() }
    func createSingletonMailbox() -> Mailbox { Mailbox(sorter: createSingletonSorter()) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 176)
@Configuration
struct Branches {
    func createSingletonMailbox() -> Mailbox { Mailbox() }
    func aliasesForMailbox() -> [String] { ["letterbox", "postbox"] }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 201)
@Configuration
struct Company {
    func createSingletonLedger() -> Ledger { newLedger() }

    private func newLedger() -> Ledger { Ledger() }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 241)
@Prototype @InjectedByName(excluding: "draft")
final class Clerk {
    var sorter: Sorter?
    private var mailbox: Mailbox?
    var draft: Parcel?
    var isReady: Bool { mailbox != nil }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 286)
@InjectedByName @MainActor
final class MailboxController {
    var mailbox: Mailbox?
}
#sourceLocation()
}

enum Plain {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 46)
static let office = Module("Office") {
    Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter").eager()
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 76)
final class Stationery: Sendable {}

static let stationery = Module("Post") {
    Singleton(Stationery.init).evictable()
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 111)
static let counters = Module("Counters") {
    Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter")
    Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox").eager()
    Prototype { Parcel() }.named("Parcel").alias("PARCEL", "parcel")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 141)
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
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 184)
static let branches = Module("Branches") {
    Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox", "letterbox", "postbox")
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 221)
static let company = Module("Company") {
    Singleton { Ledger() }.named("Ledger").alias("LEDGER", "ledger")
    Singleton { Router() }.named("Router").alias("ROUTER", "router").eager()
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 251)
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
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 293)
@MainActor
final class MailboxController {
    var mailbox: Mailbox?
}

static let controllers = Module("Post") {
    External(MailboxController.self)
        .inject("mailbox", .named("mailbox"), isSet: { $0.mailbox != nil }) { $0.mailbox = $1 }
}
#sourceLocation()
}

@Sendable static func `Start it`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 50)
typealias Office = Macros.Office
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 53)
let container = try Container(Module("Post") { Office() })
try await container.start()
let sorter = try container.get(Sorter.self, .named("sorter"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 58)
expect(try container.get(Sorter.self) === sorter)
try await expectSameGraph(Module("Post") { Macros.Office() }, Module("Post") { Plain.office })
#sourceLocation()
_ = container
_ = sorter
}

@Sendable static func `When memory is short`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 82)
typealias Stationery = Macros.Stationery
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 85)
let container = try Container(Module("Post") { SelfDeclared(Stationery.self) })
let before = try container.get(Stationery.self)
try await container.purge()
let after = try container.get(Stationery.self)          // a new one
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 90)
expect(before !== after)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 91)
try await expectSameGraph(Module("Post") { SelfDeclared(Macros.Stationery.self) }, Plain.stationery)
#sourceLocation()
_ = container
_ = before
_ = after
}

@Sendable static func `Singletons and prototypes`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 118)
try await expectSameGraph(Module("Post") { Macros.Counters() }, Module("Post") { Plain.counters })
let container = try Container(Plain.counters)
expect(try container.get(Parcel.self, .named("parcel")) !== container.get(Parcel.self))
#sourceLocation()
_ = container
}

@Sendable static func `Constructor injection`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 158)
typealias Sorting = Macros.Sorting
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 161)
let container = try Container(Module("Post") { Sorting() })
let mailbox = try container.get(Mailbox.self)
let sorter = try container.get(Sorter.self)             // the same one
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 165)
expect(mailbox.sorter === sorter)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 166)
try await expectSameGraph(Module("Post") { Macros.Sorting() }, Module("Post") { Plain.Sorting() })
#sourceLocation()
_ = container
_ = mailbox
_ = sorter
}

@Sendable static func `Aliases`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 189)
try await expectSameGraph(Module("Post") { Macros.Branches() }, Module("Post") { Plain.branches })
let container = try Container(Plain.branches)
expect(try container.get(Mailbox.self, .named("postbox")) === container.get(Mailbox.self, .named("Mailbox")))
#sourceLocation()
_ = container
}

@Sendable static func `Other methods, and larger applications`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 227)
try await expectSameGraph(Module("Post") { Macros.Company() }, Module("Post") { Plain.company })
#sourceLocation()
}

@Sendable static func `By name`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 264)
typealias Clerk = Macros.Clerk
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 267)
let container = try Container(counters, Module("Post") { SelfDeclared(Clerk.self) })
let clerk = try container.get(Clerk.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 271)
expect(clerk.sorter != nil && clerk.isReady && clerk.draft == nil)
try await expectSameGraph(
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Macros.Clerk.self) } },
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Plain.Clerk.self) } })
#sourceLocation()
_ = container
_ = clerk
}

@Sendable static func `Objects created elsewhere`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 303)
typealias MailboxController = Macros.MailboxController
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 306)
let container = try Container(counters, Module("Post") { SelfDeclared(MailboxController.self) })
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(byNameIntoMain: controller)        // for example in `viewDidLoad`
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 313)
try await MainActor.run {
    let controller = MailboxController()
    try container.inject(byNameIntoMain: controller)
    expect(controller.mailbox != nil)
}
try await expectSameGraph(
    Module("All") { Plain.counters; Module("Post") { SelfDeclared(Macros.MailboxController.self) } },
    Module("All") { Plain.counters; Plain.controllers })
#sourceLocation()
_ = container
}

@Sendable static func `Definitions from anywhere`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 333)
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
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 347)
expect(try mailbox !== container.get(Mailbox.self, .named("South")))
#sourceLocation()
_ = container
_ = mailbox
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Start it", `Start it`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "When memory is short", `When memory is short`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Singletons and prototypes", `Singletons and prototypes`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Constructor injection", `Constructor injection`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Aliases", `Aliases`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Other methods, and larger applications", `Other methods, and larger applications`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "By name", `By name`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Objects created elsewhere", `Objects created elsewhere`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", "Definitions from anywhere", `Definitions from anywhere`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 209)
typealias Company = ComingFromReliantSamples.Macros.Company
typealias Router = ComingFromReliantSamples.Router
#sourceLocation()

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromReliant.md", line: 214)
@ConfigurationPart
extension Company {
    func createEagerSingletonRouter() -> Router { Router() }
}
#sourceLocation()
#endif
