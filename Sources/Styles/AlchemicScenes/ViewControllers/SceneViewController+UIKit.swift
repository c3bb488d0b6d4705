#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
internal import Foundation
public import UIKit

/// A view controller of UIKit that a scene can be built around.
///
/// Not yet run on a device; it is compiled and tested against a stub for UIKit.
///
/// The seven methods by which UIKit tells about the view are final here: each does UIKit's work, then calls this class's own
/// method of nearly the same name (``willAppear(_:)`` for `viewWillAppear(_:)`), then tells the helpers. So a subclass cannot
/// silence its helpers by not calling `super`, and nothing of UIKit is exchanged.
///
/// ```swift
/// final class ProfileController: SceneViewController {
///     override func willAppear(_ animated: Bool) { … }
/// }
/// ```
open class SceneViewController: UIViewController, @MainActor SceneController {
    /// What the scene gave to the controller.
    @_documentation(visibility: internal)
    public final var sceneContents: SceneContents<UIView>?

    /// The nib file to load: the one given to the initializer, else, without a view closure, the one named after the class.
    ///
    /// UIKit looks for that one by itself only in classes that do not override `loadView()`: for `ProfileController` it is
    /// `Profile.nib`, else `ProfileController.nib`.
    @_documentation(visibility: internal)
    open override var nibName: String? {
        if let name = super.nibName { return name }
        if sceneContents?.makesViews == true { return nil }
        let bundle = nibBundle ?? Bundle(for: type(of: self))
        return namesAfterClass.first { bundle.path(forResource: $0, ofType: "nib") != nil }
    }

    /// How a nib file may be named after the class: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname.
    private var namesAfterClass: [String] {
        let name = String(describing: type(of: self))
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    /// Makes the view with the scene's view closure, or UIKit's way if there is none.
    ///
    /// A subclass that overrides it makes the view itself.
    @_documentation(visibility: internal)
    open override func loadView() { if !loadSceneView() { super.loadView() } }

    // MARK: The controller's own work

    /// The view has been built, or built again.
    open func didLoad() {}

    /// The view is about to be shown.
    ///
    /// - Parameter animated: Whether that is animated.
    open func willAppear(_ animated: Bool) {}

    /// The view is being shown.
    ///
    /// - Parameter animated: Whether that was animated.
    open func didAppear(_ animated: Bool) {}

    /// The view is about to be hidden.
    ///
    /// - Parameter animated: Whether that is animated.
    open func willDisappear(_ animated: Bool) {}

    /// The view is hidden.
    ///
    /// - Parameter animated: Whether that was animated.
    open func didDisappear(_ animated: Bool) {}

    /// The view is about to lay out its subviews.
    open func willLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func didLayoutSubviews() {}

    /// Not available: this class is told by UIKit, and calls ``didLoad()`` and the like.
    @available(
        *, unavailable,
        message: "a `SceneViewController` cannot observe itself: override `didLoad()`, `willAppear(_:)` and the others"
    )
    public final func observesItself() {}

    // MARK: What UIKit tells

    /// Passes the event on, to ``didLoad()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLoad() {
        super.viewDidLoad()
        didLoad()
        sceneContents?.report(.didLoad)
    }

    /// Passes the event on, to ``willAppear(_:)`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        willAppear(animated)
        sceneContents?.report(.willAppear(animated: animated))
    }

    /// Passes the event on, to ``didAppear(_:)`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear(animated)
        sceneContents?.report(.didAppear(animated: animated))
    }

    /// Passes the event on, to ``willDisappear(_:)`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear(animated)
        sceneContents?.report(.willDisappear(animated: animated))
    }

    /// Passes the event on, to ``didDisappear(_:)`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappear(animated)
        sceneContents?.report(.didDisappear(animated: animated))
    }

    /// Passes the event on, to ``willLayoutSubviews()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        willLayoutSubviews()
        sceneContents?.report(.willLayoutSubviews)
    }

    /// Passes the event on, to ``didLayoutSubviews()`` and then to the helpers.
    @_documentation(visibility: internal)
    public final override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayoutSubviews()
        sceneContents?.report(.didLayoutSubviews)
    }
}
#endif
