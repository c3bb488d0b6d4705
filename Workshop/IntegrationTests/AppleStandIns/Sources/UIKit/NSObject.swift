#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#else
#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#else
/// The root of Objective-C's classes, with as much of key-value coding as loading a storyboard uses.
///
/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:): accessors that Objective-C
/// knows are looked for by the key's name; without one `setValue(_:forUndefinedKey:)` is called, which raises an exception
/// unless a class overrides it.
///
/// The compiler takes classes on the main actor for `Sendable` if they derive from Objective-C's `NSObject`, which is on no
/// actor, and from no other class on none: hence the attribute here, and the members that have nothing of it.
@MainActor
open class NSObject {
    /// Makes one.
    public nonisolated init() {}

    /// What Objective-C knows: the getters and setters of a class, by key.
    ///
    /// Real programs get this from `@objc`.
    nonisolated open func accessor(_ key: String) -> Accessor? { nil }

    /// A getter, and a setter if there is one.
    public struct Accessor {
        let get: () -> Any?
        let set: ((Any?) -> Void)?

        /// Makes one.
        public init(get: @escaping () -> Any?, set: ((Any?) -> Void)? = nil) {
            self.get = get
            self.set = set
        }
    }

    /// The value of a key.
    nonisolated open func value(forKey key: String) -> Any? {
        guard let accessor = accessor(key) else { return value(forUndefinedKey: key) }
        return accessor.get()
    }

    /// Sets the value of a key.
    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        guard let set = accessor(key)?.set else { return setValue(value, forUndefinedKey: key) }
        set(value)
    }

    /// Sets a value at a key path.
    ///
    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkeypath:): gets the destination
    /// object for each relationship by `value(forKey:)`, and sends the last one `setValue(_:forKey:)`.
    nonisolated open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// There is no such key: an exception in Objective-C.
    nonisolated open func value(forUndefinedKey key: String) -> Any? {
        fatalError("\(type(of: self)) has no value for '\(key)'")
    }

    /// There is no such key: an exception in Objective-C.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError("\(type(of: self)) has no key '\(key)'")
    }
}
#endif
#endif
