import Alchemic
import AlchemicGraphDocument
import AlchemicScenes
import TestSupport
import Testing

private final class Router: Sendable {
    let name: String
    init(name: String = "plain") { self.name = name }
}

private protocol Store: Sendable {}
private final class MemoryStore: Store {}
private final class Draft: Sendable {}
@MainActor private final class Window {}

private final class Session: SceneController {
    var sceneContents: SceneContents<Page>?
    var router: Router?
    var draft: Draft?
    var names: [String] = []
}

/// Not `Sendable`.
private final class Panel {}

private final class Desk: SceneController {
    var sceneContents: SceneContents<Page>?
    var panel: Panel?

    static var scene: CompletedScene<Desk, Asking> {
        ControllerScene { Desk() }.with(Panel.self).completed(connect: { $0.panel = $1 })
    }
}

/// What runs anywhere, as far as the compiler knows.
private func desk(from container: Container) throws -> Desk { try Desk.scene.instantiate(from: container) }

private final class Formatter {
    let prefix = "> "
}

@MainActor private final class Editor: @MainActor SceneController, @MainActor InjectionAware {
    var sceneContents: SceneContents<Page>?
    var router: Router?
    var store: (any Store)?
    var window: Window?
    var isInjected = false
    func didInjectDependencies() { isInjected = true }
}

private let services = Module("Services") {
    Singleton { Router() }
    Singleton { Router(name: "deep") }.named("deep")
    Singleton(MemoryStore.init)
}

@MainActor private func editorScene() -> CompletedScene<Editor, Asking> {
    ControllerScene { Editor() }
        .with { 5 }
        .with(Router.self, .named("deep"))
        .with((any Store).self)
        .with(Window.self)
        .completed(
            connect: { editor, _, router, store, window in
                editor.router = router
                editor.store = store
                editor.window = window
            },
            view: { _, number, router, _, _ in Page(title: "\(router.name) \(number)") })
}

private let sessions = Module("Sessions") {
    SceneDeclaration {
        ControllerScene { Session() }.helpersAsking {
            Formatter()
            Asked(Router.self, .named("deep"))
            Asked([Router].self)
        }.completed(connect: { session, formatter, router, routers in
            session.router = router
            session.names = routers.map { formatter.prefix + $0.name }
        })
    }.named("session")
}

@MainActor private let editors = Module("Editors") {
    Singleton({ @MainActor in Window() })
    SceneDeclaration(main: editorScene).named("editor")
}

private let documents = Module("Documents") {
    Scoped("document") { Draft() }
    SceneDeclaration { ControllerScene { Session() }.with(Draft.self).completed(connect: { $0.draft = $1 }) }
}

@Suite("A scene that takes its helpers from a container", .statement("T26")) @MainActor struct DeclarationTests {
    @Test
    func `a scene that takes its helpers from a container is a definition like any other, made anew for each request`()
        throws
    {
        let container = try Container(services, editors)
        let editor = try container.get(main: Editor.self)
        #expect(editor.router === (try container.get(Router.self, .named("deep"))))
        #expect(editor.store as? MemoryStore === (try container.get(MemoryStore.self)))
        #expect(editor.window === (try container.get(main: Window.self)))
        #expect(editor.isInjected)
        #expect(editor.sceneView?.title == "deep 5")
        let another = try container.get(main: Editor.self, .named("editor"))
        #expect(another !== editor)
        #expect(another.router === editor.router)
    }

    @Test func `a scene that takes its helpers from a container is built off the main actor where its controller is`()
        async throws
    {
        let container = try Container(services, sessions)
        let names = try await Task.detached {
            let session = try container.get(Session.self)
            return [session.router?.name ?? ""] + session.names
        }.value
        #expect(names == ["deep", "> plain", "> deep"])
    }

    @Test func `a scene that takes its helpers from a container lives on the main actor where it was declared there`()
        throws
    {
        let container = try Container(services, editors)
        #expect(failure(of: try container.get(Editor.self))?.id == .mainActorOnly)
    }

    @Test func `is awaited from elsewhere, since a controller of the main actor may go anywhere`()
        async throws
    {
        let container = try Container(services, editors)
        let editor = try await Task.detached { try await container.get(async: Editor.self) }.value
        #expect(editor.router?.name == "deep")
    }

    @Test func `a scene that takes its helpers from a container stands in the graph document with what it asks for`()
        throws
    {
        let document = try Graph(services, editors, sessions).document
        let editor = try #require(document.definitions.first { $0.id == "editor" })
        #expect(editor.style == "scene")
        #expect(editor.lifetime == "prototype")
        #expect(editor.isolation == "main")
        #expect(editor.dependencies.map(\.type).map { $0.split(separator: ".").last } == ["Router", "Store", "Window"])
        #expect(editor.dependencies.first?.definitions == ["deep"])
        #expect(editor.location.file.hasSuffix("DeclarationTests.swift"))
        let session = try #require(document.definitions.first { $0.id == "session" })
        #expect(session.dependencies.map(\.form) == ["single", "list"])
        #expect(session.dependencies.last?.definitions.count == 2)
    }

    @Test func `is checked: what is missing is reported where the scene is declared`() {
        let found = problems(of: editors)
        #expect(found.map(\.id) == [.missingBinding, .missingName])
        #expect(found.allSatisfy { $0.location?.file.hasSuffix("DeclarationTests.swift") == true })
        expectGolden(found.map { $0.text(.plain) }.joined(separator: "\n"), named: "scene-missing-helpers")
    }

    @Test func `is checked: a singleton may not take a scene whose helper belongs to a scope`() {
        struct Keeper: Sendable {
            init(_ session: Provider<Session>) {}
        }
        #expect(problems(of: documents, Module("Captive") { Singleton(Keeper.init) }).map(\.id) == [.captiveScope])
    }

    @Test func `a scene that takes its helpers from a container takes what belongs to the scope it is asked in`() throws
    {
        let container = try Container(documents)
        let (one, two) = (try container.scope("document"), try container.scope("document"))
        let first = try one.get(Session.self)
        #expect(first.draft === (try one.get(Draft.self)))
        #expect(try two.get(Session.self).draft !== first.draft)
    }

    @Test
    func `a scene that takes its helpers from a container is instantiated from a container without being declared`()
        throws
    {
        let container = try Container(services, editors)
        let editor = try editorScene().instantiate(from: container)
        #expect(editor.router?.name == "deep")
        #expect(!editor.isInjected, "the container has not made it")
        let other = try ControllerScene { Editor() }.with(Window.self).instantiate(
            from: container, connect: { $0.window = $1 })
        #expect(other.window === editor.window)
        #expect(throws: ResolutionError.self) {
            try ControllerScene { Editor() }.with(Draft.self).instantiate(from: container)
        }
    }

    @Test
    @MainActor func `gets what lives on the main actor only where the compiler knows that it runs there`() throws {
        let container = try Container(Module("Desk") { Singleton { @MainActor in Panel() } })
        #expect(failure(of: try desk(from: container))?.id == .mainActorOnly)
        #expect(try Desk.scene.instantiate(from: container).panel === container.get(main: Panel.self))
    }

    @Test func `a scene that takes its helpers from a container may have a controller from the container`() throws {
        let container = try Container(services, Module("Screens") { Prototype(Session.init) })
        let scene = ControllerScene(Session.self).with(Router.self, .named("deep"))
        let session = try scene.instantiate(from: container, connect: { $0.router = $1 })
        #expect(session.router?.name == "deep")
        #expect(try scene.instantiate(from: container) !== session)
    }

    @Test func `a scene that takes its helpers from a container awaits what the container has to await`() async throws {
        let container = try Container(
            Module("Remote") {
                Singleton({ () async -> Router in
                    await Task.yield()
                    return Router(name: "remote")
                })
                SceneDeclaration {
                    ControllerScene { Session() }.with(Router.self).completed(connect: { $0.router = $1 })
                }
            })
        let direct = try await ControllerScene { Session() }.withAsync { 1 }.with(Router.self).instantiate(
            from: container, connect: { $0.router = $2 })
        #expect(direct.router?.name == "remote")
        #expect(try await container.get(async: Session.self).router === direct.router)
    }

    @Test func `a scene that takes its helpers from a container sees the overrides of a test`() async throws {
        let container = try Container(services, sessions)
        let name = try await container.withOverrides {
            Singleton { Router(name: "fake") }.named("deep")
        } operation: {
            try container.get(Session.self).router?.name
        }
        #expect(name == "fake")
    }

    @Test func `a scene that takes its helpers from a container runs its closure to be declared, and makes nothing`()
        throws
    {
        let journal = Journal()
        let module = Module("Screens") {
            SceneDeclaration(main: {
                journal.note("closure")
                return ControllerScene { Screen(journal) }.with { First(journal) }
            })
        }
        #expect(journal.entries == ["closure"])
        let container = try Container(module)
        #expect(journal.entries == ["closure"])
        _ = try container.get(main: Screen.self)
        #expect(journal.entries.suffix(2) == ["controller.awake", "first.awake"])
    }

    @Test(
        .statement("S9", "T14")
    )
    func `is connected and awoken when its helpers and its controller have all that is injected`() throws {
        final class Needy: Awakable {
            var router: Router?
            var journal: Journal?
            func awake() { journal?.note("helper.awake \(router != nil)") }
        }
        final class Waiting: Screen, InjectionAware {
            var router: Router?
            override func awake() { journal.note("controller.awake \(router != nil)") }
            func didInjectDependencies() { journal.note("controller.didInject") }
        }
        let journal = Journal()
        let container = try Container(
            Module("Screens") {
                services
                Prototype { Needy() }.inject(\.router, .named("deep"))
                SceneDeclaration(main: {
                    ControllerScene { Waiting(journal) }.with(Needy.self).completed(connect: { screen, needy in
                        needy.journal = journal
                        journal.note("connect \(screen.router != nil) \(needy.router != nil)")
                    })
                }).inject("router", .named("deep")) { $0.router = $1 }
                    .configure(main: { _ in journal.note("configure") })
            })
        _ = try container.get(main: Waiting.self)
        #expect(
            journal.entries == [
                "make controller", "connect true true", "controller.awake true", "helper.awake true", "configure",
                "controller.didInject",
            ])
    }

    @Test func `a scene that takes its helpers from a container leaves nothing behind when a helper cannot be had`()
        throws
    {
        weak var screen: Screen?
        let container = try Container(
            Module("Screens") {
                Prototype { () throws -> Silent in throw Broken() }
                SceneDeclaration(main: {
                    ControllerScene {
                        let made = Screen(Journal())
                        screen = made
                        return made
                    }.with(Silent.self)
                })
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(main: Screen.self) }
        #expect(error?.underlying is Broken)
        #expect(screen == nil)
    }
}
