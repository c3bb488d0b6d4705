import AlchemicScenes
import Foundation
import Testing
import UIKit
import ViewControllersUnderTest

private final class ProfileController: SceneViewController {}
private final class Panel: SceneViewController {}

@Suite @MainActor struct OneViewTests {
    @Test func `a view controller's one view is the one that UIKit keeps, whoever requests it`() {
        var count = 0
        let controller = ControllerScene { ProfileController() }.instantiate(view: { _ in
            count += 1
            return UIView()
        })
        #expect(!controller.isSceneViewLoaded)
        #expect(AppleStandInsTests.sceneView(of: controller) === controller.view)
        #expect(controller.sceneView === controller.view)
        #expect(count == 1)
        #expect(controller.isSceneViewLoaded)
        controller.sceneView = nil
        #expect(!controller.isViewLoaded)
    }

    @Test
    func
        `a view controller's one view comes from the nib file named after the class, if there is one and no view closure`()
        throws
    {
        let bundle = try bundle(of: "Profile.nib", "ProfileController.nib", "Panel.nib")
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(ProfileController(nibName: nil, bundle: bundle).view.nibName == "Profile")
        #expect(Panel(nibName: nil, bundle: bundle).view.nibName == "Panel")
        #expect(Panel(nibName: "Other", bundle: bundle).view.nibName == "Other")
        #expect(SceneViewController(nibName: nil, bundle: bundle).view.nibName == nil)
        #expect(ProfileController().view.nibName == nil)
        let scene = ControllerScene { Panel(nibName: nil, bundle: bundle) }
        #expect(scene.instantiate().view.nibName == "Panel")
        #expect(scene.instantiate(view: { _ in UIView() }).view.nibName == nil)
    }

    private func bundle(of names: String...) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { try Data().write(to: folder.appending(path: name)) }
        return try #require(Bundle(url: folder))
    }
}
