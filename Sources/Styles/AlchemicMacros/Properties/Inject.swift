#if Macros
/// Makes the container set a property, call a method, or use an initializer.
///
/// ```swift
/// @Singleton final class Checkout: @unchecked Sendable {
///     @Inject var audit: (any Audit)?
///     @Inject(.named("slow")) private var gateway: (any Gateway)!
///
///     @Inject(.auto, .value(3)) init(store: any Store, retries: Int) { … }
///     init(stub: Stub) { … }
///
///     @Inject func setUp(plugins: [any Plugin]) { … }
/// }
/// ```
///
/// - A property is set after the initializer has run. It must be a `var` with a written type. A `T!` is required like a `T`;
///   a `T?` is left nil if no definition of the type exists.
/// - A method is called after all properties are set; its parameters are resolved like those of an initializer.
/// - Of several initializers, the container calls the marked one.
///
/// The type needs an attribute that reads these marks, such as ``Singleton(_:as:onlyAs:named:aliases:tags:)``,
/// ``Prototype(_:as:onlyAs:named:aliases:tags:)`` or ``External(_:in:as:onlyAs:named:aliases:tags:)``. Members of extensions
/// are not read.
///
/// - Parameters:
///   - queries: For a property, the query for its value. For a method or an initializer, the queries for the arguments, in
///     order: one for each parameter, or one for each parameter without a default value. With `.auto`, the type decides.
///   - name: The property's name for injection by name; its own name if nil.
///   - ifUnset: Whether the property is only set if it is nil.
@attached(peer)
public macro Inject(_ queries: AnyQuery..., name: String? = nil, ifUnset: Bool = false) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectMacro")
#endif
