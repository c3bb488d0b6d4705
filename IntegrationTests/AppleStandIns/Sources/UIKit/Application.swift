// As much of UIKit as the adapters use, declared as it is there.

@MainActor
open class UIResponder {
    public init() {}
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {}

@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public weak var delegate: (any UIApplicationDelegate)?
}
