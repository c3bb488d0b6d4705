/// What the engine does otherwise than the rules say, for the time being: each is to be turned on, or to go.
enum Features {
    /// Cycles are built in the order of their schedule, whatever is requested first.
    static let schedules = true
    /// The check knows the steps of every declared subclass that an object may be.
    static let subclassSteps = true
    /// Code may ask for whatever it wants: what waits for the asker is an error.
    static let requestsByCode = true
    /// A prototype that code asks for, and that needs the asker, is turned down before any of what it needs is made, even if
    /// the asker is in no cycle.
    static let blockedPrototypes = false
    /// What is set for a singleton in a scope is injected as the singleton is: with nothing of the scope.
    static let setInjectsAtHome = false
    /// What `invoke` made in a cycle is not stopped with the container.
    static let invokedIsNotKept = true
    /// `[Lazy<T>]` leaves out what belongs to scopes that are not open, as `[T]` does.
    static let lazyMembersOfScopes = false
}
