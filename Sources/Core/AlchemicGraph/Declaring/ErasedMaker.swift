/// The factory of one definition, as the graph knows it: how it is called is up to the engine.
///
/// A definition's identity is that of its `ErasedMaker`.
@usableFromInline
package protocol ErasedMaker: AnyObject, Sendable {
    /// Where it has to run.
    var isolation: Isolation { get }
    /// Whether there is nothing to call: a constant, or an object that the program sets.
    var makesNothing: Bool { get }
    /// Whether each resolution calls it, synchronously, on whatever thread.
    var isPrototypeCall: Bool { get }
    /// The types of the parameters, in order.
    ///
    /// A function instead of an array: a definition should be small.
    var parameterTypes: @Sendable () -> [Any.Type] { get }
}

/// Where a factory, or a step, has to run.
@usableFromInline
package enum Isolation: Int, Sendable, Comparable {
    /// Wherever it is called.
    case synchronous
    /// On the main actor.
    case main
    /// Awaited.
    case asynchronous

    @usableFromInline
    package static func < (left: Isolation, right: Isolation) -> Bool { left.rawValue < right.rawValue }
}
