#if Macros
/// Resolves a property from the container at each access: for objects that the container does not make.
///
/// ```swift
/// struct ReportCommand {
///     @Injected var store: any Store
///
///     func run() throws {
///         try store.save(report)
///     }
/// }
/// ```
///
/// The property throws the container's error, a `ResolutionError`: before the container is started it can provide
/// nothing, and nothing has checked that the graph has what the property needs. For objects that the container makes, use
/// ``Inject(_:name:ifUnset:)`` instead. An optional property is nil only if nothing of the type is declared.
///
/// Nothing is stored: a singleton is the same at each access, a prototype is new. On the main actor, the property can also
/// resolve objects that live there.
///
/// - Parameter query: How to find it; without one, by the property's type.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from a container of your own at each access.
///
/// - Parameters:
///   - query: How to find it; without one, by the property's type.
///   - container: The container: an expression that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from the container at each access, and awaits asynchronous objects: `try await command.store`.
///
/// - Parameter query: How to find it; `.auto` by the property's type.
@attached(accessor)
public macro Injected(async query: AnyQuery) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from a container of your own at each access, and awaits asynchronous objects.
///
/// - Parameters:
///   - query: How to find it; `.auto` by the property's type.
///   - container: The container: an expression that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(async query: AnyQuery, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")
#endif
