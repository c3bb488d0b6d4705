#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// What a storyboard writes an object's attributes to.
///
/// A user defined runtime attribute of the key path `alchemic.engine` makes the storyboard read `alchemic` of the object, and
/// set `engine` on what it gets: this. So properties need not be known to Objective-C, no class has to be derived from
/// another one, and nothing is exchanged at run time.
///
/// Not yet run on a device; it is compiled and tested against stubs for UIKit and AppKit.
@_documentation(visibility: internal)
public final class DesignedAttributes: NSObject {
    // Passed to the main actor below, where it has come from: a storyboard makes its objects and sets their attributes
    // on the main thread, which `assumeIsolated` makes sure of. Most such objects are on the main actor; not all are.
    nonisolated(unsafe) private let owner: AnyObject

    nonisolated init(of owner: AnyObject) { self.owner = owner }

    /// Sets a property of the object to what its attribute means.
    ///
    /// Called on the main thread, as everything about views: elsewhere the program stops, as UIKit's own checks have it.
    ///
    /// - Parameters:
    ///   - value: The attribute: `@service`, `@?service`, `%parameter%`, or a text.
    ///   - key: The property's name among the setters of the object's type.
    nonisolated public override func setValue(_ value: Any?, forKey key: String) {
        // A text is what counts; that something else was there is all that has to be said of it.
        let text = value as? String
        nonisolated(unsafe) let owner = owner
        MainActor.assumeIsolated { AttributeSetting.shared.set(key, to: text, on: owner) }
    }

    /// The same: a setter may have a name with a full stop in it.
    ///
    /// - Parameters:
    ///   - value: The attribute.
    ///   - keyPath: The property's name.
    nonisolated public override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
}
#endif
