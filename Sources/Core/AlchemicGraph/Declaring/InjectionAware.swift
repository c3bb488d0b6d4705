extension Lifetime {
    /// The common base of ``InjectionAware``, ``Startable`` and ``Stoppable``.
    ///
    /// Do not conform to the protocol directly. A single cast tells the container that an object conforms to none of the three.
    public protocol Participant {}
}

/// A type that is notified when its injection is complete.
///
/// The callback runs once for each object, after the injection points, calls and configure steps of all objects
/// that were built together. Main-actor types conform with an isolated conformance, `@MainActor InjectionAware`,
/// and are called on the main actor.
public protocol InjectionAware: AnyObject, Lifetime.Participant {
    /// Runs once, when the injection is complete.
    ///
    /// - Throws: Any error; resolving the object fails with it.
    func didInjectDependencies() throws
}
