import AlchemicScenes
import UIKit
import ViewControllersUnderTest

// What the page about scenes shows.

final class NotesController: UITableViewController, @MainActor SceneController {
    var sceneContents: SceneContents<UIView>?

    override func loadView() { if !loadSceneView() { super.loadView() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        sceneContents?.report(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sceneContents?.report(.willAppear(animated: animated))
    }
}
