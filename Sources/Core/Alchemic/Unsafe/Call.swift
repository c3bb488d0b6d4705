/// A factory that is called for each request, for code that does not know the type of its result.
@usableFromInline
package protocol AnyCall: AnyObject, Sendable {
    /// Whether the factory can read arguments at the addresses where a caller has put them, for a ``DirectCall``.
    var readsGiven: Bool { get }
    /// Calls the factory for code that does not know the type of the object.
    func box(_ arguments: Arguments) throws -> ErasedBox
}

/// A prototype's factory: code that knows the type of the object calls it without putting the object in a box.
@usableFromInline
package final class Call<Value>: AnyCall {
    @usableFromInline package let readsGiven: Bool
    /// The factory, which reads its own arguments, one after the other.
    @usableFromInline let make: @Sendable (Arguments) throws -> Value

    @inlinable
    package init(readsGiven: Bool = false, _ make: @escaping @Sendable (Arguments) throws -> Value) {
        self.readsGiven = readsGiven
        self.make = make
    }

    @usableFromInline
    package func box(_ arguments: Arguments) throws -> ErasedBox { Box(try make(arguments)) }
}

extension ErasedMaker {
    /// The factory as the engine knows it: there is no other kind.
    package var typed: Maker { unsafeDowncast(self, to: Maker.self) }
    package var body: Maker.Body { typed.body }
}

extension ErasedAction {
    /// The action as the engine knows it: there is no other kind.
    package var body: Step.Action { unsafeDowncast(self, to: StepAction.self).body }
}

extension Reference where Object == AnyObject {
    /// Calls the factory behind the reference, which must make values of the type.
    @inlinable
    @inline(__always)
    func made<Value>(_ arguments: Arguments) throws -> Value {
        try with { try unsafeDowncast($0, to: Call<Value>.self).make(arguments) }
    }
}
