#if !os(watchOS)
/// One instance of the app's interface: https://developer.apple.com/documentation/uikit/uiscene.
@MainActor
open class UIScene: UIResponder {
    /// What it is connected with.
    @MainActor
    public final class ConnectionOptions: NSObject {}

    /// What the system knows of it.
    public let session: UISceneSession
    /// Whom it tells of its life.
    public var delegate: (any UISceneDelegate)?

    /// Makes one.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }
}

/// A scene with windows: https://developer.apple.com/documentation/uikit/uiwindowscene.
@MainActor
open class UIWindowScene: UIScene {}

/// What a scene tells of its life: https://developer.apple.com/documentation/uikit/uiscenedelegate.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// Makes one: not in UIKit's declaration, where Objective-C makes objects of any class that derives from its `NSObject`.
    init()

    /// A scene is added to the app; optional.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// What a scene with windows tells: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window; optional.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// What the system knows of a scene: https://developer.apple.com/documentation/uikit/uiscenesession.
@MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes one.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// How it is made: what `Info.plist` says.
    public let configuration: UISceneConfiguration

    init(_ configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}

/// How a scene is made: https://developer.apple.com/documentation/uikit/uisceneconfiguration.
@MainActor
public final class UISceneConfiguration: NSObject {
    /// Its name in `Info.plist`.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the delegate that UIKit makes.
    public var delegateClass: AnyClass?

    /// Makes one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

extension UIApplication {
    /// Connects a new scene, as the system does when somebody opens one.
    ///
    /// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence: after the launch UIKit prepares a scene, and
    /// then calls `scene(_:willConnectTo:options:)`.
    ///
    /// - Parameter delegateClass: The class that `Info.plist` names.
    /// - Returns: The scene.
    @discardableResult
    package func connectScene(_ delegateClass: AnyClass? = nil) -> UIScene {
        let listed = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        listed.delegateClass = delegateClass
        let session = UISceneSession(listed)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options) ?? listed
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = (configuration.delegateClass as? any UISceneDelegate.Type)?.init()
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        return scene
    }
}
#endif
