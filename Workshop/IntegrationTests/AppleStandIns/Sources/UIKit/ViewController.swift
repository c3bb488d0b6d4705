#if !os(watchOS)
public import Foundation

/// What looks after a view.
///
/// The order of events is that of Apple's documentation, which is cited at each of them.
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private weak var presenting: UIViewController?
    private var presented: UIViewController?
    private let givenNibName: String?

    /// Where its nib file is: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibbundle.
    open private(set) var nibBundle: Bundle?

    /// Makes one with a view from a nib file.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
    public init(nibName: String?, bundle: Bundle?) {
        givenNibName = nibName
        nibBundle = bundle
        super.init()
    }

    /// Makes one without a nib file.
    public nonisolated override init() {
        givenNibName = nil
        super.init()
    }

    /// The nib file's name: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname.
    ///
    /// Without a name, UIKit looks for a file named after the class if the class does not override loadView(). Whether it does
    /// cannot be seen here: this stand-in treats all classes as if they did, as the ones do that it is for.
    open var nibName: String? { givenNibName }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/view: accessing the property while it is nil calls
    // loadView(), and returns the resulting view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view, loaded when it is first used.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it is loaded.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload(): called after the view is loaded into memory,
    /// whether it came from a nib file or from loadView().
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view: from the nib file, or a plain one without it.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview(): called when the view property is requested and
    /// is nil; without a nib file it creates a plain UIView.
    open func loadView() {
        let view = UIView()
        view.nibName = nibName
        self.view = view
    }

    /// The view has been loaded.
    open func viewDidLoad() {}
    /// The view is about to be added to a view hierarchy.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being added to a view hierarchy.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view was added to a view hierarchy.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be removed from a view hierarchy.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view was removed from a view hierarchy.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has just laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // https://developer.apple.com/documentation/uikit/uiresponder/next: a view controller's is the superview of its view, or the
    // presenting view controller.
    open override var next: UIResponder? { loadedView?.superview ?? presenting }

    /// Shows the controller's view.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:): viewWillAppear(_:), then the view is
    /// added and laid out by its superview, then viewIsAppearing(_:), layout, and viewDidAppear(_:) when the transition ends.
    func appear(in superview: UIView, animated: Bool) {
        guard let view else { return }
        viewWillAppear(animated)
        superview.addSubview(view)
        viewIsAppearing(animated)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        viewDidAppear(animated)
    }

    /// Hides the controller's view.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:): told before the view is removed;
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:): told after.
    func disappear(animated: Bool) {
        viewWillDisappear(animated)
        loadedView?.removeFromSuperview()
        viewDidDisappear(animated)
    }

    /// Presents another controller over this one.
    open func present(_ controller: UIViewController, animated: Bool) {
        presented = controller
        controller.presenting = self
        guard let superview = view.superview else { return }
        controller.appear(in: superview, animated: animated)
    }

    /// Dismisses the controller that this one presents.
    open func dismiss(animated: Bool) {
        presented?.disappear(animated: animated)
        presented?.presenting = nil
        presented = nil
    }
}
#endif
