/// A type that says itself how the main container makes it, and is found without being listed.
///
/// ```swift
/// extension Transactions: SelfDeclaring {
///     static func declare(_ declaration: inout Declaration<Transactions>) {
///         declaration.singleton()
///     }
/// }
/// ```
///
/// A type on the main actor writes `nonisolated static func`. A subclass of such a class is not found by its superclass's
/// conformance: a module declares it.
public protocol SelfDeclaring: SendableMetatype {
    /// The type itself; an open class names it.
    associatedtype Declared = Self

    /// Says how the type is made.
    ///
    /// Called once for a start, before anything is checked: it makes nothing.
    ///
    /// - Parameter declaration: Takes what is said.
    static func declare(_ declaration: inout Declaration<Declared>)
}
