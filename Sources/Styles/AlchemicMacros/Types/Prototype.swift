#if Macros
/// Makes a type declare itself as a prototype: a new object for each resolution and for each injection point.
///
/// ```swift
/// @Prototype final class Cart {
///     init(catalogue: Catalogue) { … }
/// }
/// ```
///
/// What ``Singleton(_:as:onlyAs:named:aliases:tags:)`` says about initializers, subclasses and members also applies here. The
/// type need not be `Sendable`: the container passes each object on, and keeps none.
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
