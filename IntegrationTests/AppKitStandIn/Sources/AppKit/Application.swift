// As much of AppKit as the adapters use, declared as it is there.

/// What handles events.
@MainActor
open class NSResponder {
    /// Makes one.
    public init() {}
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
