import AlchemicMain
import AlchemicScenes
import Testing
import UIKit
import ViewControllersUnderTest

@MainActor private final class ProfileView: UIView {
    weak var delegate: AnyObject?
    init(delegate: AnyObject?) {
        self.delegate = delegate
        super.init()
    }
}

/// Overrides everything it can, and never calls `super`.
private class ProfileController: SceneViewController, @MainActor Awakable {
    let journal: Journal
    var helper: AnyObject?
    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }
    func awake() { journal.note("controller awake") }
    override func didLoad() { journal.note("controller loaded") }
    override func willAppear(_ animated: Bool) { journal.note("controller will appear, \(animated)") }
    override func didAppear(_ animated: Bool) { journal.note("controller did appear, \(animated)") }
    override func willDisappear(_ animated: Bool) { journal.note("controller will disappear, \(animated)") }
    override func didDisappear(_ animated: Bool) { journal.note("controller did disappear, \(animated)") }
    override func willLayoutSubviews() { journal.note("controller will lay out") }
    override func didLayoutSubviews() { journal.note("controller did lay out") }
}

private final class OwnViewController: SceneViewController {
    override func loadView() { view = ProfileView(delegate: self) }
}

@MainActor private final class Helper: @MainActor Awakable, @MainActor ViewObserver {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }
    func awake() { journal.note("\(name) awake") }
    func viewDidLoad() { journal.note("\(name) loaded") }
    func viewWillAppear(_ animated: Bool) { journal.note("\(name) will appear, \(animated)") }
    func viewDidAppear(_ animated: Bool) { journal.note("\(name) did appear, \(animated)") }
    func viewWillDisappear(_ animated: Bool) { journal.note("\(name) will disappear, \(animated)") }
    func viewDidDisappear(_ animated: Bool) { journal.note("\(name) did disappear, \(animated)") }
    func viewWillLayoutSubviews() { journal.note("\(name) will lay out") }
    func viewDidLayoutSubviews() { journal.note("\(name) did lay out") }
}

@Suite("A view controller of UIKit in a scene") @MainActor struct SceneViewControllerTests {
    private let journal = Journal()

    private func profile() -> ProfileController {
        ControllerScene { ProfileController(journal) }
            .with { Helper("first", journal) }
            .with { Helper("second", journal) }
            .instantiate(
                connect: { controller, first, _ in controller.helper = first },
                view: { _, first, _ in ProfileView(delegate: first) })
    }

    @Test
    func `tells each helper of each event, in order, after itself, whatever a subclass overrides (S5, S8, S17-S19)`() {
        let controller = profile()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.hide()
        let expected = [
            "awake", "loaded", "will appear, false", "will lay out", "did lay out", "did appear, false",
            "will disappear, false", "did disappear, false",
        ].flatMap { event in ["controller \(event)", "first \(event)", "second \(event)"] }
        #expect(journal.lines == expected)
    }

    @Test func `a view controller of UIKit in a scene says whether it is animated (S19)`() {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let controller = profile()
        root.present(controller, animated: true)
        root.dismiss(animated: true)
        for event in ["will appear", "did appear", "will disappear", "did disappear"] {
            #expect(journal.lines.contains("second \(event), true"))
        }
    }

    @Test
    func `makes its view at first use and again after nil, connects it again, and lets the old one go (S9, S12-S14)`() {
        let controller = profile()
        #expect(!controller.isViewLoaded)
        weak let first = controller.view as? ProfileView
        #expect(first?.delegate === controller.helper)
        #expect(controller.view === first)
        controller.view = nil
        #expect(first == nil)
        let second = controller.view as? ProfileView
        #expect(second?.delegate === controller.helper)
        #expect(journal.lines.filter { $0 == "second loaded" }.count == 2)
    }

    @Test
    func `makes its view the stock way without a closure, and its own way where it overrides (S15)`() {
        let plain = ControllerScene { SceneViewController() }.with { Helper("helper", journal) }.instantiate()
        #expect(type(of: plain.view as UIView) == UIView.self)
        let own = ControllerScene { OwnViewController() }.with { Helper("helper", journal) }
            .instantiate(view: { _, _ in UIView() })
        #expect((own.view as? ProfileView)?.delegate === own)
        #expect(journal.lines == ["helper awake", "helper loaded", "helper awake", "helper loaded"])
    }

    @Test
    func `a view controller of UIKit in a scene keeps its helpers, which end with it, and so does its view (S10, S11)`()
    {
        weak var controller: ProfileController?
        weak var helper: AnyObject?
        weak var view: UIView?
        do {
            let profile = profile()
            (controller, helper, view) = (profile, profile.helper, profile.view)
            #expect(profile.sceneContents?.helpers.count == 2)
        }
        #expect(controller == nil)
        #expect(helper == nil)
        #expect(view == nil)
    }
}

private final class DocumentWindow: UIWindow, @MainActor ContainerOwner {
    var boundContainer: BoundContainer?
}

private final class Title: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

private final class TitleController: UIViewController {
    var title: Title?
    private(set) lazy var expensive = {
        Issue.record("a lazy property was read")
        return 0
    }()
}

@MainActor private func titleModule(_ text: String) -> Module {
    Module("Window") {
        Singleton { Title(text) }.named("title")
        External(TitleController.self).inject("title") { $0.title = $1 }.inject("expensive") { (_, _: Title?) in }
    }
}

@Suite("The responder chain of UIKit") @MainActor struct ResponderChainTests {
    private func window(_ text: String) throws -> (DocumentWindow, UIView) {
        let window = DocumentWindow()
        window.bind(try Container(titleModule(text)))
        let controller = TitleController()
        let field = UIView()
        controller.view.addSubview(field)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, field)
    }

    @Test
    func
        `the responder chain of UIKit leads from a view to its window's container; two windows of one kind have two (T25)`()
        throws
    {
        let (first, firstField) = try window("Letter")
        let (second, secondField) = try window("Invoice")
        #expect(try Container.nearest(to: firstField).get(Title.self).text == "Letter")
        #expect(try Container.nearest(to: secondField).get(Title.self).text == "Invoice")
        withExtendedLifetime((first, second)) {}
    }

    @Test
    func `lets a controller made elsewhere be injected, without reading a lazy property (A51, R18, R20)`() throws {
        let (window, _) = try window("Letter")
        let controller = try #require(window.rootViewController as? TitleController)
        try Container.nearest(to: controller).inject(byNameIntoMain: controller)
        #expect(controller.title?.text == "Letter")
        controller.title = nil
        try Container.nearest(to: controller).inject(intoMain: controller)
        #expect(controller.title?.text == "Letter")
    }

    @Test func `the responder chain of UIKit ends at the application, whose container it is then`() throws {
        let container = try Container(Module("App") { Singleton { Title("App") } })
        #expect(try Container.nearest(to: UIView(), application: container) === container)
    }
}
