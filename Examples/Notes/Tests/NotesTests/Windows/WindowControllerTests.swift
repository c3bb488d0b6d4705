import AlchemicScenes
import Testing

@testable import Notes
@testable import Toolkit

/// A helper that notes everything, under its own name.
@MainActor private final class Witness: @MainActor Awakable, @MainActor ViewObserver {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func awake() { journal.write("\(name): awake") }
    func viewDidLoad() { journal.write("\(name): did load") }
    func viewWillAppear(_ animated: Bool) { journal.write("\(name): will appear") }
    func viewDidAppear(_ animated: Bool) { journal.write("\(name): did appear") }
    func viewWillDisappear(_ animated: Bool) { journal.write("\(name): will disappear") }
    func viewDidDisappear(_ animated: Bool) { journal.write("\(name): did disappear") }
    func viewWillLayoutSubviews() { journal.write("\(name): will lay out") }
    func viewDidLayoutSubviews() { journal.write("\(name): did lay out") }
}

@MainActor private final class PlainController: WindowController, @MainActor Awakable {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(title: "Plain")
    }

    func awake() { journal.write("controller: awake") }
}

extension DisplayTests {
    /// What happens to a window becomes the events of its scene.
    @MainActor struct WindowControllerTests {
        private let journal = Journal()

        init() throws { try VirtualDisplay.use() }

        private func makeController() -> PlainController {
            let journal = journal
            return ControllerScene { PlainController(journal) }
                .with { Witness("first", journal) }
                .with { Witness("second", journal) }
                .instantiate(
                    connect: { _, _, _ in journal.write("connect") },
                    view: { _, _, _ in
                        journal.write("view")
                        return Label("what is shown")
                    })
        }

        /// Both helpers, one after the other, for each event.
        private func both(_ events: String...) -> [String] { events.flatMap { ["first: \($0)", "second: \($0)"] } }

        @Test func awakensTheControllerFirstAndMakesNoView() {
            let controller = makeController()
            #expect(journal.lines == ["connect", "controller: awake", "first: awake", "second: awake"])
            #expect(controller.window == nil)
            #expect(!controller.isSceneViewLoaded)
        }

        @Test func reportsOpeningHidingAndClosingInTheDocumentedOrder() async throws {
            let controller = makeController()
            journal.clear()
            controller.open()
            #expect(journal.lines == ["view"] + both("did load", "will appear"))
            try await until("the window is shown") { controller.isShown }
            #expect(
                layoutOnce(journal.lines)
                    == ["view"] + both("did load", "will appear", "will lay out", "did lay out", "did appear")
            )
            #expect(ScreenReader.texts(inWindow: "Plain") == ["what is shown"])

            journal.clear()
            controller.hide()
            #expect(journal.lines == both("will disappear", "did disappear"))
            #expect(ScreenReader.texts(inWindow: "Plain") == nil)

            journal.clear()
            controller.open()
            try await until("the window is shown again") { controller.isShown }
            #expect(journal.lines.filter { !$0.hasSuffix("lay out") } == both("will appear", "did appear"))

            journal.clear()
            controller.close()
            #expect(journal.lines == both("will disappear", "did disappear"))
            #expect(controller.window == nil)
            #expect(ScreenReader.windows == [])
        }

        @Test func makesAnotherViewForTheSameHelpersWhenItIsOpenedAgain() async throws {
            let controller = makeController()
            let helpers = controller.sceneContents?.helpers.map { ObjectIdentifier($0 as AnyObject) }
            controller.open()
            try await until("the window is shown") { controller.isShown }
            weak let firstView = controller.sceneView
            weak let firstWindow = controller.window
            let watch = WidgetWatch(try #require(firstView))
            let windowWatch = WidgetWatch(try #require(firstWindow))
            controller.close()
            try await until("the view and its window are gone") {
                firstView == nil && firstWindow == nil && watch.isGone && windowWatch.isGone
            }

            journal.clear()
            controller.open()
            try await until("the window is shown again") { controller.isShown }
            #expect(
                layoutOnce(journal.lines)
                    == ["view"] + both("did load", "will appear", "will lay out", "did lay out", "did appear")
            )
            #expect(controller.sceneContents?.helpers.map { ObjectIdentifier($0 as AnyObject) } == helpers)
            #expect(ScreenReader.texts(inWindow: "Plain") == ["what is shown"])
            controller.close()
        }

        @Test func reportsAnotherLayoutWhenTheWindowChangesItsSize() async throws {
            let controller = makeController()
            controller.open()
            try await until("the window is shown") { controller.isShown }
            journal.clear()
            controller.window?.resize(width: 500, height: 400)
            try await until("it is laid out") { self.journal.lines.contains("second: did lay out") }
            #expect(Array(journal.lines.prefix(4)) == both("will lay out", "did lay out"))
            controller.close()
        }

        @Test func doesNotReportAnAppearanceThatNeverWas() {
            let controller = makeController()
            journal.clear()
            controller.open()
            controller.close()
            #expect(
                journal.lines.filter { !$0.hasSuffix("lay out") }
                    == ["view"] + both("did load", "will appear", "will disappear", "did disappear"))
        }

        @Test func isFreeWithEverythingWhenNobodyHoldsIt() async throws {
            var controller: PlainController? = makeController()
            controller?.open()
            try await until("the window is shown") { controller?.isShown == true }
            weak let firstHelper = controller?.sceneContents?.helpers.first as? Witness
            weak let view = controller?.sceneView
            weak let window = controller?.window
            let watch = WidgetWatch(try #require(window))
            weak let gone = controller
            controller = nil
            #expect(gone == nil)
            #expect(firstHelper == nil)
            #expect(view == nil)
            #expect(window == nil)
            try await until("GTK's window is gone") { watch.isGone }
            #expect(ScreenReader.windows == [])
        }
    }
}
