#if !os(watchOS)
// https://developer.apple.com/documentation/uikit/uiview

/// What is on a screen.
@MainActor
open class UIView: UIResponder {
    /// The view around it.
    public private(set) weak var superview: UIView?
    /// The views in it.
    public private(set) var subviews: [UIView] = []
    /// Whose root view it is.
    weak var controller: UIViewController?
    /// The nib file that it comes from, for tests.
    public internal(set) var nibName: String?
    private var needsLayout = true

    // https://developer.apple.com/documentation/uikit/uiresponder/next: a view's is its view controller if it is that one's
    // root view, else its superview.
    open override var next: UIResponder? { controller ?? superview }

    /// Puts a view into this one.
    public func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of the one around it.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Says that the view is to be laid out.
    public func setNeedsLayout() { needsLayout = true }

    /// Lays the view out if it needs it.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews(): told before the view lays out
    /// its subviews; https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews(): told after.
    public func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Lays out what is in the view.
    open func layoutSubviews() {}
}

/// What shows one controller's view.
@MainActor
open class UIWindow: UIView {
    /// The scene that it is part of.
    public weak var windowScene: UIWindowScene?
    /// The controller whose view fills the window.
    public var rootViewController: UIViewController?

    /// Makes one that is part of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
    }

    // https://developer.apple.com/documentation/uikit/uiresponder/next: a window's is the application.
    open override var next: UIResponder? { UIApplication.only }

    /// Shows the window, and in it the root view controller's view.
    public func makeKeyAndVisible() { rootViewController?.appear(in: self, animated: false) }

    /// Hides the window's contents, as if another root had been set.
    public func hide() { rootViewController?.disappear(animated: false) }
}
#endif
