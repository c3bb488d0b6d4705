#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

private protocol Audit: Sendable {}

@Singleton(as: (any Audit).self) private final class Ledger: Audit {}

@Singleton private final class Clock: Sendable {}

private protocol Plugin: Sendable {
    var title: String { get }
}

@Singleton(.order(2)) private final class Spelling: Plugin {
    let title = "spelling"
}

@Singleton(.order(1)) private final class Grammar: Plugin {
    let title = "grammar"
}

@Singleton(named: "editor") private class Editor: @unchecked Sendable, InjectionAware {
    @Inject var audit: (any Audit)?
    @Inject private var secret: Clock?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Inject private(set) var readOnly: Clock!
    @Inject var plugins: [any Plugin] = []
    @Inject var one: [Clock] = []
    @Inject var later: Lazy<Clock>?
    @Inject(.value(5)) var undoLevels: Int = 0
    @Inject(.value(nil)) var note: String? = "note"
    @Inject(ifUnset: true) var ownClock: Clock? = Clock()
    @Inject var missing: Never?
    @Inject lazy var view: Clock = {
        journal.note("view")
        return Clock()
    }()
    let journal = Journal()

    var hasSecret: Bool { secret != nil }

    @Inject func setUp(plugins: [any Plugin], _ clock: Clock, times: Int = 1) -> Int {
        journal.note("set up with \(plugins.count), audit \(audit != nil)")
        return plugins.count
    }

    @Inject(.type(Ledger.self)) private func attach(_ audit: any Audit) throws {
        journal.note("attached \(type(of: audit))")
    }

    func didInjectDependencies() { journal.note("did inject") }
}

@Prototype private final class SpecialEditor: Editor, @unchecked Sendable {
    @Inject var own: Clock?
}

@Prototype private class Door {
    let journal = Journal()
    @Inject func open(clock: Clock) { journal.note("door") }
    @Inject func lock(clock: Clock) { journal.note("lock") }
}

@Prototype private final class Gate: Door {
    @Inject override func open(clock: Clock) { journal.note("gate") }
}

@Prototype private final class Hatch: Door {
    override func lock(clock: Clock) { journal.note("hatch") }
}

@External private final class Screen {
    @Inject var audit: (any Audit)?
}

@External private final class Panel {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Inject var screen: SharedScreen!
}

@External private final class SharedScreen: Sendable {}

@External @MainActor private final class Controller {
    @Inject var audit: (any Audit)?
    @Inject(ifUnset: true) var clock: Clock?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Inject var wanted: Clock!
    let journal = Journal()

    @Inject func setUp(clock: Clock) { journal.note("set up \(clock === wanted)") }
}

@Singleton private actor Till {
    @Inject var audit: (any Audit)?
    @Inject(ifUnset: true) var clock: Clock? = Clock()
    private(set) var isOpen = false

    @Inject func open(clock: Clock) { isOpen = true }
}

@globalActor private actor DatabaseActor {
    static let shared = DatabaseActor()
}

@Singleton @DatabaseActor private final class Database {
    @Inject var audit: (any Audit)?
    @Inject(.value("object")) var object: String = ""
    private(set) var isOpen = false

    @Inject func open(clock: Clock) { isOpen = true }
}

private let common = Module("Common") {
    SelfDeclared(Ledger.self, Clock.self, Spelling.self, Grammar.self)
}

@Suite struct InjectTests {
    private func editors() throws -> Container {
        try Container(common, Module("Editors") { SelfDeclared(Editor.self, SpecialEditor.SelfDeclaration.self) })
    }

    @Test(.statement("A42", "A44")) func `properties are set private ones included`() throws {
        let container = try editors()
        let editor = try container.get(Editor.self, .named("editor"))
        #expect(editor.audit is Ledger)
        #expect(editor.hasSecret)
        #expect(try editor.readOnly === container.get(Clock.self))
        #expect(try editor.later?.get() === container.get(Clock.self))
        #expect(editor.missing == nil, "nothing of the type is declared")
    }

    @Test(.statement("A22", "A45")) func `constants are injected nil too`() throws {
        let editor = try editors().get(Editor.self, .named("editor"))
        #expect(editor.undoLevels == 5)
        #expect(editor.note == nil)
    }

    @Test(.statement("A46", "A49")) func `list holds every match in order`() throws {
        let editor = try editors().get(Editor.self, .named("editor"))
        #expect(editor.plugins.map(\.title) == ["grammar", "spelling"])
        #expect(editor.one.count == 1)
    }

    @Test func `what is set stays where that is asked for`() throws {
        let container = try editors()
        let editor = try container.get(Editor.self, .named("editor"))
        #expect(try editor.ownClock !== container.get(Clock.self))
    }

    @Test func `lazy property is set without being made`() throws {
        let container = try editors()
        let editor = try container.get(Editor.self, .named("editor"))
        #expect(try editor.view === container.get(Clock.self))
        #expect(!editor.journal.entries.contains("view"))
    }

    @Test(.statement("A50")) func `methods are called after the properties and before the object is told`() throws {
        let editor = try editors().get(Editor.self, .named("editor"))
        #expect(editor.journal.entries == ["set up with 2, audit true", "attached Ledger", "did inject"])
    }

    @Test func `method that is overridden is called once`() throws {
        let doors = Module("Doors") { SelfDeclared(Clock.self, Door.self, Gate.SelfDeclaration.self) }
        #expect(try Container(doors).get(Gate.self).journal.entries == ["lock", "gate"])
        let found = try Container(doors).get([Door].self).map(\.journal.entries)
        #expect(found == [["door", "lock"], ["lock", "gate"]])
    }

    @Test(.statement("A52")) func `properties of the superclass are set too`() throws {
        let container = try editors()
        let editor = try container.get(SpecialEditor.self)
        #expect(editor.own != nil)
        #expect(editor.hasSecret)
        #expect(editor.journal.entries.count == 3)
    }

    @Test func `method that a subclass overrides without the attribute is called in place of the superclasss`() throws {
        let container = try Container(common, Module("Doors") { SelfDeclared(Door.self, Hatch.SelfDeclaration.self) })
        #expect(try container.get(Hatch.self).journal.entries == ["door", "hatch"])
    }

    @Test(.statement("A8", "A51")) func `object made elsewhere is injected by what its class declares`() throws {
        let container = try Container(common, Module("Screens") { SelfDeclared(Screen.self) })
        let screen = Screen()
        try container.inject(into: screen)
        #expect(screen.audit is Ledger)
        try container.inject(into: Journal())
    }

    @Test(.statement("A53")) func `what depends on an external that is not set is an error`() throws {
        let container = try Container(
            Module("Screens") { SelfDeclared(Panel.self, SharedScreen.self) })
        #expect(failure(of: try container.inject(into: Panel()))?.id == .externalNotSet)
        let screen = SharedScreen()
        try container.set(screen)
        let panel = Panel()
        try container.inject(into: panel)
        #expect(panel.screen === screen)
    }

    @Test @MainActor func `object of the main actor is injected there`() throws {
        let container = try Container(common, Module("Controllers") { SelfDeclared(Controller.self) })
        let controller = Controller()
        let clock = Clock()
        controller.clock = clock
        try container.inject(intoMain: controller)
        #expect(controller.audit is Ledger)
        #expect(controller.clock === clock)
        #expect(controller.journal.entries == ["set up true"])
    }

    @Test func `actors are injected by awaiting`() async throws {
        let container = try Container(common, Module("Tills") { SelfDeclared(Till.self, Database.self) })
        try await container.start()
        let till = try container.get(Till.self)
        #expect(await till.audit is Ledger)
        #expect(try await till.clock !== container.get(Clock.self))
        #expect(await till.isOpen)
        let database = try container.get(Database.self)
        #expect(await database.audit is Ledger)
        #expect(await database.object == "object")
        #expect(await database.isOpen)
    }

    @Test func `wanted property that nothing provides is found by the check`() throws {
        let error = #expect(throws: GraphError.self) { try Container(Module("Screens") { SelfDeclared(Panel.self) }) }
        #expect(error?.diagnostics.map(\.id.rawValue) == ["missing-binding"])
        #expect("\(error.map { "\($0)" } ?? "")".contains("Panel.screen"))
    }
}
#endif
