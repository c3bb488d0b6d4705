/// What ``InjectionAware``, ``Startable`` and ``Stoppable`` have in common; not to be conformed to on its own.
///
/// It lets a container find out with one question that an object wants none of them.
public protocol LifecycleParticipant {}

/// A type that is told when all it depends on has been set.
///
/// The callback comes once for each object, after the injection points, calls and configure steps of everything that was
/// built together. Main-actor types conform with an isolated conformance, `@MainActor InjectionAware`, and are told on the
/// main actor.
public protocol InjectionAware: AnyObject, LifecycleParticipant {
    /// Called once, when everything has been set.
    ///
    /// - Throws: Whatever makes the object unfit for use; the request that built it fails with it.
    func didInjectDependencies() throws
}
