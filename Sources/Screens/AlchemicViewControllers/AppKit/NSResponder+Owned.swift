#if canImport(AppKit) && !canImport(UIKit)
public import AlchemicScenes
public import AppKit

/// Whatever handles events belongs to what handles them next: a view to its controller or superview, a window to its
/// controller, and a window controller to its document, if it has one.
extension AppKit.NSResponder: @MainActor AlchemicScenes.Owned {
    /// The document of a window controller, else the next responder, at the moment.
    public var owningObject: AnyObject? { (self as? NSWindowController)?.document ?? nextResponder }
}
#endif
