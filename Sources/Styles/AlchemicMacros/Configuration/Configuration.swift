#if Macros
/// Makes a type the source of what its methods make, to be passed to a container.
///
/// ```swift
/// @Configuration
/// struct ShopConfiguration {
///     func createSingletonStore() -> Store { Store(path: "/shop") }
///     func createEagerSingletonShop() -> Shop { Shop(store: createSingletonStore()) }
///     func createPrototypeCart() -> Cart { Cart() }
///     @Provides(.singleton, named: "till") func till(store: Store) -> Till { Till(store) }
/// }
///
/// let container = try Container(Module("Shop") { ShopConfiguration() })
/// ```
///
/// - A method without parameters whose name begins with `createSingleton`, `createEagerSingleton` or `createPrototype`
///   makes what the rest of its name says. It is found by that name, also in upper case and with its first letter in
///   lower case, and by its type. A method or property `aliasesForStore` gives it more names.
/// - A method with `@Provides` may have any name and parameters, which the container resolves.
/// - A method that calls another one gets the container's object: for a singleton the only one, whichever comes first.
/// - Other methods are left alone.
///
/// Extensions of the type count if they carry ``ConfigurationPart()``.
@attached(member, names: named(declare))
@attached(memberAttribute)
@attached(extension, conformances: ConfigurationSource)
public macro Configuration() = #externalMacro(module: "AlchemicMacroPlugin", type: "ConfigurationMacro")

/// Adds the methods of an extension to a type with ``Configuration()``.
///
/// ```swift
/// @ConfigurationPart
/// extension ShopConfiguration {
///     func createSingletonClock() -> Clock { Clock() }
/// }
/// ```
///
/// A macro sees no other file: calls across extensions are put together at run time.
@attached(member, names: arbitrary)
@attached(memberAttribute)
public macro ConfigurationPart() = #externalMacro(module: "AlchemicMacroPlugin", type: "ConfigurationPartMacro")

/// Makes a method of a configuration look in the container before it makes anything; ``Configuration()`` attaches it.
@attached(body)
@_documentation(visibility: internal)
public macro ConfigurationMethod() = #externalMacro(module: "AlchemicMacroPlugin", type: "ConfigurationMethodMacro")
#endif
