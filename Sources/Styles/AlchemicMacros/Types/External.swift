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
/// - Parameters:
///   - options: More properties of the definition, such as `.primary`.
///   - scope: The scope it belongs to, each of which receives its own object; nil for the container.
///   - types: The types that it promises, such as `(any Store).self`; the compiler checks them. They hide no other
///     type.
///   - onlyType: The only type by which it is found; it hides the others.
///   - name: Its name; without one, it is found by its type's name.
///   - aliases: More names.
///   - tags: Words by which several definitions are found together.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro External(
    _ options: RegistrationOption..., in scope: Scope? = nil, as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
