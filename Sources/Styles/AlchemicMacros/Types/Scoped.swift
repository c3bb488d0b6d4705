#if Macros
/// Makes a type declare itself as one object for each scope of a name.
///
/// ```swift
/// @Scoped("request") final class Session: Sendable {
///     init(clock: Clock) { … }
/// }
/// ```
///
/// What ``Singleton(_:as:onlyAs:named:aliases:tags:)`` says of initializers, subclasses and members holds here too.
///
/// - Parameters:
///   - scope: The scope's name.
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
public macro Scoped(
    _ scope: Scope,
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
