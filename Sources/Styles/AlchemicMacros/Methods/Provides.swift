#if Macros
/// Declares a definition whose factory is the method.
///
/// ```swift
/// @Singleton final class Tills: Sendable {
///     @Provides(.prototype, with: .auto, .value(20))
///     func makeTill(clock: Clock, limit: Int) -> Till { … }
///
///     @Provides(.lazy, named: "training")
///     static func makeTrainingTill() -> Till { … }
/// }
/// ```
///
/// An instance method is called on the container's object of its type, after that object has been injected. The parameters
/// are resolved by their types, or by the queries. The result gets the injection points of its own type.
///
/// The lifetime is one of the options; the default is a singleton, built at the start unless it is `.lazy`. Repeat the
/// attribute, with a name for each, to declare several definitions with different arguments.
///
/// - Parameters:
///   - options: The lifetime and further options, such as `.prototype` and `.primary`.
///   - types: Types by which the definition is promised to be found, in addition to its own; the compiler checks them.
///   - onlyType: The only type by which the definition can be found.
///   - name: The definition's name; without one, the default name applies.
///   - aliases: Further names.
///   - tags: Tags, by which several definitions are found together.
///   - queries: The queries for the arguments, in order: one for each parameter, or one for each parameter without a
///     default value. With `.auto`, the parameter's type decides.
@attached(peer)
public macro Provides(
    _ options: ProductOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil, named name: String? = nil,
    aliases: String..., tags: Definition.Tag..., with queries: AnyQuery...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "ProvidesMacro")
#endif
