import Alchemic
import AlchemicScenes
import SwiftUI
import SwiftUIUnderTest
import Synchronization
import Testing

private final class Draft: Sendable {
    let id: Int
    init(counter: Counter) { id = counter.next() }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

private let app = Module("App") {
    Singleton { Title() }
    Singleton { Counter() }
    Scoped("document", Draft.init(counter:))
}

private struct DraftView: View {
    var body: some View {
        Resolving(Draft.self) { draft in Text(verbatim: "draft \(draft.id)") }
    }
}

@MainActor private final class Loader: @MainActor ViewObserver {
    let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        journal.note("made")
    }
    func viewDidLoad() { journal.note("loaded") }
    func viewWillAppear(_ animated: Bool) { journal.note("will appear") }
    func viewDidAppear(_ animated: Bool) { journal.note("did appear") }
    func viewWillDisappear(_ animated: Bool) { journal.note("will disappear") }
    func viewDidDisappear(_ animated: Bool) { journal.note("did disappear") }
}

@MainActor private let screens = Module("Screens") {
    app
    SceneDeclaration(main: {
        ControllerScene { Screen() }.with(Title.self)
            .completed(view: { _, title in Text(verbatim: "profile of \(title.text)") })
    })
}

@Suite("In SwiftUI") @MainActor struct SwiftUITests {
    private let stage = Stage()

    @Test func `the container is in the environment, and the nearest one counts`() throws {
        let container = try Container(app)
        let inner = try Container(Module("Inner") { Value(Title("inner")).overriding(Title.self) }, parent: container)
        #expect(stage.show(TitleView().container(container)) == ["plain"])
        #expect(stage.show(TitleView().container(inner).container(container)) == ["inner"])
    }

    @Test func `what cannot be had is shown as the error it is`() throws {
        let container = try Container(Module("Empty") {})
        let unknown = stage.show(TitleView().container(container))
        #expect(unknown.first?.contains("[missing-binding]") == true)
        let scope = stage.show(ContainerScope("window") { DraftView() }.container(container))
        #expect(scope.first?.contains("window") == true)
    }

    @Test(
        arguments: [true, false])
    func `a scope lasts as long as its place: two of a kind are two, whichever ends first (T25)`(endsFirst: Bool) throws
    {
        struct Both: View {
            let first: Bool
            let second: Bool
            var body: some View {
                if first { ContainerScope("document") { DraftView() } }
                if second { ContainerScope("document") { DraftView() } }
            }
        }
        let container = try Container(app)
        func texts(_ first: Bool, _ second: Bool) -> [String] {
            stage.show(Both(first: first, second: second).container(container))
        }
        #expect(texts(true, true) == ["draft 1", "draft 2"])
        #expect(texts(true, true) == ["draft 1", "draft 2"])
        #expect(texts(!endsFirst, endsFirst) == [endsFirst ? "draft 2" : "draft 1"])
        #expect(texts(true, true) == (endsFirst ? ["draft 3", "draft 2"] : ["draft 1", "draft 3"]))
    }

    @Test func `a scene is made once for its place, told what happens, and ends with it (S5, S10, S17)`() {
        let journal = Journal()
        weak var screen: Screen?
        func host() -> SceneHost<Screen> {
            SceneHost(
                ControllerScene { Screen() }.with { Loader(journal) }
                    .completed(
                        connect: { controller, _ in screen = controller },
                        view: { _, _ in Text(verbatim: "profile") }))
        }
        #expect(stage.show(host()) == ["profile"])
        #expect(stage.show(host()) == ["profile"])
        #expect(journal.lines == ["made", "loaded", "will appear", "did appear"])
        #expect(screen != nil)
        stage.clear()
        #expect(journal.lines.suffix(2) == ["will disappear", "did disappear"])
        #expect(screen == nil)
    }

    @Test func `a scene that is declared comes from the container around`() throws {
        let container = try Container(screens)
        #expect(stage.show(SceneHost(Screen.self).container(container)) == ["profile of plain"])
        let asking = SceneHost(
            ControllerScene { Screen() }.with(Title.self)
                .completed(view: { _, title in Text(verbatim: "asks \(title.text)") }))
        #expect(Stage().show(asking.container(container)) == ["asks plain"])
        struct NoLuck: Error {}
        let throwing = SceneHost(
            ControllerScene { Screen() }.withThrowing { () throws -> Int in throw NoLuck() }
                .completed(view: { _, _ in Text(verbatim: "never") }))
        #expect(Stage().show(throwing).first?.contains("NoLuck") == true)
    }

    @Test func `a preview has its own wiring, and shows what is wrong with it`() {
        let wired = Wired {
            screens
            Value(Title("sample")).overriding(Title.self)
        } content: {
            SceneHost(Screen.self)
        }
        #expect(stage.show(wired) == ["profile of sample"])
        let broken = Wired {
            Scoped("document", Draft.init(counter:))
        } content: {
            DraftView()
        }
        #expect(stage.show(broken).first?.contains("[missing-binding]") == true)
    }
}
