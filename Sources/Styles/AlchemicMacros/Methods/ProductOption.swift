#if Macros
/// A lifetime or another option of `@Provides`, as in `@Provides(.prototype, .primary)`.
///
/// Each option has the meaning of the declaration or modifier with the same name. Macros read the options in the source;
/// none exists at run time.
public struct ProductOption: Sendable {
    /// One object for the container.
    public static var singleton: ProductOption { ProductOption() }
    /// A new object for each resolution and each injection point.
    public static var prototype: ProductOption { ProductOption() }
    /// One object for as long as another object keeps it.
    public static var weak: ProductOption { ProductOption() }
    /// Prefers the definition if several match.
    public static var primary: ProductOption { ProductOption() }
    /// Builds a singleton on first use, not at the start.
    public static var lazy: ProductOption { ProductOption() }
    /// Lets `purge()` discard the object when memory is short.
    public static var evictable: ProductOption { ProductOption() }
    /// Shares one object of a prototype among all its consumers in the same resolution.
    public static var oncePerResolution: ProductOption { ProductOption() }
    /// Leaves starting and stopping a prototype's objects to their consumers.
    public static var ownedByConsumer: ProductOption { ProductOption() }
    /// Marks an object that reaches outside of the program; tests must allow or override the definition.
    public static var live: ProductOption { ProductOption() }
    /// One object for each scope of the given name.
    public static func scoped(_ name: String) -> ProductOption { ProductOption() }
    /// Sets the position of the object in lists.
    public static func order(_ order: Int) -> ProductOption { ProductOption() }
    /// Replaces the definition with this name.
    public static func overriding(named name: String) -> ProductOption { ProductOption() }
    /// Replaces the only definition that is found by this type.
    public static func overriding(_ type: Any.Type) -> ProductOption { ProductOption() }
}
#endif
