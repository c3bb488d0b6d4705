#if Macros
/// Makes a type declare itself as a prototype: a new object for each request and for each injection point.
///
/// ```swift
/// @Prototype final class Cart {
///     init(catalogue: Catalogue) { … }
/// }
/// ```
///
/// What ``Singleton(_:as:onlyAs:named:aliases:tags:)`` says of initializers, subclasses and members holds here too. The type need not be
/// `Sendable`: each object is handed over.
///
/// - Parameters:
///   - options: What else there is to say, such as `.primary`.
///   - types: The types by which it is promised to be found, such as `(any Store).self`; the compiler checks them. They hide
///     nothing.
///   - onlyType: The one type by which it is to be found; it hides the others.
///   - name: Its name; without one, it is found by that of its type.
///   - aliases: More names.
///   - tags: Words by which several are found together.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro Prototype(
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
