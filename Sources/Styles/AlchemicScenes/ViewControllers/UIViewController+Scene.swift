#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
public import UIKit

/// What makes a view controller of UIKit a scene's controller, whatever class it derives from.
///
/// A class that cannot derive from ``SceneViewController``, since it is a table, a navigation or a hosting controller, keeps its
/// scene's contents, makes its view with ``loadSceneView()``, and reports the events that its helpers listen to:
///
/// ```swift
/// final class NotesController: UITableViewController, @MainActor SceneController {
///     var sceneContents: SceneContents<UIView>?
///
///     override func loadView() { if !loadSceneView() { super.loadView() } }
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         sceneContents?.report(.didLoad)
///     }
/// }
/// ```
///
/// Without a view closure in its scenes it need not override `loadView()`.
extension SceneController where Self: UIViewController, SceneView == UIView {
    /// The view that UIKit keeps: `view`.
    @_documentation(visibility: internal)
    @MainActor public var sceneView: UIView? {
        get { view }
        set { view = newValue }
    }

    /// Whether UIKit keeps a view at the moment.
    @_documentation(visibility: internal)
    @MainActor public var isSceneViewLoaded: Bool { isViewLoaded }

    /// Makes the view with the scene's view closure, for `loadView()`.
    ///
    /// - Returns: Whether there is a view now; without a view closure there is none.
    @MainActor
    public func loadSceneView() -> Bool {
        // The controller is here, so that its scene can make the view.
        guard let made = try? sceneContents?.makeView() else { return false }
        view = made
        return true
    }
}

extension SelfObserving where Self: UIViewController {
    /// Not available: a view controller would call itself forever.
    @available(
        *, unavailable,
        message: "a view controller cannot observe itself: override its own methods, such as `viewDidLoad()`"
    )
    public func observesItself() {}
}
#endif
