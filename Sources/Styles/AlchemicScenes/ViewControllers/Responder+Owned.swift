// What is built around stubs of UIKit and AppKit, to be tested where these are not, defines `STUBS`.

#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
public import UIKit

/// Whatever handles events belongs to what handles them next: a view to its controller or superview, a controller to the
/// view around it, a window to the application, and that to its delegate.
@_documentation(visibility: internal)
extension UIKit.UIResponder: @MainActor AlchemicScenes.Owned {
    /// The next responder, at the moment.
    public var owningObject: AnyObject? { next }
}
#elseif canImport(AppKit) && !canImport(UIKit) && (canImport(ObjectiveC) || STUBS)
public import AppKit

/// Whatever handles events belongs to what handles them next: a view to its controller or superview, a window to its
/// controller, and a window controller to its document, if it has one.
@_documentation(visibility: internal)
extension AppKit.NSResponder: @MainActor AlchemicScenes.Owned {
    /// The document of a window controller, else the next responder, at the moment.
    public var owningObject: AnyObject? { (self as? NSWindowController)?.document ?? nextResponder }
}
#endif
