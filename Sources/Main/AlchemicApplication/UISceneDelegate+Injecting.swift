#if canImport(UIKit) && !os(watchOS)
@_spi(Application) public import AlchemicMain
public import UIKit

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension UISceneDelegate {
    /// Sets the injection points that are declared for the delegate's class, then calls a closure.
    ///
    /// Not yet run on a device. UIKit or SwiftUI makes a delegate for each scene. Call the method when your delegate receives its
    /// scene, and make the window in the closure.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     whenInjected { [self] in window = makeWindow(scene) }
    /// }
    /// ```
    ///
    /// If the main container has started, the closure has run when the method returns. Otherwise the delegate is injected at the
    /// end of the start, after the application's delegate, like a when-started block. A failed start keeps it for the next one.
    ///
    /// If a dependency cannot be resolved, the closure is not called, and observers of the main container receive an event
    /// `failed`. If nothing is declared for the class, they receive `nothing-to-inject`, and the closure is called.
    ///
    /// - Parameters:
    ///   - main: The main container.
    ///   - body: The code that needs the injected delegate.
    @MainActor
    public func whenInjected(by main: MainContainer = Container.main, _ body: @escaping @MainActor () -> Void) {
        let block: @MainActor @Sendable () -> Void = {
            do throws(ResolutionError) { try main.inject(intoMain: self, file: "", line: 0) } catch {
                return main.report(error, label: "the scene's delegate")
            }
            body()
        }
        // A main container that has ended keeps no blocks. Running the block now reports why it cannot inject.
        if main.hasEnded { block() } else { main.whenStarted(block) }
    }
}
#endif
