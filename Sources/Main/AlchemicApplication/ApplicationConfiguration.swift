#if canImport(UIKit) && !os(watchOS)
@_spi(Application) public import AlchemicMain
import UIKit

private typealias Application = UIApplication
private typealias ApplicationDelegate = UIApplicationDelegate
#elseif canImport(AppKit)
@_spi(Application) public import AlchemicMain
import AppKit

private typealias Application = NSApplication
private typealias ApplicationDelegate = NSApplicationDelegate
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// Adds the application's delegate to the main container.
///
/// Not yet run on a device. The main container finds the class like every `MainConfiguration`: linking the product is enough.
/// The start injects the delegate after it has built the eager objects. From then on the delegate is found by its class, its
/// superclasses and its protocols. Declare its class `External` if a definition takes the delegate; an eager object that takes
/// the delegate is built when it is first resolved.
///
/// In a SwiftUI app, the application's delegate is SwiftUI's own, which forwards calls to yours. Name yours with ``use(_:)``.
///
/// Application extensions have no application: link the product to the app only.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
public final class ApplicationConfiguration: MainConfiguration {
    /// The delegate that the program has named.
    @MainActor private static weak var used: (any AnyObject & Sendable)?

    /// Names the delegate to add in a SwiftUI app: the object behind the adaptor.
    ///
    /// ```swift
    /// @main struct ShopApp: App {
    ///     @UIApplicationDelegateAdaptor private var delegate: ShopDelegate
    ///
    ///     init() { ApplicationConfiguration.use(delegate) }
    /// }
    /// ```
    ///
    /// Call the method in the app's initializer: the start looks for the delegate later, on the main actor.
    ///
    /// - Parameter delegate: The delegate, which is held weakly.
    @MainActor
    public static func use<Delegate: AnyObject & Sendable>(_ delegate: Delegate) { used = delegate }

    /// Adds the step to the start.
    ///
    /// - Parameter settings: The settings.
    @_documentation(visibility: internal)
    public static func configure(_ settings: inout MainSettings) {
        settings.addStep("application delegate") { main in
            if let used { return try await main.add(main: used) }
            guard let delegate = Application.shared.delegate else { return }
            if let adapted = AdaptedDelegate(delegate) {
                return main.report(adapted, label: "the application's delegate")
            }
            // The delegate's protocol is isolated to the main actor, so every class that conforms is `Sendable`. The compiler
            // infers that for a class, but not for the protocol. The cast asserts nothing else: `Sendable` has no run-time form.
            let sendable = unsafeBitCast(
                delegate as any ApplicationDelegate, to: (any ApplicationDelegate & Sendable).self)
            try await main.add(main: sendable)
        }
    }
}
#endif
