/// What a scene requires of a controller: to keep what the scene gives it, and to say what happens to its view.
///
/// Any class of any toolkit can be one. It stores its ``SceneContents``, which makes the controller the owner of its
/// helpers, and it tells them what its toolkit tells it, with ``SceneContents/report(_:)``:
///
/// ```swift
/// @MainActor final class NoteController: @MainActor SceneController {
///     var sceneContents: SceneContents<Label>?
///
///     func windowAppeared() { sceneContents?.report(.didAppear(animated: false)) }
/// }
/// ```
///
/// A scene has no isolation of its own: a controller of the main actor conforms as above, and its scenes are made there.
public protocol SceneController: AnyObject {
    /// What the controller's view is: a view, a widget, a page of text.
    associatedtype SceneView

    /// What the scene gave to the controller: a stored property, nil until a scene sets it, once.
    var sceneContents: SceneContents<SceneView>? { get set }

    /// Makes the view the controller's own way: called if its scene has no view closure.
    ///
    /// Controllers whose toolkit makes and keeps their views do not need it. A class that is inherited from implements it itself, so
    /// that its subclasses can override it.
    ///
    /// - Returns: The view; by default there is none.
    func makeOwnView() -> SceneView?

    /// The view, made when it is first used, and again after it was set to nil.
    ///
    /// By default it is kept in ``sceneContents``. Controllers whose toolkit keeps their view return that one.
    var sceneView: SceneView? { get set }

    /// Whether there is a view at the moment.
    var isSceneViewLoaded: Bool { get }
}

@_documentation(visibility: internal)
extension SceneController {
    /// Makes no view.
    public func makeOwnView() -> SceneView? { nil }

    /// The view, made when it is first used, and again after it was set to nil.
    ///
    /// It is kept in the scene's contents, for controllers whose toolkit keeps no view for them. Making it reports ``ViewEvent/didLoad``. It is nil where neither
    /// the scene nor the controller makes one, and before a scene has been instantiated with the controller.
    public var sceneView: SceneView? {
        get {
            // The controller is here, so that its scene can make the view.
            try? sceneContents?.view()
        }
        set { sceneContents?.keep(view: newValue) }
    }

    /// Whether the scene's contents hold a view at the moment.
    public var isSceneViewLoaded: Bool { sceneContents?.isViewLoaded ?? false }
}
