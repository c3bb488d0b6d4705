/// A type that says itself how the main container makes it, and is found without being listed.
///
/// It says so in the words of modules:
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
/// - Singletons are eager, unless they are ``/Alchemic/Singleton/lazy()``.
/// - A type that only has methods that make objects says so: `Singleton(Press.init).lazy()`, with
///   ``/Alchemic/Prototype`` and others after it.
/// - A type that is only injected, and made by others, says so too: `External(Page.self).inject(\.title)`.
///
/// A type on the main actor writes `nonisolated static var`. A subclass of such a class is not found by its
/// superclass's conformance: a module declares it.
public protocol SelfDeclaring: SendableMetatype {
    /// How the type is made, and what it makes.
    ///
    /// Read once by a start, before anything is checked: it makes nothing.
    @ModuleBuilder static var declaration: [ModuleElement] { get }
}
