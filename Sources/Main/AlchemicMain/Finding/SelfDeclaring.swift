/// A type that declares itself, and is found without being listed.
///
/// The declaration uses the words of modules:
///
/// ```swift
/// extension Transactions: SelfDeclaring {
///     static var declaration: [ModuleElement] {
///         Singleton(Transactions.init(store:)).named("transactions").inject(\.audit)
///         Prototype(of: Transactions.self, Transactions.makeTransaction(amount:), .value(5)).named("five")
///     }
/// }
/// ```
///
/// - Singletons are eager, unless they are ``/Alchemic/Singleton/lazy()`` or kept for each key.
/// - A type that only has methods that make objects is declared lazy, `Singleton(Press.init).lazy()`, and followed by a
///   ``/Alchemic/Prototype`` or another declaration for each method.
/// - A type that is only injected, because other code makes it, is declared with `External(Page.self).inject(\.title)`.
///
/// For a type on the main actor, write `nonisolated static var`. A subclass of a self-declaring class is not found by the
/// inherited conformance: declare it in a module.
public protocol SelfDeclaring: SendableMetatype {
    /// The declarations of the type and of the objects that it makes.
    ///
    /// The main container may read the property several times, before and during the check, usually on a background thread.
    /// Reading it must not build any object.
    @ModuleBuilder static var declaration: [ModuleElement] { get }
}
