/// Declares one shared object for as long as somebody else keeps it; asked for later, it is made again.
///
/// The type is a class or an actor: nothing else can be held weakly, and the check says so.
public struct Weak<Instance>: SharedDeclaration {
    /// What the declaration says.
    public var definition: Definition
    /// Weak.
    public static var lifetime: Lifetime { .weak }

    /// Makes the declaration from a definition.
    ///
    /// - Parameter definition: The definition.
    @inlinable
    public init(_ definition: Definition) {
        self.definition = definition
    }
}
