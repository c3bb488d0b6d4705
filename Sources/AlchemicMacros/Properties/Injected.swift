#if Macros
/// Makes a property ask the container at each access: for an object that the container does not make.
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
/// The property throws what the container throws, a `ResolutionError`: before the container is started there is nothing to hand
/// over, and whether the graph has what is asked for, nobody has checked. For the same reason an object that the container
/// makes does better with ``Inject(_:name:ifUnset:)``. An optional property is nil if nothing of the type is declared, and only then.
///
/// Nothing is stored: a singleton is the same at each access, a prototype is new. On the main actor it asks for what lives
/// there too.
///
/// - Parameter query: How to find it; without one, by the property's type.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Makes a property ask a container of your own at each access.
///
/// - Parameters:
///   - query: How to find it; without one, by the property's type.
///   - container: The container: something that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(_ query: AnyQuery = .auto, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Makes a property ask the container at each access, and wait for what is made asynchronously: `try await command.store`.
///
/// - Parameter query: How to find it; `.auto` by the property's type.
@attached(accessor)
public macro Injected(async query: AnyQuery) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")

/// Makes a property ask a container of your own at each access, and wait for what is made asynchronously.
///
/// - Parameters:
///   - query: How to find it; `.auto` by the property's type.
///   - container: The container: something that is reachable from everywhere, such as a static property.
@attached(accessor)
public macro Injected(async query: AnyQuery, from container: Container) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectedMacro")
#endif
