#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
public import UIKit

/// Default implementations for UIKit view controllers of any class.
///
/// A class that cannot derive from ``SceneViewController``, such as a table, navigation or hosting controller, keeps its scene's
/// contents, builds its view with ``loadSceneView()``, and reports the events that its helpers observe:
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
/// A class whose scenes have no view closure need not override `loadView()`.
extension SceneController where Self: UIViewController, SceneView == UIView {
    /// The view that UIKit keeps in `view`.
    @_documentation(visibility: internal)
    @MainActor public var sceneView: UIView? {
        get { view }
        set { view = newValue }
    }

    /// Whether UIKit keeps a view at the moment.
    @_documentation(visibility: internal)
    @MainActor public var isSceneViewLoaded: Bool { isViewLoaded }

    /// Builds the view with the scene's view closure, for `loadView()`.
    ///
    /// - Returns: Whether a view was built; false without a view closure.
    @MainActor
    public func loadSceneView() -> Bool {
        // `makeView()` throws only if the controller has been released, which is impossible here.
        guard let made = try? sceneContents?.makeView() else { return false }
        view = made
        return true
    }
}

extension SelfObserving where Self: UIViewController {
    /// Unavailable: a view controller would call itself forever.
    @available(
        *, unavailable,
        message: "a view controller cannot observe itself: override its own methods, such as `viewDidLoad()`"
    )
    public func observesItself() {}
}
#endif
