/// A scene's controller, which keeps the scene's contents and reports the events of its view.
///
/// Any class of any toolkit can conform. The controller stores its ``SceneContents``, and so owns its helpers. With
/// ``SceneContents/report(_:)``, it passes the events of its toolkit to the helpers:
///
/// ```swift
/// @MainActor final class NoteController: @MainActor SceneController {
///     var sceneContents: SceneContents<Label>?
///
///     func windowAppeared() { sceneContents?.report(.didAppear(animated: false)) }
/// }
/// ```
///
/// A scene has no isolation of its own: a main-actor controller conforms as above, and its scenes are instantiated there.
public protocol SceneController: AnyObject {
    /// The type of the controller's view: a view, a widget, a page of text.
    associatedtype SceneView

    /// The contents of the scene: a stored property, nil until a scene sets it once.
    var sceneContents: SceneContents<SceneView>? { get set }

    /// Builds the view if the scene has no view closure.
    ///
    /// Controllers whose toolkit builds and keeps their views do not need this method. A class with subclasses implements the
    /// method itself, so that its subclasses can override it.
    ///
    /// - Returns: The view; the default is nil.
    func makeOwnView() -> SceneView?

    /// The view, built on first use, and again after it was set to nil.
    ///
    /// By default, ``sceneContents`` keep the view. A controller whose toolkit keeps the view returns the toolkit's view.
    var sceneView: SceneView? { get set }

    /// Whether a view exists at the moment.
    var isSceneViewLoaded: Bool { get }
}

@_documentation(visibility: internal)
extension SceneController {
    /// Builds no view.
    public func makeOwnView() -> SceneView? { nil }

    /// The view, built on first use, and again after it was set to nil.
    ///
    /// The scene's contents keep the view, for controllers whose toolkit does not. Building the view reports
    /// ``ViewEvent/didLoad``. The view is nil if neither the scene nor the controller builds one, and before a scene has been
    /// instantiated with the controller.
    public var sceneView: SceneView? {
        get {
            // `view()` throws only if the controller has been released, which is impossible here.
            try? sceneContents?.view()
        }
        set { sceneContents?.keep(view: newValue) }
    }

    /// Whether the scene's contents keep a view at the moment.
    public var isSceneViewLoaded: Bool { sceneContents?.isViewLoaded ?? false }
}
