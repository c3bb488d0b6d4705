#if Macros
/// Makes a type a source of definitions, whose factories are its methods.
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
///   declares a definition, named after the rest of the method's name. Its aliases are the name in upper case, and with a
///   lower-case first letter. A method or property such as `aliasesForStore` adds further aliases.
/// - A method with `@Provides` may have any name and parameters, which the container resolves.
/// - A method that calls another one gets the container's object: for a singleton, always the same one.
/// - Other methods stay as they are.
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
/// Macros cannot see other files, so calls across extensions are resolved at run time.
@attached(member, names: arbitrary)
@attached(memberAttribute)
public macro ConfigurationPart() = #externalMacro(module: "AlchemicMacroPlugin", type: "ConfigurationPartMacro")

/// Makes a method return the container's object; ``Configuration()`` attaches this macro.
@attached(body)
@_documentation(visibility: internal)
public macro ConfigurationMethod() = #externalMacro(module: "AlchemicMacroPlugin", type: "ConfigurationMethodMacro")
#endif
