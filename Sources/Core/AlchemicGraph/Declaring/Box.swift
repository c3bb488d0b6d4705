/// A value of any type behind one reference, with its type erased.
///
/// The class is `@unchecked Sendable` because the value of a shared box is `Sendable` where it is declared, stays on the main
/// actor, or is passed on only once.
@usableFromInline
package class ErasedBox: @unchecked Sendable {
    @usableFromInline
    package init() {}

    /// The value, without a cast to a known type; the base class, which holds none, returns `()`.
    package var erased: Any { () }
    /// The type that the box was made for, not the dynamic type of the value.
    package var valueType: Any.Type { Void.self }
    /// The value if it is an object of a class; nil for other values.
    package var object: AnyObject? { nil }
    /// The dynamic class of the object; nil for values of other types.
    package var objectClass: AnyClass? { nil }
    /// A box for an object that the program passes; nil if the object is not of the box's type.
    package class func boxing(_ object: AnyObject) -> ErasedBox? { nil }

    /// The value, of the type that the box was made for.
    @inlinable
    @inline(__always)
    package final func value<Value>(as _: Value.Type = Value.self) -> Value {
        unsafeDowncast(self, to: Box<Value>.self).value
    }

    /// This box as a box of another type; a new box if the value has to be cast.
    package final func cast<Value>(to _: Value.Type) -> Box<Value>? {
        if let typed = self as? Box<Value> { return typed }
        return (erased as? Value).map(Box.init)
    }
}

/// A box of a known type, which one atomic pointer can publish.
@usableFromInline
package final class Box<Value>: ErasedBox, @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    package override var erased: Any { value }

    package override var valueType: Any.Type { Value.self }

    package override var object: AnyObject? {
        if Value.self is AnyClass { return unsafeBitCast(value, to: AnyObject.self) }
        let any: Any = value
        return type(of: any) is AnyClass ? any as AnyObject : nil
    }

    package override var objectClass: AnyClass? {
        guard Value.self is AnyClass else { return object.map { type(of: $0) } }
        // This reads the object's class without retaining the object.
        return unsafeBitCast(value, to: Unmanaged<AnyObject>.self)._withUnsafeGuaranteedRef { type(of: $0) }
    }

    package override class func boxing(_ object: AnyObject) -> ErasedBox? { (object as? Value).map(Box.init) }
}
