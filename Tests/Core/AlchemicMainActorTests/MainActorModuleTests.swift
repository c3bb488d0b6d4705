import Alchemic
import TestSupport
import Testing

// This target is compiled with `defaultIsolation(MainActor.self)`: everything here is on the main actor unless it says
// otherwise, and no declaration needs a label.

nonisolated protocol Ledger: AnyObject, Sendable {
    var count: Int { get }
}

nonisolated final class MemoryLedger: Ledger {
    let count = 3
}

final class Model {
    let ledger: any Ledger
    var audit: (any Ledger)?

    init(ledger: any Ledger) {
        self.ledger = ledger
    }
}

final class Screen {
    let model: Model
    let title: String

    init(model: Model, title: String) {
        self.model = model
        self.title = title
    }
}

/// Belongs to a scope, and stays on the main actor where it is built, since it is not `Sendable`.
nonisolated final class Pane {
    var width = 0
    init(ledger: any Ledger) {}
}

final class Desk {
    let panes: ScopeProvider<Pane>
    init(panes: ScopeProvider<Pane>) { self.panes = panes }
}

nonisolated protocol Titled: AnyObject, Sendable {
    @MainActor var title: String { get }
}

final class Plain: Titled {
    let title = "plain"
    init() {}
}

final class Framed: Titled {
    let inner: any Titled
    let ledger: any Ledger
    var title: String { "[\(inner.title) \(ledger.count)]" }
    init(_ inner: any Titled, ledger: any Ledger) { (self.inner, self.ledger) = (inner, ledger) }
}

final class Popup {
    let model: Model
    init(model: Model) { self.model = model }
}

final class Banner: InjectionAware {
    var text: String?
    var isReady = false
    init() {}
    func didInjectDependencies() { isReady = text != nil }
}

final class Station: Startable, Stoppable, InjectionAware {
    var events: [String] = []
    func didInjectDependencies() { events.append("told") }
    func start() async { events.append("started") }
    func stop() async { events.append("stopped") }
}

private func module() -> Module {
    Module("Screens") {
        Singleton(MemoryLedger.init).as((any Ledger).self)
        Singleton(Model.init(ledger:)).inject("audit") { $0.audit = $1 }
        Singleton(Screen.init(model:title:), .auto, .value("Home"))
        Prototype(Popup.init(model:))
        Singleton(Banner.init).inject("text", .value("hello")) { $0.text = $1 }
    }
}

@Suite("A target whose default isolation is the main actor")
struct MainActorModuleTests {
    @Test
    func `a target whose default isolation is the main actor declares, injects and gets without a label on every line`()
        throws
    {
        let container = try Container(module())
        let screen = try container.get(main: Screen.self)
        #expect(screen.title == "Home")
        #expect(screen.model.audit === screen.model.ledger)
        #expect(try container.get(main: Screen.self) === screen)
        let popup = try container.get(main: Popup.self)
        #expect(popup.model === screen.model)
        #expect(try container.get(main: Popup.self) !== popup)
    }

    @Test
    func `a target whose default isolation is the main actor decorates`() throws {
        let container = try Container(
            module(),
            Module("Titles") {
                Singleton(Plain.init).as((any Titled).self)
                Decorate((any Titled).self) { inner, ledger in Framed(inner, ledger: ledger) }
            })
        let titled = try container.get(main: (any Titled).self)
        #expect(titled.title == "[plain 3]")
        #expect(try container.get(main: (any Titled).self) === titled)
    }

    @Test
    func `a target whose default isolation is the main actor takes a provider for a scope, and builds there`()
        async throws
    {
        let container = try Container(
            module(),
            Module("Desks") {
                Scoped("window") { @MainActor (ledger: any Ledger) in Pane(ledger: ledger) }
                Singleton(Desk.init(panes:))
            })
        let desk = try container.get(main: Desk.self)
        let window = try container.scope("window")
        let pane = try desk.panes.get(mainIn: window)
        #expect(try desk.panes.get(mainIn: window) === pane)
        #expect(try window.get(main: Pane.self) === pane)
        #expect(try desk.panes.get(mainIn: container.scope("window")) !== pane)
        let panes = desk.panes
        let error = try await Task.detached { failure(of: try panes.get(in: window)) }.value
        #expect(error?.id == .mainActorOnly)
    }

    @Test
    func
        `a target whose default isolation is the main actor is told when it has been injected, by an isolated conformance`()
        throws
    {
        let banner = try Container(module()).get(main: Banner.self)
        #expect(banner.isReady)
    }

    @Test
    func `a target whose default isolation is the main actor starts and is awaited from elsewhere`() async throws {
        let container = try Container(module())
        let title = try await Task.detached {
            let screen = try await container.get(async: Screen.self)
            return screen.title
        }.value
        #expect(title == "Home")
    }

    @Test
    func `is told, started and stopped on the main actor, by conformances without a label`() async throws {
        let container = try Container(Module("Stations") { Singleton(Station.init).eager() })
        try await Task.detached { try await container.start() }.value
        let station = try container.get(main: Station.self)
        try await Task.detached { try await container.stop() }.value
        #expect(station.events == ["told", "started", "stopped"])
    }

    @Test
    func `asked for synchronously off the main actor, says how to ask`() async throws {
        let container = try Container(module())
        let error = await Task.detached {
            #expect(throws: ResolutionError.self) { _ = try container.get(Screen.self) }
        }.value
        #expect(error?.id == .mainActorOnly)
        #expect(error?.description.contains("get(main: ") == true)
        // What is nonisolated is found anywhere.
        #expect(try container.get((any Ledger).self).count == 3)
    }
}
