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
/// Not yet run on a device. It is found like every `MainConfiguration`: linking the product is all it takes. Once what is eager has been
/// built, the delegate is injected, and from then on it can be had: by its class, its superclasses and its protocols.
/// Declare its class `External` where something takes the delegate itself; what is eager and takes it is made when
/// it is first resolved.
///
/// In an app of SwiftUI the application's delegate is SwiftUI's own, which passes on what it is told. Say which one is yours with ``use(_:)``.
///
/// Application extensions have no application: link the product to the app alone.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
public final class ApplicationConfiguration: MainConfiguration {
    /// What the program says that its delegate is.
    @MainActor private static weak var used: (any AnyObject & Sendable)?

    /// Adds another object than the application's own delegate: the one behind an adaptor of SwiftUI.
    ///
    /// ```swift
    /// @main struct ShopApp: App {
    ///     @UIApplicationDelegateAdaptor private var delegate: ShopDelegate
    ///
    ///     init() { ApplicationConfiguration.use(delegate) }
    /// }
    /// ```
    ///
    /// Call it before the start has come to the delegate, which it does on the main actor: in the app's initializer.
    ///
    /// - Parameter delegate: The delegate; it is not kept.
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
                return main.report("the application's delegate", adapted)
            }
            // Its protocol puts a delegate on the main actor, which makes its class `Sendable`; the compiler knows that of
            // the class and not of the protocol. Nothing but this is asserted: `Sendable` has no representation.
            let sendable = unsafeBitCast(
                delegate as any ApplicationDelegate, to: (any ApplicationDelegate & Sendable).self)
            try await main.add(main: sendable)
        }
    }
}
#endif
