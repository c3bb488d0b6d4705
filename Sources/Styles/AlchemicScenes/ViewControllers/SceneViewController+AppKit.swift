#if canImport(AppKit) && !canImport(UIKit) && (canImport(ObjectiveC) || STUBS)
public import AppKit

/// An AppKit view controller for scenes.
///
/// This class has not run on a Mac yet; it is compiled and tested against a stub of AppKit.
///
/// The seven methods by which AppKit reports events of the view are final. Each calls AppKit's implementation, then this class's
/// method of nearly the same name (``willAppear()`` for `viewWillAppear()`), then the helpers. So a subclass that does not call
/// `super` cannot silence its helpers, and no AppKit method is swizzled. AppKit does not tell whether an appearance is animated:
/// the helpers are told that it is not. AppKit builds a view once, and keeps it.
open class SceneViewController: NSViewController, @MainActor SceneController {
    /// The contents of the scene.
    @_documentation(visibility: internal)
    public final var sceneContents: SceneContents<NSView>?

    /// Builds the view with the scene's view closure, or as AppKit does if there is none.
    ///
    /// AppKit looks for a nib file that is named after the class, even if an override calls this method.
    ///
    /// A subclass that overrides this method builds the view itself.
    @_documentation(visibility: internal)
    open override func loadView() { if !loadSceneView() { super.loadView() } }

    // MARK: The controller's own work

    /// The view has been built.
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

    /// Unavailable: AppKit reports to this class, which calls ``didLoad()`` and its other methods.
    @available(
        *, unavailable,
        message: "a `SceneViewController` cannot observe itself: override `didLoad()`, `willAppear()` and the others"
    )
    public final func observesItself() {}

    // MARK: What AppKit tells

    /// Calls ``didLoad()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLoad() {
        super.viewDidLoad()
        didLoad()
        sceneContents?.report(.didLoad)
    }

    /// Calls ``willAppear()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillAppear() {
        super.viewWillAppear()
        willAppear()
        sceneContents?.report(.willAppear(animated: false))
    }

    /// Calls ``didAppear()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidAppear() {
        super.viewDidAppear()
        didAppear()
        sceneContents?.report(.didAppear(animated: false))
    }

    /// Calls ``willDisappear()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillDisappear() {
        super.viewWillDisappear()
        willDisappear()
        sceneContents?.report(.willDisappear(animated: false))
    }

    /// Calls ``didDisappear()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidDisappear() {
        super.viewDidDisappear()
        didDisappear()
        sceneContents?.report(.didDisappear(animated: false))
    }

    /// Calls ``willLayoutSubviews()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillLayout() {
        super.viewWillLayout()
        willLayoutSubviews()
        sceneContents?.report(.willLayoutSubviews)
    }

    /// Calls ``didLayoutSubviews()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLayout() {
        super.viewDidLayout()
        didLayoutSubviews()
        sceneContents?.report(.didLayoutSubviews)
    }
}
#endif
