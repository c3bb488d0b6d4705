import Alchemic
import AlchemicMain
import TestSupport
import Testing

private protocol Shown { var title: String { get } }

/// Not `Sendable`: made on the main actor, it has to stay there.
private final class Panel: Shown {
    var title = "panel"
}

private final class Pane {
    var panel: Panel?
}

private final class Window {
    let panel: Panel
    init(panel: Panel) { self.panel = panel }
}

@MainActor private final class Screen {
    var panel: Panel?
    nonisolated init() {}
}

/// `Sendable`, but a value of the protocol on the main actor only.
@MainActor private final class Gauge: @MainActor Shown {
    nonisolated init() {}
    let title = "gauge"
}

private let shared = Module("shared") {
    Singleton({ @MainActor in Panel() }).as((any Shown).self).named("panel").alias("board")
    Prototype({ @MainActor (panel: Panel) in Window(panel: panel) })
    Scoped("screen", { @MainActor in Pane() })
}

/// Runs a closure on the main actor.
func onMainActor(_ body: @MainActor @Sendable () throws -> Void) async throws { try await body() }

/// Expects that a request, made away from the main actor, hands nothing out and says how to ask there.
private func expectStays<Value>(
    _ words: String, _ location: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> sending Value
) async {
    let request = Task.detached { () async -> ResolutionError? in await failure(awaiting: try await body()) }
    let error = await request.value
    #expect(error?.id == .mainActorOnly, "\(words): \(error.map { "\($0)" } ?? "handed out")", sourceLocation: location)
    #expect(error?.description.contains("get(main: ") == true, "\(words)", sourceLocation: location)
}

@Suite("What is built on the main actor and is not Sendable")
struct MainActorOnlyTests {
    @Test(arguments: [false, true])
    func `leaves it by no form of request, whether it has been built or not`(isBuilt: Bool) async throws {
        let container = try Container(shared)
        let scope = try container.scope("screen")
        if isBuilt {
            try await onMainActor {
                _ = try container.get(main: Panel.self)
                _ = try container.get(main: (any Shown).self)
                _ = try container.get(main: Window.self)
                _ = try scope.get(main: Pane.self)
            }
        }
        await expectStays("type") { try container.get(Panel.self) }
        await expectStays("protocol") { try container.get((any Shown).self) }
        await expectStays("prototype") { try container.get(Window.self) }
        await expectStays("scoped") { try scope.get(Pane.self) }
        await expectStays("of the parent") { try scope.get(Panel.self) }
        await expectStays("name") { try container.get(Panel.self, .named("panel")) }
        await expectStays("alias") { try container.get((any Shown).self, .named("board")) }
        await expectStays("list") { try container.get([Panel].self) }
        await expectStays("all") { try container.all(of: (any Shown).self) }
        await expectStays("dictionary") { try container.get([String: Panel].self) }
        await expectStays("optional") { try container.get(Panel?.self) }
        await expectStays("if declared") { try container.getIfDeclared((any Shown).self) }
        await expectStays("with") { try container.with(Panel.self) { $0.title } }
        await expectStays("with, protocol") { try container.with((any Shown).self) { $0.title } }
        await expectStays("lazy") { try container.get(Lazy<Panel>.self).get() }
        await expectStays("lazy list") { try container.get(Lazy<[any Shown]>.self).get() }
        await expectStays("provider") { try container.get(Provider<Panel>.self).get() }
        await expectStays("provider of an optional") { try container.get(Provider<Panel?>.self).get() }
        await expectStays("list of providers") { try container.get([Provider<Panel>].self)[0].get() }
        await expectStays("awaited provider") { try await container.get(AsyncProvider<Panel>.self).get() }
        await expectStays("provider in a scope") { try container.get(ScopeProvider<Pane>.self).get(in: scope) }
        await expectStays("awaited provider in a scope") {
            try await container.get(ScopeProvider<Pane>.self).get(asyncIn: scope)
        }
        await expectStays("awaited") { try await container.get(async: Panel.self) }
        await expectStays("awaited by a name") { try await container.get(async: (any Shown).self, .named("board")) }
        await expectStays("awaited list") { try await container.get(async: [any Shown].self) }
        await expectStays("awaited prototype") { try await container.get(async: Window.self) }
        await expectStays("awaited, scoped") { try await scope.get(async: Pane.self) }
        await expectStays("invoked") { try await container.invoke(async: Panel.self) }
    }

    @Test
    func `what is built on the main actor and is not Sendable does not leave it by a Lazy that has been used there`()
        async throws
    {
        let container = try Container(shared)
        let lazy = try container.get(Lazy<Panel>.self)
        try await onMainActor {
            let panel = try lazy.getMain()
            #expect(try lazy.getMain() === panel)
            #expect(try container.get(main: Panel.self) === panel)
        }
        await expectStays("lazy") { try lazy.get() }
        try await onMainActor { _ = try lazy.getMain() }
    }

    @Test
    func `does not leave it through overrides, children and what has been started`() async throws {
        let eager = Module("eager") { Singleton({ @MainActor in Panel() }).eager() }
        let container = try Container(eager)
        try await container.start()
        await expectStays("started") { try container.get(Panel.self) }
        let child = try Container(parent: container) { Singleton { 5 } }
        await expectStays("child") { try child.get(Panel.self) }
        try await container.withOverrides {
            Singleton({ @MainActor in Panel() }).overriding(Panel.self)
        } operation: {
            try await onMainActor { _ = try container.get(main: Panel.self) }
            #expect(failure(of: try container.get(Panel.self))?.id == .mainActorOnly)
        }
    }

    @Test @MainActor
    func `what is built on the main actor and is not Sendable is handed out there, in every form`() async throws {
        let container = try Container(shared)
        let scope = try container.scope("screen")
        let panel = try container.get(main: Panel.self)
        #expect(try container.get(main: (any Shown).self) as AnyObject === panel)
        #expect(try container.get(main: [Panel].self).first === panel)
        #expect(try container.get(main: [String: any Shown].self)["panel"] as AnyObject? === panel)
        #expect(try container.get(main: Panel?.self) === panel)
        #expect(try container.get(main: Panel.self, .named("board")) === panel)
        #expect(try container.get(Lazy<Panel>.self).getMain() === panel)
        #expect(try container.get(Provider<[any Shown]>.self).getMain().count == 1)
        #expect(try container.get(main: Window.self).panel === panel)
        #expect(try scope.get(main: Pane.self) === scope.get(main: Pane.self))
    }

    @Test
    func `is built there for what needs it and may leave, awaited or not`() async throws {
        let container = try Container {
            shared
            Singleton({ @MainActor (panel: Panel) in panel.title }).named("title")
            Singleton({ @MainActor (shown: any Shown) in [shown.title] })
            Singleton({ () async in 7 })
            Singleton({ @MainActor (number: Int, panel: Panel) in Double(number) + Double(panel.title.count) })
            Prototype(Screen.init).inject("panel") { $0.panel = $1 }
        }
        #expect(try await container.get(async: String.self) == "panel")
        #expect(try await container.get(async: [String].self, .auto) == ["panel"])
        #expect(try await container.get(async: Double.self) == 12)
        #expect(try container.get(Double.self) == 12)
        try await onMainActor {
            let screen = try container.get(main: Screen.self)
            #expect(try screen.panel === container.get(main: Panel.self))
        }
    }
}

@Suite("What conforms to a protocol on the main actor only")
struct IsolatedConformanceTests {
    private let module = Module("gauges") { Singleton(Gauge.init).as((any Shown).self) }

    @Test(arguments: [false, true])
    func `is found by its own type everywhere, and by the protocol there`(isBuilt: Bool) async throws {
        let module = module
        // The check does not depend on where it runs.
        let container = try await Task.detached { try Container(module) }.value
        if isBuilt {
            try await onMainActor { _ = try container.get(main: (any Shown).self) }
        }
        _ = try container.get(Gauge.self)
        await expectStays("protocol") { try container.get((any Shown).self) }
        await expectStays("list") { try container.get([any Shown].self) }
        await expectStays("lazy") { try container.get(Lazy<any Shown>.self).get() }
        await expectStays("awaited") { try await container.get(async: (any Shown).self) }
        try await onMainActor {
            let shown = try container.get(main: (any Shown).self)
            #expect(shown.title == "gauge")
            let all = try container.get(main: [any Shown].self)
            #expect(all.count == 1)
        }
    }
}

@Suite("The check finds what would carry something away from the main actor")
struct MainActorCheckTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let elements: [ModuleElement]
        init(_ name: String, @ModuleBuilder _ elements: () -> [ModuleElement]) {
            testDescription = name
            self.elements = elements()
        }
    }

    private final class Server: Startable {
        var isOn = false
        func start() async {}
    }

    private static let panel = Module("panel") { Singleton({ @MainActor in Panel() }) }

    private static let mistakes = [
        Mistake("one of a prototype") {
            panel
            Prototype(Window.init(panel:))
        },
        Mistake("one that takes a prototype") {
            Prototype({ @MainActor in Panel() })
            Prototype(Window.init(panel:))
        },
        Mistake("one that is awaited and takes a list") {
            panel
            Singleton({ (panels: [Panel]) async in panels.count })
        },
        Mistake("a decorator") {
            panel
            Decorate((any Shown).self) { (inner: any Shown) in inner }
        },
        Mistake("an injection point by a closure") {
            panel
            Prototype { Pane() }.inject(nonisolated: "panel") { $0.panel = $1 }
        },
        Mistake("a call") {
            panel
            Prototype { Pane() }.call { (pane: Pane, panel: Panel) in pane.panel = panel }
        },
        Mistake("a configure step") {
            panel
            Prototype { Pane() }.configure { (pane: Pane, panel: Panel) in pane.panel = panel }
        },
        Mistake("an awaited step of something that stays there") {
            Singleton({ @MainActor in Panel() }).configure(async: { (_: Panel) async in })
        },
        Mistake("a stop of it") { Singleton({ @MainActor in Panel() }).onStop { _ in } },
        Mistake("its own start") { Singleton({ @MainActor in Server() }).eager() },
    ]

    @Test(arguments: mistakes)
    func `in whatever way it would be carried`(_ mistake: Mistake) {
        let found = problems(of: Module("m", elements: mistake.elements))
        #expect(found.map(\.id) == [.mainActorOnly])
        #expect(found.map(\.severity) == [.error])
    }

    @Test
    func `and leaves alone what asks for it there`() {
        let later = Module("m") {
            Self.panel
            Prototype { (_: Provider<Panel>, _: Lazy<Panel>) in 5 }
        }
        #expect(problems(of: later).isEmpty)
        let conforming = Module("m") {
            Singleton(Gauge.init)
            Singleton({ @MainActor (shown: any Shown) in shown.title })
            Prototype { (_: Gauge) in 5 }
        }
        #expect(problems(of: conforming).isEmpty)
    }

    @Test
    func `what is given it there and is not known to be Sendable stays there itself`() async throws {
        let container = try Container {
            Singleton({ @MainActor in Panel() })
            Prototype { Pane() }.inject("panel") { $0.panel = $1 }
        }
        await expectStays("holder") { try await container.get(async: Pane.self) }
        try await onMainActor {
            let pane = try container.get(main: Pane.self)
            #expect(pane.panel != nil)
        }
    }
}
