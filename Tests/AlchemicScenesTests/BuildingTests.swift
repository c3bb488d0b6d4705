import AlchemicScenes
import StatementSupport
import Testing

@Suite("A scene") struct BuildingTests {
    private let journal = Journal()

    private var scene: SceneWith2<Screen, Directly, First, Second> {
        let journal = journal
        return ControllerScene { Screen(journal) }.with { First(journal) }.with { Second(journal) }
    }

    @Test(
        "makes, keeps, connects and awakens, the controller first (S1, S3, S5, S8)",
        .statement("S1", "S3", "S5", "S8", "T14"))
    func order() {
        let screen = scene.instantiate(connect: { screen, first, second in
            #expect(screen.sceneContents?.helpers.count == 2)
            journal.note("connect")
            screen.first = first
            first.second = second
        })
        #expect(
            journal.lines == [
                "make controller", "make first", "make second", "connect", "controller.awake", "first.awake",
                "second.awake",
            ])
        #expect(screen.first?.second != nil)
    }
}

@MainActor private final class Label {}

@MainActor private final class MainScreen: @MainActor SceneController, @MainActor Awakable {
    var sceneContents: SceneContents<Label>?
    var isAwake = false
    var helper: MainHelper?
    func awake() { isAwake = true }
}

@MainActor private final class MainHelper: @MainActor Awakable, @MainActor ViewObserver {
    var isAwake = false
    var loads = 0
    func awake() { isAwake = true }
    func viewDidLoad() { loads += 1 }
}

private struct NoLuck: Error {}

@Suite("On the main actor, a scene") @MainActor struct MainActorTests {
    @Test func isBuiltThere() {
        let screen = ControllerScene { MainScreen() }.with { MainHelper() }.instantiate(
            connect: { screen, helper in screen.helper = helper }, view: { _, _ in Label() })
        #expect(screen.isAwake)
        #expect(screen.helper?.isAwake == true)
        _ = screen.sceneView
        #expect(screen.helper?.loads == 1)
    }

    @Test func throwsWhatAHelperThrows() {
        #expect(throws: NoLuck.self) {
            try ControllerScene { MainScreen() }.withThrowing { () throws -> MainHelper in throw NoLuck() }
                .instantiate()
        }
    }

    @Test func awaits() async throws {
        let screen = try await ControllerScene { MainScreen() }
            .withAsync {
                await Task.yield()
                return MainHelper()
            }
            .with { MainHelper() }
            .instantiate(connect: { screen, helper, _ in screen.helper = helper })
        #expect(screen.helper?.isAwake == true)
    }

    @Test func helpersInABuilder() {
        let screen = ControllerScene { MainScreen() }.helpers {
            MainHelper()
            MainHelper()
            3
        }.instantiate(
            connect: { screen, first, second, number in
                screen.helper = second
                #expect(number == 3)
            }, view: { _, _, _, _ in Label() })
        #expect(screen.helper?.isAwake == true)
    }
}
