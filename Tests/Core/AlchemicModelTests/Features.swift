/// What the engine does otherwise than the rules say, for the time being: each is to be turned on, or to go.
enum Features {
    /// A prototype that code asks for, and that needs the asker, is turned down before any of what it needs is made, even if
    /// the asker is in no cycle.
    static let blockedPrototypes = false
    /// What is taken where no scope is open joins no unit of a scope in which something else is taken.
    static let untakenAlternatives = false
    /// `[Lazy<T>]` leaves out what belongs to scopes that are not open, as `[T]` does.
    static let lazyMembersOfScopes = false
}
