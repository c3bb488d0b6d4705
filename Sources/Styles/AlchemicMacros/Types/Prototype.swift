#if Macros
/// Makes a type declare itself as a prototype: a new object for each resolution and injection point.
///
/// ```swift
/// @Prototype final class Cart {
///     init(catalogue: Catalogue) { … }
/// }
/// ```
///
/// The rules of ``Singleton(_:as:onlyAs:named:aliases:tags:)`` for initializers, subclasses and members apply here too. The
/// type need not be `Sendable`, since the container keeps none of its objects.
///
/// The parameters are those of ``Singleton(_:as:onlyAs:named:aliases:tags:)``.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro Prototype(
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
