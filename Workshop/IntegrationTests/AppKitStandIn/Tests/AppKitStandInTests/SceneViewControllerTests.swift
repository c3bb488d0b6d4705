import Alchemic
import AlchemicGraphDocument
import AlchemicScenes
import AppKit
import Testing
import ViewControllersUnderTest

@MainActor private final class Journal {
    var lines: [String] = []
}

/// Overrides everything it can, and never calls `super`.
private final class PanelController: SceneViewController {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    override func didLoad() { journal.lines.append("controller loaded") }
    override func willAppear() { journal.lines.append("controller will appear") }
    override func didAppear() { journal.lines.append("controller did appear") }
    override func willDisappear() { journal.lines.append("controller will disappear") }
    override func didDisappear() { journal.lines.append("controller did disappear") }
    override func willLayoutSubviews() { journal.lines.append("controller will lay out") }
    override func didLayoutSubviews() { journal.lines.append("controller did lay out") }
}

private final class PanelView: NSView {}

private final class OwnViewController: SceneViewController {
    override func loadView() { view = PanelView() }
}

@MainActor private final class Helper: @MainActor ViewObserver {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func viewDidLoad() { journal.lines.append("helper loaded") }
    func viewWillAppear(_ animated: Bool) { journal.lines.append("helper will appear") }
    func viewDidAppear(_ animated: Bool) { journal.lines.append("helper did appear") }
    func viewWillDisappear(_ animated: Bool) { journal.lines.append("helper will disappear") }
    func viewDidDisappear(_ animated: Bool) { journal.lines.append("helper did disappear") }
    func viewWillLayoutSubviews() { journal.lines.append("helper will lay out") }
    func viewDidLayoutSubviews() { journal.lines.append("helper did lay out") }
}

/// Derives from another class than `SceneViewController`.
private final class TabsController: NSTabViewController, @MainActor SceneController {
    var sceneContents: SceneContents<NSView>?

    override func loadView() { if !loadSceneView() { super.loadView() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        sceneContents?.report(.didLoad)
    }
}

@MainActor private func sceneView<Controller: SceneController>(of controller: Controller) -> Controller.SceneView? {
    controller.sceneView
}

@Suite("A view controller of AppKit in a scene") @MainActor struct SceneViewControllerTests {
    private let journal = Journal()

    @Test func `tells its helpers of each event after itself, whatever a subclass overrides (S12, S17)`() {
        let controller = ControllerScene { PanelController(journal) }.with { Helper(journal) }
            .instantiate(view: { _, _ in PanelView() })
        let window = NSWindow()
        window.contentViewController = controller
        #expect(!controller.isViewLoaded)
        window.orderFront()
        window.orderOut()
        #expect(controller.view is PanelView)
        let expected = [
            "loaded", "will appear", "did appear", "will lay out", "did lay out", "will disappear", "did disappear",
        ].flatMap { event in ["controller \(event)", "helper \(event)"] }
        #expect(journal.lines == expected)
    }

    @Test func `makes its view the stock way without a closure, and its own way where it overrides (S15)`() {
        let plain = ControllerScene { SceneViewController() }.instantiate()
        #expect(type(of: plain.view) == NSView.self)
        let own = ControllerScene { OwnViewController() }.instantiate(view: { _ in NSView() })
        #expect(own.view is PanelView)
    }

    @Test func `a view controller of AppKit in a scene has one view, which AppKit keeps, whoever requests it`() {
        var count = 0
        let controller = ControllerScene { SceneViewController() }.instantiate(view: { _ in
            count += 1
            return PanelView()
        })
        #expect(!controller.isSceneViewLoaded)
        #expect(sceneView(of: controller) === controller.view)
        #expect(controller.isSceneViewLoaded)
        let another = NSView()
        controller.sceneView = another
        controller.sceneView = nil
        #expect(controller.view === another)
        #expect(count == 1)
    }

    @Test func `a view controller of AppKit in a scene may derive from another class`() {
        let plain = ControllerScene { TabsController() }.instantiate()
        #expect(type(of: plain.view) == NSView.self)
        let tabs = ControllerScene { TabsController() }.with { Helper(journal) }
            .instantiate(view: { _, _ in PanelView() })
        #expect(!tabs.isSceneViewLoaded)
        #expect(sceneView(of: tabs) is PanelView)
        #expect(sceneView(of: tabs) === tabs.view)
        tabs.sceneView = nil
        #expect(tabs.isSceneViewLoaded)
        #expect(journal.lines == ["helper loaded"])
    }

    @Test func `a view controller of AppKit in a scene keeps its helpers, which end with it (S10, S11)`() {
        weak var controller: PanelController?
        weak var helper: Helper?
        do {
            let made = ControllerScene { PanelController(journal) }.with { Helper(journal) }
                .instantiate(connect: { helper = $1 }, view: { _, _ in PanelView() })
            controller = made
            _ = made.view
            #expect(helper != nil)
        }
        #expect(controller == nil)
        #expect(helper == nil)
    }
}

private final class Document: @MainActor ContainerOwner {
    var boundContainer: BoundContainer?
    let title: String
    init(title: String) { self.title = title }
}

private final class Title: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

@Suite @MainActor struct ResponderChainTests {
    @Test(arguments: [["Letter", "Invoice"]])
    func `the responder chain of AppKit leads from a view through its window to a document's container (T25)`(
        titles: [String]
    ) throws {
        var documents: [Document] = []
        var windows: [NSWindowController] = []
        for title in titles {
            let document = Document(title: title)
            document.bind(try Container(Module("Document") { Singleton { Title(title) } }))
            let controller = NSWindowController(window: NSWindow())
            controller.document = document
            controller.window.contentViewController = SceneViewController()
            documents.append(document)
            windows.append(controller)
        }
        for (window, title) in zip(windows, titles) {
            let field = NSView()
            try #require(window.window.contentViewController).view.addSubview(field)
            #expect(try Container.nearest(to: field).get(Title.self).text == title)
        }
        withExtendedLifetime(documents) {}
    }
}
