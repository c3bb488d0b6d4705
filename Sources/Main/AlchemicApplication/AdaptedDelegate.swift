#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import AlchemicMain

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// The application's delegate is SwiftUI's own.
    static let adaptedDelegate = Self(rawValue: "adapted-delegate")
}

/// The application's delegate is SwiftUI's own, and the program has not named its own.
struct AdaptedDelegate: Error, CustomStringConvertible {
    let description: String

    /// Creates the error for a delegate; nil if its class is not SwiftUI's.
    init?(_ delegate: AnyObject) {
        let name = String(reflecting: type(of: delegate))
        guard name.hasPrefix("SwiftUI.") else { return nil }
        description =
            Diagnostic(
                .adaptedDelegate,
                "the application's delegate is `\(name)`, which is not injected", at: nil,
                help: "call `ApplicationConfiguration.use(delegate)` in the initializer of your `App`"
            ).text(.plain)
    }
}
#endif
