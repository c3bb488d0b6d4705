#if canImport(UIKit) && !os(watchOS)
public import AlchemicScenes
public import UIKit

/// Whatever handles events belongs to what handles them next: a view to its controller or superview, a controller to the
/// view around it, a window to the application, and that to its delegate.
extension UIKit.UIResponder: @MainActor AlchemicScenes.Owned {
    /// The next responder, at the moment.
    public var owningObject: AnyObject? { next }
}
#endif
