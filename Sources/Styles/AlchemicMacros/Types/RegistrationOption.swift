#if Macros
/// What an attribute that declares a type says beside its names: `@Singleton(.lazy, .primary)`.
///
/// Each stands for the modifier of declarations that has its name. A macro reads them; nothing makes one as the program
/// runs.
public struct RegistrationOption: Sendable {
    /// Prefers it where several definitions match.
    public static var primary: RegistrationOption { RegistrationOption() }
    /// Leaves a singleton until its first use; without this the start builds it.
    public static var lazy: RegistrationOption { RegistrationOption() }
    /// Lets `purge()` drop the object when memory is short.
    public static var evictable: RegistrationOption { RegistrationOption() }
    /// Keeps a singleton only as long as something else keeps it.
    public static var weak: RegistrationOption { RegistrationOption() }
    /// Shares one object of a prototype among all that takes one in the same resolution.
    public static var oncePerResolution: RegistrationOption { RegistrationOption() }
    /// Leaves starting and stopping a prototype's objects to their consumers.
    public static var ownedByConsumer: RegistrationOption { RegistrationOption() }
    /// Marks what reaches outside of the program: a test has to allow it, or override it.
    public static var live: RegistrationOption { RegistrationOption() }
    /// Gives it a place in lists.
    public static func order(_ order: Int) -> RegistrationOption { RegistrationOption() }
    /// Replaces the one definition that has this name.
    public static func overriding(named name: String) -> RegistrationOption { RegistrationOption() }
    /// Replaces the one definition that is found by this type.
    public static func overriding(_ type: Any.Type) -> RegistrationOption { RegistrationOption() }
    /// Says how long the object's own `start()` may take.
    public static func onStart(within limit: Duration) -> RegistrationOption { RegistrationOption() }
    /// Says how long the object's own `stop()` may take.
    public static func onStop(within limit: Duration) -> RegistrationOption { RegistrationOption() }
}
#endif
