import Alchemic
import AlchemicScenes
import TestSupport
import Testing

// Everything here is on the main actor, and nothing says so: the scenes of an application's module look like this.

private final class Router {}

private final class Label {
    let text: String
    init(text: String) { self.text = text }
}

private final class ProfileController: SceneController, Awakable {
    var sceneContents: SceneContents<Label>?
    var router: Router?
    var presenter: Presenter?
    private(set) var isAwake = false
    func awake() { isAwake = true }
}

private final class Presenter: Awakable, ViewObserver {
    weak var controller: ProfileController?
    private(set) var isAwake = false
    private(set) var loads = 0
    func awake() { isAwake = true }
    func viewDidLoad() { loads += 1 }
}

private final class Window: ContainerOwner {
    var boundContainer: BoundContainer?
}

private final class Field: Owned {
    weak var owningObject: AnyObject?
    init(in window: Window) { owningObject = window }
}

private let screens = Module("Screens") {
    Singleton({ @MainActor in Router() })
    SceneDeclaration(main: {
        ControllerScene { ProfileController() }
            .with { Presenter() }
            .with(Router.self)
            .completed(
                connect: { controller, presenter, router in
                    controller.router = router
                    controller.presenter = presenter
                    presenter.controller = controller
                },
                view: { controller, _, _ in Label(text: "awake: \(controller.isAwake)") })
    })
}

@Suite(.statement("S23")) struct MainActorSceneTests {
    @Test func `in a module on the main actor, a scene is written and declared without a word about it`() throws {
        let container = try Container(screens)
        let controller = try container.get(main: ProfileController.self)
        #expect(controller.router === (try container.get(main: Router.self)))
        #expect(controller.presenter?.isAwake == true)
        #expect(controller.sceneView?.text == "awake: true")
        #expect(controller.presenter?.loads == 1)
    }

    @Test func `in a module on the main actor, a scene is instantiated without a word about it`() async throws {
        let controller = ControllerScene { ProfileController() }
            .helpers {
                Presenter()
                Router()
            }
            .instantiate(connect: { controller, presenter, router in
                controller.presenter = presenter
                controller.router = router
            })
        #expect(controller.presenter?.isAwake == true)
        let awaited = try await ControllerScene { ProfileController() }
            .withAsync { Presenter() }
            .instantiate(connect: { controller, presenter in controller.presenter = presenter })
        #expect(awaited.presenter?.isAwake == true)
    }

    @Test func `in a module on the main actor, a scene finds its window's container`() throws {
        let window = Window()
        window.bind(try Container(screens))
        let router = try Container.nearest(to: Field(in: window)).get(main: Router.self)
        #expect(router === (try window.boundContainer?.container.get(main: Router.self)))
    }
}
