import AlchemicScenes
import SwiftUI
import Testing
import UIKit
import ViewControllersUnderTest

private final class NotesTable: UITableView {}

private final class Pages: UINavigationController, @MainActor SceneController {
    var sceneContents: SceneContents<UIView>?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        sceneContents?.report(.didDisappear(animated: animated))
    }
}

private final class Greeting: UIHostingController<Text>, @MainActor SceneController {
    var sceneContents: SceneContents<UIView>?

    override func viewDidLoad() {
        super.viewDidLoad()
        sceneContents?.report(.didLoad)
    }
}

@Suite("A view controller that derives from another class, in a scene") @MainActor struct OtherControllerTests {
    private let journal = Journal()
    private let window = UIWindow()

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test
    func `a view controller that derives from another class, in a scene has the view of its scene, which UIKit keeps`()
    {
        var count = 0
        let controller = ControllerScene { NotesController() }.with { journal }.instantiate(view: { _, _ in
            count += 1
            return NotesTable()
        })
        #expect(!controller.isSceneViewLoaded)
        #expect(sceneView(of: controller) === controller.view)
        #expect(controller.tableView is NotesTable)
        #expect(count == 1)
        show(controller)
        #expect(journal.lines == ["loaded", "will appear, false"])
        controller.sceneView = nil
        #expect(!controller.isViewLoaded)
    }

    @Test func `has the view of its class where its scene has no view closure`() {
        let controller = ControllerScene { NotesController() }.with { journal }.instantiate()
        #expect(type(of: controller.tableView) == UITableView?.self)
        #expect(sceneView(of: controller) === controller.tableView)
        #expect(journal.lines == ["loaded"])
    }

    @Test func `a view controller that derives from another class, in a scene may show other controllers`() {
        let pages = ControllerScene { Pages() }.with { journal }.instantiate()
        let notes = ControllerScene { NotesController() }.with { journal }.instantiate()
        show(pages)
        pages.pushViewController(notes, animated: true)
        window.hide()
        #expect(journal.lines == ["loaded", "will appear, true", "did disappear, false"])
        #expect(sceneView(of: pages) === notes.view.superview)
    }

    @Test func `a view controller that derives from another class, in a scene may show a view of SwiftUI`() {
        let controller = ControllerScene { Greeting(rootView: Text(verbatim: "hello")) }.with { journal }.instantiate()
        show(controller)
        #expect(journal.lines == ["loaded"])
        #expect(sceneView(of: controller) === controller.view)
    }
}
