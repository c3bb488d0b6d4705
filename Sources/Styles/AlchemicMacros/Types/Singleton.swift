#if Macros
/// Makes a type declare itself as a singleton: one object for the container, made by the start.
///
/// ```swift
/// @Singleton(as: (any Store).self, named: "main")
/// final class SQLStore: Store {
///     init(path: Path) { … }
/// }
/// ```
///
/// The initializer is read from the type: the only one there is, the one with ``Inject(_:name:ifUnset:)``, or the one
/// that the compiler writes. Its parameters are found by their types; one with a default value keeps that. `async`,
/// `throws`, actors and the main actor are seen in what is written at the type and at the initializer.
///
/// What the macro writes is the type's `declaration`, as one would write it by hand, and the conformance to
/// ``/AlchemicMain/SelfDeclaring``. ``Inject(_:name:ifUnset:)`` on properties and methods and
/// ``Provides(_:as:onlyAs:named:aliases:tags:with:)`` on methods add to it. A subclass of such a class is declared by
/// its own attribute. With a name for each, an attribute may stand there more than once: each is a definition of its
/// own.
///
/// A shared type has to be `Sendable`, or to be on the main actor.
///
/// - Parameters:
///   - options: What else there is to say, such as `.lazy`.
///   - types: The types by which it is promised to be found, such as `(any Store).self`; the compiler checks them. They
///     hide nothing.
///   - onlyType: The one type by which it is to be found; it hides the others.
///   - name: Its name; without one, it is found by that of its type.
///   - aliases: More names.
///   - tags: Words by which several are found together.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro Singleton(
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
