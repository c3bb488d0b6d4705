#if Macros
/// Has the container set a property, call a method, or use an initializer.
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
/// - A property is set after the initializer: a `var` whose type is written. One that is written `T!` is wanted like a `T`;
///   nil is left in a `T?` if nothing of the type is declared.
/// - A method is called after all properties are set; its parameters are found like those of an initializer.
/// - Of several initializers, the marked one makes the object.
///
/// The attribute of the type reads these, so that one of ``Singleton(_:as:onlyAs:named:aliases:tags:)``,
/// ``Prototype(_:as:onlyAs:named:aliases:tags:)``, ``External(_:in:as:onlyAs:named:aliases:tags:)`` and so on has to stand there; members of an
/// extension are not seen.
///
/// - Parameters:
///   - queries: For a property, how to find its value. For a method or an initializer, how to find each argument, in order: one
///     for each parameter, or one for each that has no default value; `.auto` leaves one to its type.
///   - name: The name by which by-name injection knows the property; its own if nil.
///   - ifUnset: Whether a value that stands there already is left alone.
@attached(peer)
public macro Inject(_ queries: AnyQuery..., name: String? = nil, ifUnset: Bool = false) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "InjectMacro")
#endif
