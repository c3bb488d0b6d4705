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

    nonisolated override init() { super.init() }

    convenience init(_ other: any UIApplicationDelegate) {
        self.init()
        self.other = other
    }
}
#endif
