#if canImport(UIKit)
public import AlchemicMain
import UIKit

private typealias Application = UIApplication
private typealias ApplicationDelegate = UIApplicationDelegate
#elseif canImport(AppKit)
public import AlchemicMain
import AppKit

private typealias Application = NSApplication
private typealias ApplicationDelegate = NSApplicationDelegate
#endif

#if canImport(UIKit) || canImport(AppKit)
/// Adds the application's delegate to the main container.
///
/// Not yet run on a device. It is found like every `MainConfiguration`: linking the product is all it takes. Once what is eager has been
/// built, the delegate is injected, and from then on it can be had: by its class, its superclasses and its protocols.
/// Declare its class `External` where something takes the delegate itself; what is eager and takes it is made when
/// it is first asked for.
public final class ApplicationConfiguration: MainConfiguration {
    /// Adds the step to the start.
    ///
    /// - Parameter settings: The settings.
    public static func configure(_ settings: inout MainSettings) {
        settings.addStep("application delegate") { main in
            guard let delegate = Application.shared.delegate else { return }
            // Its protocol puts a delegate on the main actor, which makes its class `Sendable`; the compiler knows that of
            // the class and not of the protocol. Nothing but this is asserted: `Sendable` has no representation.
            let sendable = unsafeBitCast(
                delegate as any ApplicationDelegate, to: (any ApplicationDelegate & Sendable).self)
            try await main.add(main: sendable)
        }
    }
}
#endif
