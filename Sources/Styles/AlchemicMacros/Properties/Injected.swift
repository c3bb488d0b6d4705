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
/// Reading the property throws a `ResolutionError` if the main container has not been started, or if the graph has no match:
/// no check covers the property. For objects that the container makes, use ``Inject(_:name:ifUnset:)`` instead. An optional
/// property is nil only if no definition of its type exists.
///
/// The property stores nothing: a singleton is the same at each access, a prototype is new. On the main actor, the property can
/// also resolve main-actor objects.
///
/// - Parameter query: The query for the value; by default, the property's type decides.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from a container of your own at each access.
///
/// - Parameters:
///   - query: The query for the value; by default, the property's type decides.
///   - container: The container: an expression that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from the container at each access, and awaits asynchronous objects.
///
/// Read such a property with `try await`, as in `try await command.store`.
///
/// - Parameter query: The query for the value; with `.auto`, the property's type decides.
@attached(accessor)
public macro Injected(async query: AnyQuery) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Resolves a property from a container of your own at each access, and awaits asynchronous objects.
///
/// - Parameters:
///   - query: The query for the value; with `.auto`, the property's type decides.
///   - container: The container: an expression that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(async query: AnyQuery, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")
#endif
