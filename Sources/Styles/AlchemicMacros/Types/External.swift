#if Macros
/// Makes a type declare itself as one whose objects the program makes and provides.
///
/// ```swift
/// @External @MainActor final class ProfileController {
///     @Inject var store: (any Store)?
/// }
/// ```
///
/// The injection points apply to every object of the type, whatever made it: `container.set(controller)` keeps it and
/// sets them, `container.inject(into: controller)` only sets them. The type needs no initializer for the container.
///
/// The parameters are those of ``Singleton(_:as:onlyAs:named:aliases:tags:)``, and the scope that the object belongs to: each receives
/// its own, without one the container does.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro External(
    _ options: RegistrationOption..., in scope: Scope? = nil, as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
