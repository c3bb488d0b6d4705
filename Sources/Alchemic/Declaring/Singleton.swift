/// Declares one shared object for the container, made when first asked for unless it is ``SharedDeclaration/eager()``.
///
/// ```swift
/// Singleton(SQLStore.init(path:)).as((any Store).self)
/// ```
///
/// Statements A1, A2, R3, G9.
public struct Singleton<Instance>: SharedDeclaration {
    /// What the declaration says.
    public var definition: Definition
    /// Singleton.
    public static var lifetime: Lifetime { .singleton }

    /// Makes the declaration from a definition.
    ///
    /// - Parameter definition: The definition.
    @inlinable
    public init(_ definition: Definition) {
        self.definition = definition
    }
}
