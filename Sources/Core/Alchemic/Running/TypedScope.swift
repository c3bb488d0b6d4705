/// An open scope as a type of its own.
///
/// Code that opens a scope for others, such as a server's middleware or a view, takes a function that returns one. The classes
/// that a check writes for a typed container conform, and a missing value does not compile; a type of yours needs one property:
///
/// ```swift
/// struct Visit: TypedScope { let container: Container }
/// ```
public protocol TypedScope: Sendable {
    /// The scope, as a container.
    var container: Container { get }
}
