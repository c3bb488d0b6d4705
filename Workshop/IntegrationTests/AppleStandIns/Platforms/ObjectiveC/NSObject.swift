/// The root of Objective-C's classes, in a module of its name: what the compiler knows of it, it knows by that.
///
/// Its members are those of the stub in UIKit and AppKit, which is the root of their classes where there is no Objective-C.
@objc
open class NSObject {
    /// Makes one.
    @objc public init() {}

    /// What Objective-C knows: the getters and setters of a class, by key.
    open func accessor(_ key: String) -> Accessor? { nil }

    /// A getter, and a setter if there is one.
    public struct Accessor {
        /// Makes one.
        public init(get: @escaping () -> Any?, set: ((Any?) -> Void)? = nil) {}
    }

    /// The value of a key.
    open func value(forKey key: String) -> Any? { nil }

    /// Sets the value of a key.
    open func setValue(_ value: Any?, forKey key: String) {}

    /// Sets a value at a key path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {}

    /// There is no such key.
    open func value(forUndefinedKey key: String) -> Any? { nil }

    /// There is no such key.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
