/// Declares an object that the program hands over with `set`, while it runs.
///
/// What depends on it is checked like everything else; asked for before it is set, a request throws.
public struct External<Instance>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    /// Declares the type of an object to come; what is given has to be `Sendable`.
    ///
    /// `scope` is the scope it belongs to, each of which is given its own; nil for the container.
    public init(
        _ type: Instance.Type, in scope: Scope? = nil,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        definition = Definition(
            Maker(.external) { [] }, of: Instance.self, Lifetime(.external, scope: scope), traits: .sendable,
            location: SourceLocation(file: file, line: line, column: column))
    }
}
