/// The class of an open scope, which a check writes for a typed container.
///
/// Code that opens a scope for others takes the function of a typed container that returns one, so that a missing value
/// does not compile: the middleware of a server, a view.
public protocol TypedScope: Sendable {
    /// The scope, as a container.
    var container: Container { get }
}
