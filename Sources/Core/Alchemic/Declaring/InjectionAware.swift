/// The common base of ``InjectionAware``, ``Startable`` and ``Stoppable``.
///
/// Do not conform to it directly.
///
/// It lets the container find with one cast that an object conforms to none of them.
public protocol LifecycleParticipant {}

/// A type that is notified when its injection is complete.
///
/// The callback runs once for each object, after the injection points, calls and configure steps of all objects
/// that were built together. Main-actor types conform with an isolated conformance, `@MainActor InjectionAware`,
/// and are called on the main actor.
public protocol InjectionAware: AnyObject, LifecycleParticipant {
    /// Called once, when the injection is complete.
    ///
    /// - Throws: Any error; the request that built the object fails with it.
    func didInjectDependencies() throws
}
