/// A type that is told when all it depends on has been set.
///
/// The callback comes once for each object, after the injection points, calls and configure steps of everything that was
/// built together (A50, rule 8). Main-actor types conform with an isolated conformance, `@MainActor InjectionAware`.
public protocol InjectionAware: AnyObject {
    /// Called once, when everything has been set.
    ///
    /// - Throws: Whatever makes the object unfit for use; the request that built it fails with it.
    func didInjectDependencies() throws
}
