#if Macros
/// Makes what a method returns a definition of its own.
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
/// An instance method is called on the object that the container has made of its type, after that has been injected. The
/// parameters are found by their types, or by the queries; what is made gets the injection points of its own type.
///
/// The lifetime is one of the options: a singleton, made by the start unless it is `.lazy`, if none is given. With a name
/// for each, the attribute may stand there more than once: the same method, with other arguments, makes several definitions.
///
/// - Parameters:
///   - options: The lifetime and what else there is to say, such as `.prototype`, `.primary`.
///   - types: The types by which it is promised to be found; the compiler checks them. They hide nothing.
///   - onlyType: The one type by which it is to be found; it hides the others.
///   - name: Its name; without one, it is found by that of its type.
///   - aliases: More names.
///   - tags: Words by which several are found together.
///   - queries: How to find each argument, in order: one for each parameter, or one for each that has no default value;
///     `.auto` leaves one to its type.
@attached(peer)
public macro Provides(
    _ options: ProductOption..., as types: Any.Type..., onlyAs onlyType: Any.Type? = nil, named name: String? = nil,
    aliases: String..., tags: Definition.Tag..., with queries: AnyQuery...
) = #externalMacro(module: "AlchemicMacroPlugin", type: "ProvidesMacro")
#endif
