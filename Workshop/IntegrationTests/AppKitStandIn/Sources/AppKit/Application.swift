// As much of AppKit as the adapters use, declared as it is there.

/// What handles events.
@MainActor
open class NSResponder: NSObject {
    /// Makes one.
    public nonisolated override init() { super.init() }

    /// Who handles what this one does not.
    ///
    /// https://developer.apple.com/documentation/appkit/nsresponder/nextresponder: in AppKit it is stored, and not retained.
    open weak var nextResponder: NSResponder?
}

/// What the application tells about its life.
@MainActor
public protocol NSApplicationDelegate: AnyObject {}

/// The application.
@MainActor
open class NSApplication: NSResponder {
    /// The only one there is.
    public static let shared = NSApplication()

    /// Whom it tells.
    public weak var delegate: (any NSApplicationDelegate)?
}
