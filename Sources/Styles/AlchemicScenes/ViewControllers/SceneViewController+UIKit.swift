#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
internal import Foundation
public import UIKit

/// A UIKit view controller for scenes.
///
/// This class has not run on a device yet; it is compiled and tested against a stub of UIKit.
///
/// The seven methods by which UIKit reports events of the view are final. Each calls UIKit's implementation, then this class's
/// method of nearly the same name (``willAppear(_:)`` for `viewWillAppear(_:)`), then the helpers. So a subclass that does not
/// call `super` cannot silence its helpers, and no UIKit method is swizzled.
///
/// ```swift
/// final class ProfileController: SceneViewController {
///     override func willAppear(_ animated: Bool) { … }
/// }
/// ```
open class SceneViewController: UIViewController, @MainActor SceneController {
    /// The contents of the scene.
    @_documentation(visibility: internal)
    public final var sceneContents: SceneContents<UIView>?

    /// The nib file to load: the initializer's or, without a view closure, one named after the class.
    ///
    /// UIKit itself looks for a file named after the class only if the class does not override `loadView()`. For
    /// `ProfileController`, the names are `Profile.nib`, then `ProfileController.nib`.
    @_documentation(visibility: internal)
    open override var nibName: String? {
        if let name = super.nibName { return name }
        if sceneContents?.makesViews == true { return nil }
        let bundle = nibBundle ?? Bundle(for: type(of: self))
        return namesAfterClass.first { bundle.path(forResource: $0, ofType: "nib") != nil }
    }

    /// The names of a nib file for the class: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname.
    private var namesAfterClass: [String] {
        let name = String(describing: type(of: self))
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    /// Builds the view with the scene's view closure, or as UIKit does if there is none.
    ///
    /// A subclass that overrides this method builds the view itself.
    @_documentation(visibility: internal)
    open override func loadView() { if !loadSceneView() { super.loadView() } }

    // MARK: The controller's own work

    /// The view has been built, possibly for the second time.
    open func didLoad() {}

    /// The view is about to be shown.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    open func willAppear(_ animated: Bool) {}

    /// The view is being shown.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    open func didAppear(_ animated: Bool) {}

    /// The view is about to be hidden.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    open func willDisappear(_ animated: Bool) {}

    /// The view is hidden.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    open func didDisappear(_ animated: Bool) {}

    /// The view is about to lay out its subviews.
    open func willLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func didLayoutSubviews() {}

    /// Unavailable: UIKit reports to this class, which calls ``didLoad()`` and its other methods.
    @available(
        *, unavailable,
        message: "a `SceneViewController` cannot observe itself: override `didLoad()`, `willAppear(_:)` and the others"
    )
    public final func observesItself() {}

    // MARK: What UIKit tells

    /// Calls ``didLoad()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLoad() {
        super.viewDidLoad()
        didLoad()
        sceneContents?.report(.didLoad)
    }

    /// Calls ``willAppear(_:)``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        willAppear(animated)
        sceneContents?.report(.willAppear(animated: animated))
    }

    /// Calls ``didAppear(_:)``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear(animated)
        sceneContents?.report(.didAppear(animated: animated))
    }

    /// Calls ``willDisappear(_:)``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear(animated)
        sceneContents?.report(.willDisappear(animated: animated))
    }

    /// Calls ``didDisappear(_:)``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappear(animated)
        sceneContents?.report(.didDisappear(animated: animated))
    }

    /// Calls ``willLayoutSubviews()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        willLayoutSubviews()
        sceneContents?.report(.willLayoutSubviews)
    }

    /// Calls ``didLayoutSubviews()``, then the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayoutSubviews()
        sceneContents?.report(.didLayoutSubviews)
    }
}
#endif
