// As much of UIKit as the adapters use, declared as it is there.

/// What handles events.
@MainActor
open class UIResponder {
    /// Makes one.
    public init() {}
}

/// What the application tells about its life.
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// The application.
@MainActor
open class UIApplication: UIResponder {
    /// The only one there is.
    public static let shared = UIApplication()

    /// Whom it tells.
    public weak var delegate: (any UIApplicationDelegate)?
}
