// swift-format-ignore-file
// Made from Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicGraphDocument
import AlchemicScenes
import StatementSupport

enum ScenesSamples {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 13)


final class ProfileView {
    weak var delegate: Presenter?
    init(delegate: Presenter) { self.delegate = delegate }
}

final class ProfileController: SceneController {
    var sceneContents: SceneContents<ProfileView>?    // required by SceneController
    var output: Presenter?
}

final class Presenter {
    weak var view: ProfileController?
}

final class Router: Sendable {}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 183)
@MainActor final class Window: @MainActor SceneController, @MainActor Awakable {
    var sceneContents: SceneContents<ProfileView>?
    var router: Router?
    func awake() {}
}

@MainActor enum Screens {
    static let windows = Module("Windows") {
        Singleton { Router() }
        SceneDeclaration(main: {
            ControllerScene { Window() }.with(Router.self).completed(connect: { $0.router = $1 })
        })
    }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 32)
let controller = ControllerScene { ProfileController() }
    .with { Presenter() }
    .with { Router() }
    .instantiate(
        connect: { controller, presenter, router in
            presenter.view = controller
            controller.output = presenter
        },
        view: { controller, presenter, router in ProfileView(delegate: presenter) })
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 43)
expect(controller.output?.view === controller)
expect(controller.sceneContents?.helpers.count == 2)
expect(controller.sceneView?.delegate === controller.output)
#sourceLocation()
_ = controller
}

@Sendable static func `The view`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 63)
let controller = ControllerScene { ProfileController() }
    .with { Presenter() }
    .instantiate(view: { _, presenter in ProfileView(delegate: presenter) })

let view = controller.sceneView       // built
controller.sceneView = nil            // released
let another = controller.sceneView    // built again
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 72)
expect(view != nil && another != nil && view !== another)
expect(view?.delegate === another?.delegate)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 83)
final class Loader: ViewObserver {
    var isLoading = false
    func viewWillAppear(_ animated: Bool) { isLoading = true }
    func viewDidDisappear(_ animated: Bool) { isLoading = false }
}

let loader = Loader()
let controller = ControllerScene { ProfileController() }.with { loader }.instantiate()
controller.sceneContents?.report(.willAppear(animated: true))
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 94)
expect(loader.isLoading)
#sourceLocation()
_ = loader
_ = controller
}
_ = controller
_ = view
_ = another
}

@Sendable static func `Helpers`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 105)
struct Formatter { let locale: String }

let controller = ControllerScene { ProfileController() }
    .helpers {
        Presenter()
        Router()
        Formatter(locale: "nl")
    }
    .instantiate(view: { _, presenter, _, _ in ProfileView(delegate: presenter) })
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 116)
expect(controller.sceneContents?.helpers.count == 3)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 122)
func readRouter() throws -> Router { Router() }
func fetchPresenter() async throws -> Presenter { Presenter() }

let controller = try await ControllerScene { ProfileController() }
    .withThrowing { try readRouter() }
    .withAsync { try await fetchPresenter() }
    .instantiate(connect: { controller, router, presenter in controller.output = presenter })
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 131)

expect(controller.output != nil)
#sourceLocation()
_ = controller
}
_ = controller
}

@Sendable static func `Helpers from a container`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 140)
let services = Module("Services") {
    Singleton { Router() }
}
let container = Container(orExit: services)

let controller = try ControllerScene { ProfileController() }
    .with { Presenter() }
    .with(Router.self)
    .instantiate(from: container, connect: { controller, presenter, router in controller.output = presenter })
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 151)
expect(controller.output != nil)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 157)
let screens = Module("Screens") {
    Singleton { Router() }
    SceneDeclaration {
        ControllerScene { ProfileController() }
            .with { Presenter() }
            .with(Router.self)
            .completed(connect: { controller, presenter, router in controller.output = presenter })
    }.named("profile")
}
let container = Container(orExit: screens)
let controller = try container.get(ProfileController.self)
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 170)
expect(controller.output != nil)
expect(try Graph(screens).document.definitions.contains { $0.id == "profile" && $0.style == "scene" })
#sourceLocation()
_ = screens
_ = container
_ = controller
}
_ = services
_ = container
_ = controller
}

@Sendable static func `On the main actor`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 199)
let container = try await Container(Screens.windows)
let window = try await container.get(async: Window.self)    // or `get(main:)`, on the main actor
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 203)
expect(await window.router != nil)
#sourceLocation()
_ = container
_ = window
}

@Sendable static func `A container for each window`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 257)
final class Draft: Sendable {
    let title: String
    init(title: String) { self.title = title }
}

final class DocumentWindow: ContainerOwner {
    var boundContainer: BoundContainer?
}

final class TextField: Owned {
    weak var owningObject: AnyObject?
    init(in window: DocumentWindow) { owningObject = window }
}

func open(_ title: String) throws -> DocumentWindow {
    let window = DocumentWindow()
    window.bind(try Container(Module("Document") { Singleton { Draft(title: title) } }))
    return window
}
let letter = try open("Letter")
let invoice = try open("Invoice")

let draft = try Container.nearest(to: TextField(in: invoice)).get(Draft.self)
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", line: 282)
expect(draft.title == "Invoice")
expect(try Container.nearest(to: TextField(in: letter)).get(Draft.self).title == "Letter")
withExtendedLifetime((letter, invoice)) {}
#sourceLocation()
_ = letter
_ = invoice
_ = draft
}

static let all: [Sample] = [
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "Overview", `Overview`),
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "The view", `The view`),
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "Helpers", `Helpers`),
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "Helpers from a container", `Helpers from a container`),
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "On the main actor", `On the main actor`),
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/Scenes.md", "A container for each window", `A container for each window`),
]
}
