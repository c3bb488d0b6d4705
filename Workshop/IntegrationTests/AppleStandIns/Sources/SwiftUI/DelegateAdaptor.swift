#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Makes a delegate, which the application's own passes on to what it is told.
///
/// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: DelegateType
    private let own: AppDelegate

    /// Makes one.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateType()
        own = AppDelegate(wrappedValue)
        UIApplication.only.delegate = own
    }
}

/// The application's delegate in an app of SwiftUI: a class of SwiftUI's own, known by its name only.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Whom it passes on what it is told.
    private var other: (any UIApplicationDelegate)?
    /// The class of scene delegates that it asks for.
    fileprivate private(set) var sceneDelegateClass: AnyClass?

    nonisolated override init() { super.init() }

    convenience init(_ other: any UIApplicationDelegate) {
        self.init()
        self.other = other
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let wanted = other?.application(
            application, configurationForConnecting: connectingSceneSession, options: options)
        sceneDelegateClass = wanted?.delegateClass
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = AppSceneDelegate.self
        return configuration
    }
}

/// A scene's delegate in an app of SwiftUI: a class of SwiftUI's own, which makes the program's.
///
/// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor#Scene-delegates: SwiftUI creates and manages the
/// instance of the class that the configuration names, and sends it relevant callbacks.
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var other: (any UISceneDelegate)?

    nonisolated override init() { super.init() }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let own = UIApplication.only.delegate as? AppDelegate
        other = (own?.sceneDelegateClass as? any UISceneDelegate.Type)?.init()
        other?.scene(scene, willConnectTo: session, options: connectionOptions)
    }
}
#endif
