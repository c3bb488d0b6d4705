#if canImport(AppKit) && !canImport(UIKit) && (canImport(ObjectiveC) || STUBS)
public import AppKit

/// A view controller of AppKit that a scene can be built around.
///
/// Not yet run on a Mac; it is compiled and tested against a stub for AppKit.
///
/// The seven methods by which AppKit tells about the view are final here: each does AppKit's work, then calls this class's own
/// method of nearly the same name (``willAppear()`` for `viewWillAppear()`), then tells the helpers. So a subclass cannot silence
/// its helpers by not calling `super`, and nothing of AppKit is exchanged. AppKit does not say whether an appearance is
/// animated: the helpers are told that it is not. It makes a view once and keeps it.
open class SceneViewController: NSViewController, @MainActor SceneController {
    /// What the scene gave to the controller.
    @_documentation(visibility: internal)
    public final var sceneContents: SceneContents<NSView>?

    /// Makes the view with the scene's view closure, or AppKit's way if there is none.
    ///
    /// AppKit's way looks for a nib file that is named after the class, also when it is called by an override.
    ///
    /// A subclass that overrides it makes the view itself.
    @_documentation(visibility: internal)
    open override func loadView() { if !loadSceneView() { super.loadView() } }

    // MARK: The controller's own work

    /// The view has been made.
    open func didLoad() {}

    /// The view is about to be shown.
    open func willAppear() {}

    /// The view is being shown.
    open func didAppear() {}

    /// The view is about to be hidden.
    open func willDisappear() {}

    /// The view is hidden.
    open func didDisappear() {}

    /// The view is about to lay out its subviews.
    open func willLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func didLayoutSubviews() {}

    /// Not available: this class is told by AppKit, and calls ``didLoad()`` and the like.
    @available(
        *, unavailable,
        message: "a `SceneViewController` cannot observe itself: override `didLoad()`, `willAppear()` and the others"
    )
    public final func observesItself() {}

    // MARK: What AppKit tells

    /// Passes the event on, to ``didLoad()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLoad() {
        super.viewDidLoad()
        didLoad()
        sceneContents?.report(.didLoad)
    }

    /// Passes the event on, to ``willAppear()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillAppear() {
        super.viewWillAppear()
        willAppear()
        sceneContents?.report(.willAppear(animated: false))
    }

    /// Passes the event on, to ``didAppear()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidAppear() {
        super.viewDidAppear()
        didAppear()
        sceneContents?.report(.didAppear(animated: false))
    }

    /// Passes the event on, to ``willDisappear()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillDisappear() {
        super.viewWillDisappear()
        willDisappear()
        sceneContents?.report(.willDisappear(animated: false))
    }

    /// Passes the event on, to ``didDisappear()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidDisappear() {
        super.viewDidDisappear()
        didDisappear()
        sceneContents?.report(.didDisappear(animated: false))
    }

    /// Passes the event on, to ``willLayoutSubviews()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillLayout() {
        super.viewWillLayout()
        willLayoutSubviews()
        sceneContents?.report(.willLayoutSubviews)
    }

    /// Passes the event on, to ``didLayoutSubviews()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLayout() {
        super.viewDidLayout()
        didLayoutSubviews()
        sceneContents?.report(.didLayoutSubviews)
    }
}
#endif
