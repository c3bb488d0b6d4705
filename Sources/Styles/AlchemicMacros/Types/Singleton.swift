#if Macros
/// Makes a type declare itself as a singleton: one object for the container, built at the start.
///
/// ```swift
/// @Singleton(as: (any Store).self, named: "main")
/// final class SQLStore: Store {
///     init(path: Path) { … }
/// }
/// ```
///
/// The container calls the type's only initializer, the one with ``Inject(_:name:ifUnset:)``, or the implicit one. Parameters
/// are resolved by their types; those with a default value keep it. The macro reads `async`, `throws` and isolation from the
/// source of the type and the initializer.
///
/// The macro writes the type's `declaration`, as you would by hand, and the conformance to ``/AlchemicMain/SelfDeclaring``.
/// ``Inject(_:name:ifUnset:)`` on properties and methods, and ``Provides(_:as:onlyAs:named:aliases:tags:with:)`` on methods,
/// add to the declaration. A subclass needs an attribute of its own. Repeat the attribute, with a name for each, to declare
/// several definitions.
///
/// A shared type must be `Sendable`, or isolated to the main actor.
///
/// - Parameters:
///   - options: Options, such as `.lazy`.
///   - types: Types by which the definition is promised to be found, in addition to its own, such as `(any Store).self`; the
///     compiler checks them.
///   - onlyType: The only type by which the definition can be found.
///   - name: The definition's name; without one, the default name applies.
///   - aliases: Further names.
///   - tags: Tags, by which several definitions are found together.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro Singleton(
    _ options: RegistrationOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil,
    named name: String? = nil, aliases: String..., tags: Definition.Tag...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
