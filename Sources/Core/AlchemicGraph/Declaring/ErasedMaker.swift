/// The factory of one definition, as the graph knows it: only the engine knows how to call it.
///
/// A definition's identity is that of its `ErasedMaker`.
@usableFromInline
package protocol ErasedMaker: AnyObject, Sendable {
    /// The isolation that the factory needs.
    var isolation: Isolation { get }
    /// Whether there is no factory to call, as for a constant or an object that the program sets.
    var makesNothing: Bool { get }
    /// The types of the parameters, in order.
    ///
    /// This is a function and no array, to keep definitions small.
    var parameterTypes: @Sendable () -> [Any.Type] { get }
}

/// The place where a factory or a step must run.
@usableFromInline
package enum Isolation: Sendable, Comparable {
    /// On any thread: that of the caller.
    case synchronous
    /// On the main actor.
    case main
    /// In asynchronous code, which awaits it.
    case asynchronous
}
