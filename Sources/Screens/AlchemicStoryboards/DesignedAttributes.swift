#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// The object that a storyboard writes another object's attributes to.
///
/// For a user defined runtime attribute with the key path `alchemic.engine`, the storyboard reads `alchemic` of the object,
/// which is an instance of this class, and sets `engine` on it. So properties need not be visible to Objective-C, no class needs
/// a certain superclass, and no method is exchanged at run time.
///
/// Not yet run on a device; it is compiled and tested against stubs for UIKit and AppKit.
@_documentation(visibility: internal)
public final class DesignedAttributes: NSObject {
    // The owner is passed to the main actor below, where it comes from: a storyboard makes its objects and sets their
    // attributes on the main thread, which `assumeIsolated` checks. Most such objects are main-actor objects; not all are.
    nonisolated(unsafe) private let owner: AnyObject

    nonisolated init(of owner: AnyObject) { self.owner = owner }

    /// Sets a property of the object to the meaning of its attribute.
    ///
    /// Call it on the main thread, like everything about views: on another thread the program traps, as in UIKit's own checks.
    ///
    /// - Parameters:
    ///   - value: The attribute: `@service`, `@?service`, `%parameter%`, or a text.
    ///   - key: The property's name among the setters of the object's type.
    nonisolated public override func setValue(_ value: Any?, forKey key: String) {
        // Only texts have a meaning. Nil reports that the attribute is something else.
        let text = value as? String
        nonisolated(unsafe) let owner = owner
        MainActor.assumeIsolated { AttributeSetting.shared.set(key, to: text, on: owner) }
    }

    /// Sets a property whose name contains a full stop.
    ///
    /// - Parameters:
    ///   - value: The attribute.
    ///   - keyPath: The property's name.
    nonisolated public override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
}
#endif
