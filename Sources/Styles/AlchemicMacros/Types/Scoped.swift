#if Macros
/// Makes a type declare itself as scoped: one object for each scope with a name.
///
/// ```swift
/// @Scoped("request") final class Session: Sendable {
///     init(clock: Clock) { … }
/// }
/// ```
///
/// The rules of ``Singleton(_:as:onlyAs:named:aliases:tags:)`` for initializers, subclasses and members apply here too.
///
/// The parameters are those of ``Singleton(_:as:onlyAs:named:aliases:tags:)``, after the scope's name.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro Scoped(
    _ scope: Scope,
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
