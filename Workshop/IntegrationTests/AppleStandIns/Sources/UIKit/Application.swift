#if !os(watchOS)
// As much of UIKit as the adapters use, declared as it is there.

/// What handles events.
@MainActor
open class UIResponder: NSObject {
    /// Makes one.
    public nonisolated override init() { super.init() }

    /// Who handles what this one does not.
    open var next: UIResponder? { nil }
}

/// What sees touches, and is no responder: https://developer.apple.com/documentation/uikit/uigesturerecognizer.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// Makes one.
    public nonisolated override init() { super.init() }
}

/// What the application tells about its life.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Makes one: not in UIKit's declaration, where Objective-C makes objects of any class that derives from its `NSObject`.
    init()

    /// Says how a new scene is made.
    ///
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:):
    /// optional; without it, what `Info.plist` says is taken, which the session has.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Takes what the session has.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
}

/// The application.
@MainActor
open class UIApplication: UIResponder {
    package static let only = UIApplication()

    /// The only one there is.
    ///
    /// https://developer.apple.com/documentation/uikit/uiapplication/shared: not available in application extensions.
    @available(iOSApplicationExtension, unavailable)
    public class var shared: UIApplication { only }

    /// Whom it tells.
    public weak var delegate: (any UIApplicationDelegate)?

    // https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events:
    // the application's next responder is its delegate, if that is a responder and no part of the chain already.
    open override var next: UIResponder? { delegate as? UIResponder }
}
#endif
