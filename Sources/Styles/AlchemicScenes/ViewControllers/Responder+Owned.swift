// The test build against stubs of UIKit and AppKit, for systems without them, defines `STUBS`.

#if canImport(UIKit) && !os(watchOS) && (canImport(ObjectiveC) || STUBS)
public import UIKit

/// A responder belongs to the next responder: a view to its controller or superview, a controller to the surrounding view, a
/// window to the application, and the application to its delegate.
@_documentation(visibility: internal)
extension UIKit.UIResponder: @MainActor AlchemicScenes.Owned {
    /// The current next responder.
    public var owningObject: AnyObject? { next }
}
#elseif canImport(AppKit) && !canImport(UIKit) && (canImport(ObjectiveC) || STUBS)
public import AppKit

/// A responder belongs to the next responder: a view to its controller or superview, a window to its controller, and a window
/// controller to its document, if it has one.
@_documentation(visibility: internal)
extension AppKit.NSResponder: @MainActor AlchemicScenes.Owned {
    /// The current document of a window controller, or else the current next responder.
    public var owningObject: AnyObject? { (self as? NSWindowController)?.document ?? nextResponder }
}
#endif
