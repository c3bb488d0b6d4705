#if Macros
/// What `@Provides` says of what a method makes, beside its names: `@Provides(.prototype, .primary)`.
///
/// The lifetimes are declarations; each of the others stands for the modifier of declarations that has its name.
/// A macro reads them; nothing makes one as the program runs.
public struct ProductOption: Sendable {
    /// One object for the container.
    public static var singleton: ProductOption { ProductOption() }
    /// A new object for each resolution and each injection point.
    public static var prototype: ProductOption { ProductOption() }
    /// One object for as long as something else keeps it.
    public static var weak: ProductOption { ProductOption() }
    /// Prefers it where several definitions match.
    public static var primary: ProductOption { ProductOption() }
    /// Leaves a singleton until its first use; without this the start builds it.
    public static var lazy: ProductOption { ProductOption() }
    /// Lets `purge()` drop the object when memory is short.
    public static var evictable: ProductOption { ProductOption() }
    /// Shares one object of a prototype among all that takes one in the same resolution.
    public static var oncePerResolution: ProductOption { ProductOption() }
    /// Leaves starting and stopping a prototype's objects to their consumers.
    public static var ownedByConsumer: ProductOption { ProductOption() }
    /// Marks what reaches outside of the program: a test has to allow it, or override it.
    public static var live: ProductOption { ProductOption() }
    /// One object for each scope of the given name.
    public static func scoped(_ name: String) -> ProductOption { ProductOption() }
    /// Gives it a place in lists.
    public static func order(_ order: Int) -> ProductOption { ProductOption() }
    /// Replaces the one definition that has this name.
    public static func overriding(named name: String) -> ProductOption { ProductOption() }
    /// Replaces the one definition that is found by this type.
    public static func overriding(_ type: Any.Type) -> ProductOption { ProductOption() }
}
#endif
