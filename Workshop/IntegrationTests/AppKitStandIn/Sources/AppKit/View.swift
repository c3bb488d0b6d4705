// https://developer.apple.com/documentation/appkit/nsview

/// What is on a screen.
@MainActor
open class NSView: NSResponder {
    /// The views in it.
    public private(set) var subviews: [NSView] = []

    /// Puts a view into this one, which becomes its next responder.
    ///
    /// https://developer.apple.com/documentation/appkit/nsview/addsubview(_:): the view's next responder is this one.
    public func addSubview(_ view: NSView) {
        subviews.append(view)
        // A view controller stays between its view and what is around that.
        if let controller = view.nextResponder as? NSViewController {
            controller.nextResponder = self
        } else {
            view.nextResponder = self
        }
    }
}

/// What is in a window.
@MainActor
open class NSWindow: NSResponder {
    /// The controller of its content.
    public var contentViewController: NSViewController? {
        didSet {
            // https://developer.apple.com/documentation/appkit/nsviewcontroller: since macOS 10.10 a view controller is in the
            // responder chain, after its view.
            contentViewController?.nextResponder = self
        }
    }

    /// Shows the window.
    public func orderFront() { contentViewController?.appear() }

    /// Hides the window.
    public func orderOut() { contentViewController?.disappear() }
}

/// What looks after a window.
@MainActor
open class NSWindowController: NSResponder {
    /// Its document, if it has one.
    open weak var document: AnyObject?
    /// Its window, whose next responder it is.
    public let window: NSWindow

    /// Makes one for a window.
    ///
    /// https://developer.apple.com/documentation/appkit/nswindowcontroller: the window's next responder is its controller.
    public init(window: NSWindow) {
        self.window = window
        super.init()
        window.nextResponder = self
    }
}
