/// A value of any type behind one reference, with its type erased.
///
/// `@unchecked`: the value of a shared box was `Sendable` where it was declared, or stays on the main actor, or is
/// passed on only once.
@usableFromInline
package class ErasedBox: @unchecked Sendable {
    @usableFromInline
    init() {}

    package var erased: Any { () }
    var valueType: Any.Type { Void.self }
    var object: AnyObject? { nil }
    var objectClass: AnyClass? { nil }
    class func boxing(_ object: AnyObject) -> ErasedBox? { nil }
}

/// A value in a box, so that one atomic pointer can publish it.
@usableFromInline
package final class Box<Value>: ErasedBox, @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    package override var erased: Any { value }

    override var valueType: Any.Type { Value.self }

    override var object: AnyObject? {
        if Value.self is AnyClass { return unsafeBitCast(value, to: AnyObject.self) }
        let any: Any = value
        return type(of: any) is AnyClass ? any as AnyObject : nil
    }

    override var objectClass: AnyClass? {
        guard Value.self is AnyClass else { return object.map { type(of: $0) } }
        // Looked at where it is: nothing is counted.
        return unsafeBitCast(value, to: Unmanaged<AnyObject>.self)._withUnsafeGuaranteedRef { type(of: $0) }
    }

    override class func boxing(_ object: AnyObject) -> ErasedBox? { (object as? Value).map(Box.init) }
}

extension ErasedBox {
    /// The value, of the type that the box was made for.
    @inlinable
    @inline(__always)
    package final func value<Value>(as _: Value.Type = Value.self) -> Value {
        unsafeDowncast(self, to: Box<Value>.self).value
    }

    func typed<Value>(as _: Value.Type = Value.self) -> Box<Value> { unsafeDowncast(self, to: Box<Value>.self) }

    /// This box as a box of another type; a new box if the value has to be cast.
    func cast<Value>(to _: Value.Type) -> Box<Value>? {
        if let typed = self as? Box<Value> { return typed }
        return (erased as? Value).map(Box.init)
    }
}

/// A factory that is called for each request, without its result type.
@usableFromInline
package protocol AnyCall: AnyObject, Sendable {
    /// Whether it takes arguments where a caller has put them: a ``DirectCall``.
    var readsGiven: Bool { get }
    func box(_ arguments: Arguments) throws -> ErasedBox
}

@usableFromInline
package final class Call<Value>: AnyCall {
    @usableFromInline package let readsGiven: Bool
    @usableFromInline let make: @Sendable (Arguments) throws -> Value

    @inlinable
    package init(readsGiven: Bool = false, _ make: @escaping @Sendable (Arguments) throws -> Value) {
        self.readsGiven = readsGiven
        self.make = make
    }

    @usableFromInline
    package func box(_ arguments: Arguments) throws -> ErasedBox { Box(try make(arguments)) }
}

extension Reference where Object == AnyObject {
    /// Calls a factory that it refers to, which makes values of the type.
    @inlinable
    @inline(__always)
    func made<Value>(_ arguments: Arguments) throws -> Value {
        try with { try unsafeDowncast($0, to: Call<Value>.self).make(arguments) }
    }
}
