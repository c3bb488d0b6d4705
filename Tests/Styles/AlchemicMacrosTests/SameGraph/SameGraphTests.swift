#if Macros
internal import AlchemicMacros
internal import Observation
internal import TestSupport
internal import Testing

private protocol Carrier: Sendable {}
private protocol Tracked {}
private protocol Scale: Sendable {}

private struct Address: Sendable { let text: String }
private final class Clock: Sendable {}
private final class Sorter: Sendable {}
private final class Mailbox: Sendable {
    let sorter: Sorter?
    init(sorter: Sorter? = nil) { self.sorter = sorter }
}
private final class Parcel {}

private enum Macros {
    @Singleton(.lazy, .evictable) final class Stationery: Sendable {}
    @Scoped("counter", .evictable, .onStop(within: .seconds(5))) final class Line: Sendable, Stoppable {
        func stop() async {}
    }
    @Prototype(.oncePerResolution) final class Ticket: Sendable {}
    @Singleton final class Connection: Sendable {
        @Inject(.named("server"), .value(5)) init(server: Address, retries: Int?) {}
        init() {}
    }
    @Singleton(named: "air", aliases: "fast") final class Airmail: Carrier {}
    @Singleton(named: "sea") final class Ship: Carrier {}
    @Singleton final class Courier: Carrier, Tracked {}
    @Prototype struct Timetable {
        let carriers: [any Carrier]
        let byName: [String: any Carrier]
    }
    struct Stamp: Sendable { let motif: String? }
    final class Queue: Sendable {}
    @Singleton(.lazy) final class Printer: Sendable {
        @Provides(.prototype, named: "letter", with: .value(95), .value("lighthouse"))
        @Provides(.prototype, named: "card", with: .value(75), .value(nil))
        func stamp(cents: Int, motif: String?) -> Stamp { Stamp(motif: motif) }
        @Provides static func queue(clock: Clock) -> Queue { Queue() }
        @Provides(.prototype, .oncePerResolution) static func sorter() -> Sorter { Sorter() }
    }
    @Singleton(.lazy, .primary) final class FixedScale: Scale {}
    @Singleton(.lazy) final class PostalScale: Scale {}
    @Prototype final class Counter {
        @Inject var clock: Clock?
        @Inject private var connection: Connection?
        @Inject private(set) var scale: (any Scale)?
    }
    @Prototype final class Desk {
        @Inject(.type(Airmail.self)) var quick: (any Carrier)?
        @Inject(.type((any Carrier).self, (any Tracked).self)) var safe: (any Carrier)?
        @Inject(.named("sea")) var cheap: (any Carrier)?
        @Inject(.value("Good morning")) var greeting: String = ""
    }
    @Prototype @Observable final class Window {
        @Inject var clock: Clock? { didSet {} }
    }
    @External @MainActor final class Controller {
        @Inject var clock: Clock?
    }
    @External(named: "sender") struct Sender: Sendable {}
    @Prototype final class Message {
        @Inject var clock: Clock?
        @Inject(.value("Nothing to say")) init(text: String) {}
    }
    @Singleton(.lazy) final class Hen: Sendable { init(egg: Egg) {} }
    @Singleton(.lazy) final class Egg: Sendable { init(hen: Hen) {} }

    @Configuration struct Counters {
        func createSingletonSorter() -> Sorter { Sorter() }
        func createEagerSingletonMailbox() -> Mailbox { Mailbox() }
        func createPrototypeParcel() -> Parcel { Parcel() }
        func aliasesForMailbox() -> [String] { ["letterbox", "postbox"] }
    }
    @Configuration struct Sorting {
        func createSingletonSorter() -> Sorter { Sorter() }
        func createSingletonMailbox() -> Mailbox { Mailbox(sorter: createSingletonSorter()) }
    }
    @Configuration fileprivate struct Company {
        func createSingletonSorter() -> Sorter { newSorter() }
        private func newSorter() -> Sorter { Sorter() }
    }
    @Prototype @InjectedByName(excluding: "draft") final class Clerk {
        var sorter: Sorter?
        private var mailbox: Mailbox?
        var draft: Parcel?
    }
    @InjectedByName @MainActor final class Box {
        var mailbox: Mailbox?
    }
}

@ConfigurationPart
extension Macros.Company {
    func createEagerSingletonMailbox() -> Mailbox { Mailbox() }
}

private enum Plain {
    final class Stationery: Sendable {}
    final class Ticket: Sendable {}
    final class Line: Sendable, Stoppable {
        func stop() async {}
    }
    final class Connection: Sendable {
        init(server: Address, retries: Int?) {}
        init() {}
    }
    final class Airmail: Carrier {}
    final class Ship: Carrier {}
    final class Courier: Carrier, Tracked {}
    struct Timetable {
        let carriers: [any Carrier]
        let byName: [String: any Carrier]
    }
    struct Stamp: Sendable {}
    final class Queue: Sendable {}
    final class Printer: Sendable {
        func stamp(cents: Int, motif: String?) -> Stamp { Stamp() }
        static func queue(clock: Clock) -> Queue { Queue() }
        static func sorter() -> Sorter { Sorter() }
    }
    final class FixedScale: Scale {}
    final class PostalScale: Scale {}
    final class Counter: SelfDeclaring {
        var clock: Clock?
        private var connection: Connection?
        private(set) var scale: (any Scale)?

        static var declaration: [ModuleElement] {
            Prototype { Counter() }.inject(\.clock).inject(\.connection).inject(\.scale)
        }
    }
    final class Desk {
        var quick: (any Carrier)?
        var safe: (any Carrier)?
        var cheap: (any Carrier)?
        var greeting: String = ""
    }
    @Observable final class Window {
        var clock: Clock? { didSet {} }
    }
    @MainActor final class Controller {
        var clock: Clock?
    }
    struct Sender: Sendable {}
    final class Message {
        var clock: Clock?
        init(text: String) {}
    }
    final class Hen: Sendable { init(egg: Egg) {} }
    final class Egg: Sendable { init(hen: Hen) {} }

    struct Sorting: ConfigurationSource {
        func createSingletonSorter() -> Sorter {
            ConfigurationCall.answer(in: Sorting.self) { () -> Sorter in Sorter() }
        }
        func createSingletonMailbox() -> Mailbox {
            ConfigurationCall.answer(in: Sorting.self) { () -> Mailbox in Mailbox(sorter: createSingletonSorter()) }
        }

        func declare(_ methods: inout ConfigurationMethods) {
            methods.add(
                Singleton(createSingletonSorter).named("Sorter").alias("SORTER", "sorter"),
                method: "createSingletonSorter()")
            methods.add(
                Singleton(createSingletonMailbox).named("Mailbox").alias("MAILBOX", "mailbox"),
                method: "createSingletonMailbox()", calls: "createSingletonSorter()")
        }
    }
    final class Clerk: SelfDeclaring {
        var sorter: Sorter?
        private var mailbox: Mailbox?
        var draft: Parcel?

        static var declaration: [ModuleElement] {
            Prototype { Clerk() }
                .inject(\.sorter, .named("sorter"), ifUnset: true).inject(\.mailbox, .named("mailbox"), ifUnset: true)
        }
    }
    @MainActor final class Box {
        var mailbox: Mailbox?
    }
}

/// A form in which macros declare, and what says the same without them.
private struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let macros: Module
    let plain: Module

    init(
        _ form: String, beside others: Module..., @ModuleBuilder macros: () -> [ModuleElement],
        @ModuleBuilder plain: () -> [ModuleElement]
    ) {
        testDescription = form
        let (macros, plain) = (macros(), plain())
        self.macros = Module("All") {
            for module in others { module }
            Module("Office") { macros }
        }
        self.plain = Module("All") {
            for module in others { module }
            Module("Office") { plain }
        }
    }

    private static let common = Module("Common") {
        Singleton(Clock.init)
        Value(Address(text: "mail.example.org")).named("server")
    }
    private static let counters = Module("Counters") {
        Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter")
        Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox")
    }

    static let types: [Pair] = [
        Pair("a lifetime with options") {
            SelfDeclared(Macros.Stationery.self)
        } plain: {
            Singleton(Plain.Stationery.init).evictable()
        },
        Pair("a scope with options") {
            SelfDeclared(Macros.Line.self)
        } plain: {
            Scoped("counter", Plain.Line.init).evictable().onStop(within: .seconds(5))
        },
        Pair("a prototype with an option") {
            SelfDeclared(Macros.Ticket.self)
        } plain: {
            Prototype(Plain.Ticket.init).oncePerResolution()
        },
        Pair("an initializer with queries", beside: common) {
            SelfDeclared(Macros.Connection.self)
        } plain: {
            Singleton(Plain.Connection.init(server:retries:), .named("server"), .value(5)).eager()
        },
        Pair("names, and collections of what has them") {
            SelfDeclared(Macros.Airmail.self, Macros.Ship.self, Macros.Timetable.self)
        } plain: {
            Singleton(Plain.Airmail.init).named("air").alias("fast").eager()
            Singleton(Plain.Ship.init).named("sea").eager()
            Prototype { Plain.Timetable(carriers: $0, byName: $1) }
        },
        Pair("methods that make objects", beside: common) {
            SelfDeclared(Macros.Printer.self)
        } plain: {
            Singleton(Plain.Printer.init)
            Prototype(of: Plain.Printer.self, Plain.Printer.stamp(cents:motif:), .value(95), .value("lighthouse"))
                .named("letter")
            Prototype(of: Plain.Printer.self, Plain.Printer.stamp(cents:motif:), .value(75), .value(nil)).named("card")
            Singleton(Plain.Printer.queue(clock:)).eager()
            Prototype(Plain.Printer.sorter).oncePerResolution()
        },
        Pair("properties, and a primary object", beside: common) {
            SelfDeclared(Macros.FixedScale.self, Macros.PostalScale.self, Macros.Connection.self, Macros.Counter.self)
        } plain: {
            Singleton(Plain.FixedScale.init).primary()
            Singleton(Plain.PostalScale.init)
            Singleton(Plain.Connection.init(server:retries:), .named("server"), .value(5)).eager()
            SelfDeclared(Plain.Counter.self)
        },
        Pair("queries of properties") {
            SelfDeclared(Macros.Airmail.self, Macros.Ship.self, Macros.Courier.self, Macros.Desk.self)
        } plain: {
            Singleton(Plain.Airmail.init).named("air").alias("fast").eager()
            Singleton(Plain.Ship.init).named("sea").eager()
            Singleton(Plain.Courier.init).eager()
            Prototype(Plain.Desk.init)
                .inject(\.quick, .type(Plain.Airmail.self))
                .inject(\.safe, .type((any Carrier).self, (any Tracked).self))
                .inject(\.cheap, .named("sea"))
                .inject(\.greeting, .value("Good morning"))
        },
        Pair("observable types", beside: common) {
            SelfDeclared(Macros.Window.self)
        } plain: {
            Prototype { Plain.Window() }.inject(\.clock, name: "clock")
        },
        Pair("what the program makes", beside: common) {
            SelfDeclared(Macros.Controller.self, Macros.Sender.self)
        } plain: {
            External(Plain.Controller.self).inject("clock") { $0.clock = $1 }
            External(Plain.Sender.self).named("sender")
        },
        Pair("constants", beside: common) {
            SelfDeclared(Macros.Message.self)
        } plain: {
            Prototype(Plain.Message.init(text:), .value("Nothing to say")).inject(\.clock)
        },
        Pair("mistakes: what is said of them is the same") {
            SelfDeclared(Macros.Hen.self, Macros.Egg.self)
        } plain: {
            Singleton(Plain.Hen.init(egg:))
            Singleton(Plain.Egg.init(hen:))
        },
    ]

    static let configurations: [Pair] = [
        Pair("configurations") {
            Macros.Counters()
        } plain: {
            Module("Counters") {
                Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter")
                Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox", "letterbox", "postbox").eager()
                Prototype { Parcel() }.named("Parcel").alias("PARCEL", "parcel")
            }
        },
        Pair("calls of a configuration's methods") {
            Macros.Sorting()
        } plain: {
            Plain.Sorting()
        },
        Pair("methods that help, and parts") {
            Macros.Company()
        } plain: {
            Module("Company") {
                Singleton { Sorter() }.named("Sorter").alias("SORTER", "sorter")
                Singleton { Mailbox() }.named("Mailbox").alias("MAILBOX", "mailbox").eager()
            }
        },
        Pair("injection by name", beside: counters) {
            SelfDeclared(Macros.Clerk.self, Macros.Box.self)
        } plain: {
            SelfDeclared(Plain.Clerk.self)
            External(Plain.Box.self)
                .inject("mailbox", .named("mailbox"), isSet: { $0.mailbox != nil }) { $0.mailbox = $1 }
        },
    ]
}

/// Each macro gives the same graph as the lines of a module that it stands for.
@Suite struct SameGraphTests {
    @Test(arguments: Pair.types + Pair.configurations)
    fileprivate func `macros and modules give the same graph`(_ pair: Pair) async throws {
        try await expectSameGraph(pair.macros, pair.plain)
    }

    @Test func `only the cycle among them is wrong, and is said`() {
        let wrong = (Pair.types + Pair.configurations).filter { (try? Graph($0.macros)) == nil }
        #expect(wrong.map(\.testDescription) == Pair.types.suffix(1).map(\.testDescription))
        #expect(wrong.allSatisfy { problems(of: $0.macros).text().contains("Hen -> Egg -> Hen") })
    }

    @Test func `nil is a constant like others`() throws {
        let container = try Container(
            Module("Office") {
                SelfDeclared(Macros.Printer.self)
                Singleton(Clock.init)
            })
        #expect(try container.get(Macros.Stamp.self, .named("letter")).motif == "lighthouse")
        #expect(try container.get(Macros.Stamp.self, .named("card")).motif == nil)
    }
}
#endif
