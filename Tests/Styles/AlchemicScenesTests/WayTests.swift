import AlchemicScenes
import TestSupport
import Testing

@MainActor private final class Panel {
    let title: String
    init(title: String) { self.title = title }
}

@MainActor private final class PanelController: @MainActor SceneController, @MainActor Awakable {
    var sceneContents: SceneContents<Panel>?
    var presenter: Presenter?
    private(set) var isAwake = false
    func awake() { isAwake = true }
}

@MainActor private final class Presenter: @MainActor Awakable, @MainActor ViewObserver {
    private(set) var isAwake = false
    private(set) var loads = 0
    weak var controller: PanelController?
    func awake() { isAwake = true }
    func viewDidLoad() { loads += 1 }
}

@Suite(.statement("S23")) @MainActor struct MainActorTests {
    @Test func `on the main actor, a scene is built, awoken and told there, without a word about it`() {
        let controller = ControllerScene { PanelController() }.with { Presenter() }.instantiate(
            connect: { controller, presenter in
                controller.presenter = presenter
                presenter.controller = controller
            },
            view: { controller, _ in Panel(title: "\(controller.isAwake)") })
        #expect(controller.isAwake)
        #expect(controller.presenter?.isAwake == true)
        #expect(controller.sceneView?.title == "true")
        #expect(controller.presenter?.loads == 1)
    }

    @Test func `on the main actor, a scene may have helpers that are awaited`() async throws {
        func fetched() async throws -> Presenter {
            await Task.yield()
            return Presenter()
        }
        let controller = try await ControllerScene { PanelController() }
            .withAsync { try await fetched() }
            .with { Presenter() }
            .instantiate(
                connect: { controller, presenter, other in
                    #expect(presenter !== other)
                    controller.presenter = presenter
                }, view: { _, _, _ in Panel(title: "awaited") })
        #expect(controller.presenter?.isAwake == true)
        #expect(controller.sceneView?.title == "awaited")
    }
}

/// Lives on an actor of its own.
private actor Workshop {
    private var screen: Screen?

    func build() async throws -> [String] {
        let journal = Journal()
        let made = try await ControllerScene { Screen(journal) }
            .withAsync {
                await Task.yield()
                return First(journal)
            }
            .instantiate()
        screen = made
        return journal.entries
    }
}

@Suite(.statement("S23")) struct OffMainActorTests {
    private let journal = Journal()

    @Test func `off the main actor, a scene is built wherever its closures are written, on an actor too`() async throws
    {
        #expect(try await Workshop().build() == ["make controller", "make first", "controller.awake", "first.awake"])
    }

    @Test func `off the main actor, a scene may have helpers that throw, in a chain and in a builder`() throws {
        let journal = journal
        func second(_ works: Bool) throws -> Second {
            guard works else { throw Broken() }
            return Second(journal)
        }
        let screen = try ControllerScene { Screen(journal) }.with { First(journal) }.withThrowing { try second(true) }
            .with { Silent() }.instantiate(connect: { screen, _, second, _ in screen.links = [second] })
        #expect(screen.links.first is Second)
        #expect(throws: Broken()) {
            try ControllerScene { Screen(journal) }.withThrowing { try second(false) }.instantiate()
        }
        #expect(throws: Broken()) {
            try ControllerScene { Screen(journal) }.helpersThrowing {
                First(journal)
                try second(false)
            }.instantiate()
        }
        let built = try ControllerScene { Screen(journal) }.helpersThrowing {
            First(journal)
            try second(true)
        }.completed(view: { _, first, _ in Page(delegate: first) }).instantiate()
        #expect(built.sceneView?.delegate is First)
    }

    @Test func `off the main actor, a scene may have a controller that throws, or is awaited`() async throws {
        let journal = journal
        #expect(throws: Broken()) {
            try ControllerScene.throwing { () throws -> Screen in throw Broken() }.with { First(journal) }.instantiate()
        }
        #expect(journal.entries.isEmpty, "the controller comes first")
        let screen = try await ControllerScene.awaiting {
            await Task.yield()
            return Screen(journal)
        }.withThrowing { First(journal) }.completed().instantiate()
        #expect(screen.sceneContents?.helpers.count == 1)
    }

    @Test func `off the main actor, a scene leaves nothing when what is awaited throws`() async {
        weak var screen: Screen?
        let journal = journal
        await #expect(throws: Broken()) {
            _ = try await ControllerScene {
                let made = Screen(journal)
                screen = made
                return made
            }.withAsync { () async throws -> First in
                await Task.yield()
                throw Broken()
            }.instantiate()
        }
        #expect(screen == nil)
    }
}
