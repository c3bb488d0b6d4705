#if canImport(UIKit) && !os(watchOS)
@_spi(Application) public import AlchemicMain
public import UIKit

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension UISceneDelegate {
    /// Sets the injection points that are declared for the delegate's class, and calls a closure then.
    ///
    /// Not yet run on a device. UIKit, or SwiftUI, makes a delegate for each scene: call this where yours is told of its scene, and
    /// make the window in the closure.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     whenInjected { [self] in window = makeWindow(scene) }
    /// }
    /// ```
    ///
    /// If the main container has been started, all is done when this returns. If not, the delegate is injected when the start
    /// has ended, after the application's delegate, like a when-started block. A start that fails keeps it for the next one.
    ///
    /// If something cannot be had, the closure is not called; observers of the main container are told by an event `failed`. If
    /// nothing is declared for the class, they are told by `nothing-to-inject`, and the closure is called.
    ///
    /// - Parameters:
    ///   - main: The main container.
    ///   - body: What needs the injected delegate.
    @MainActor
    public func whenInjected(by main: MainContainer = Container.main, _ body: @escaping @MainActor () -> Void) {
        let block: @MainActor @Sendable () -> Void = {
            do throws(ResolutionError) { try main.inject(intoMain: self, file: "", line: 0) } catch {
                return main.report("the scene's delegate", error)
            }
            body()
        }
        // It keeps no blocks any more, and says why it cannot inject.
        if main.hasEnded { block() } else { main.whenStarted(block) }
    }
}
#endif
