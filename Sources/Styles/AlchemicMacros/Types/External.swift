#if Macros
/// Makes a type declare itself as external: the program makes its objects and provides them.
///
/// ```swift
/// @External @MainActor final class ProfileController {
///     @Inject var store: (any Store)?
/// }
/// ```
///
/// The injection points apply to every object of the type: `container.set(controller)` keeps the object and sets its
/// injection points, `container.inject(into: controller)` only sets them. The container calls no initializer of the type.
///
/// The parameters are those of ``Singleton(_:as:onlyAs:named:aliases:tags:)``, and the scope that the object belongs to. Each
/// scope with this name receives its own object; without a scope, the container receives one.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro External(
    _ options: RegistrationOption..., in scope: Scope? = nil, as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
