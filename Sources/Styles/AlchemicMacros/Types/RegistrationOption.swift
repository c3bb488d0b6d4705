#if Macros
/// An option of an attribute that declares a type, as in `@Singleton(.lazy, .primary)`.
///
/// Each option has the meaning of the modifier with the same name. Macros read the options in the source; none exists at
/// run time.
public struct RegistrationOption: Sendable {
    /// Prefers the definition if several match.
    public static var primary: RegistrationOption { RegistrationOption() }
    /// Builds a singleton on first use, not at the start.
    public static var lazy: RegistrationOption { RegistrationOption() }
    /// Lets `purge()` discard the object when memory is short.
    public static var evictable: RegistrationOption { RegistrationOption() }
    /// Keeps a singleton only as long as another object keeps it.
    public static var weak: RegistrationOption { RegistrationOption() }
    /// Shares one object of a prototype among all its consumers in the same resolution.
    public static var oncePerResolution: RegistrationOption { RegistrationOption() }
    /// Leaves starting and stopping a prototype's objects to their consumers.
    public static var ownedByConsumer: RegistrationOption { RegistrationOption() }
    /// Marks an object that reaches outside of the program; tests must allow or override the definition.
    public static var live: RegistrationOption { RegistrationOption() }
    /// Sets the position of the object in lists.
    public static func order(_ order: Int) -> RegistrationOption { RegistrationOption() }
    /// Replaces the definition with this name.
    public static func overriding(named name: String) -> RegistrationOption { RegistrationOption() }
    /// Replaces the only definition that is found by this type.
    public static func overriding(_ type: Any.Type) -> RegistrationOption { RegistrationOption() }
    /// Limits the duration of the object's own `start()`.
    public static func onStart(within limit: Duration) -> RegistrationOption { RegistrationOption() }
    /// Limits the duration of the object's own `stop()`.
    public static func onStop(within limit: Duration) -> RegistrationOption { RegistrationOption() }
}
#endif
