#if Macros
/// Makes a type declare itself as a singleton: one object for the container.
@attached(peer)
@attached(extension, conformances: SelfDeclaring, names: named(declare), named(SelfDeclaration))
public macro Singleton(
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
