#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A controller whose view is one of SwiftUI: https://developer.apple.com/documentation/swiftui/uihostingcontroller.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// What it shows.
    public var rootView: Content

    /// Makes one.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
}
#endif
