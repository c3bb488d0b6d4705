/// A value of any kind behind one reference, so that it can be published through one atomic pointer.
///
/// `@unchecked`: what a shared box holds was `Sendable` where it was declared, or stays on the main actor, or is handed
/// over once.
@usableFromInline
package final class Box<Value>: ErasedBox, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }

    @usableFromInline package var erased: Any { value }
}

/// A new object in the box that it will be kept in.
///
/// Made in the code that declares, where the type is known: what handles it afterwards handles a reference, and asks the
/// runtime nothing.
@usableFromInline
package struct MadeObject<Value> {
    @usableFromInline let box: Box<Value>
    /// Whether what is known of the type holds for the object: it is of no subclass.
    @usableFromInline let isOfItsOwnClass: Bool

    @inlinable
    init(_ value: Value) {
        isOfItsOwnClass =
            !(Value.self is AnyClass)
            || ObjectIdentifier(type(of: unsafeBitCast(value, to: AnyObject.self))) == ObjectIdentifier(Value.self)
        box = Box(value)
    }
}

/// A box, without the type of what it holds.
@usableFromInline
package protocol ErasedBox: AnyObject, Sendable {
    var erased: Any { get }
}

/// Turns a definition's object into a type it was promised as.
final class Converter<From, To>: ErasedConverter {
    let convert: @Sendable (From) -> To

    init(_ convert: @escaping @Sendable (From) -> To) {
        self.convert = convert
    }

    func converted(_ value: Any) -> Any? {
        (value as? From).map(convert)
    }
}

/// A converter, without its types.
protocol ErasedConverter: AnyObject, Sendable {
    func converted(_ value: Any) -> Any?
}
