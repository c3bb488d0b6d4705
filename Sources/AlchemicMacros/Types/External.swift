#if Macros
/// Makes a type declare itself as one whose objects the program makes and hands over.
///
/// ```swift
/// @External @MainActor final class ProfileController {
///     @Inject var store: (any Store)?
/// }
/// ```
///
/// The injection points hold for every object of the type, whoever made it: `container.set(controller)` keeps it and sets them,
/// `container.inject(into: controller)` sets them only. The type needs no initializer that the container could call.
///
/// - Parameters:
///   - options: What else there is to say, such as `.primary`.
///   - scope: The scope it belongs to, each of which is given its own; nil for the container.
///   - types: The types by which it is promised to be found, such as `(any Store).self`; the compiler checks them. They hide
///     nothing.
///   - onlyType: The one type by which it is to be found; it hides the others.
///   - name: Its name; without one, it is found by that of its type.
///   - aliases: More names.
///   - tags: Words by which several are found together.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro External(
    _ options: RegistrationOption..., in scope: Scope? = nil, as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
