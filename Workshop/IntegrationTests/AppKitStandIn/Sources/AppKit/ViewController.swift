/// What looks after a view.
///
/// The order of events is the one that https://developer.apple.com/documentation/appkit/nsviewcontroller lists: viewDidLoad,
/// viewWillAppear, viewDidAppear, then viewWillLayout and viewDidLayout in the cycle of interaction, viewWillDisappear, viewDidDisappear.
@MainActor
open class NSViewController: NSResponder {
    private var loadedView: NSView?

    /// The view, loaded when it is first used, and kept.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/view: the first use calls loadView(), and viewDidLoad() is
    /// told after it.
    open var view: NSView {
        get {
            if let loadedView { return loadedView }
            loadView()
            guard let loadedView else { fatalError("loadView() made no view") }
            viewDidLoad()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue.nextResponder = self
        }
    }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: without a nib file, a plain one.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/loadview(): an override sets the view property.
    open func loadView() { view = NSView() }

    /// The view has been loaded.
    open func viewDidLoad() {}
    /// The view is about to be added to a hierarchy and shown.
    open func viewWillAppear() {}
    /// The view is on the screen.
    open func viewDidAppear() {}
    /// The view is about to be removed or hidden.
    open func viewWillDisappear() {}
    /// The view was removed or hidden.
    open func viewDidDisappear() {}
    /// The view is about to be laid out.
    open func viewWillLayout() {}
    /// The view has been laid out.
    open func viewDidLayout() {}

    func appear() {
        _ = view
        viewWillAppear()
        viewDidAppear()
        viewWillLayout()
        viewDidLayout()
    }

    func disappear() {
        viewWillDisappear()
        viewDidDisappear()
    }
}

/// A controller that shows others in tabs: https://developer.apple.com/documentation/appkit/nstabviewcontroller.
@MainActor
open class NSTabViewController: NSViewController {}
