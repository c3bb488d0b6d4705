/// Declares an object that the program sets with `set` while it runs.
///
/// Its dependents are checked like all others. Resolving it before it is set throws.
public struct External<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// Declares the type of an object to set; it must be `Sendable`.
    ///
    /// With a `scope`, each scope of that name has its own object.
    public init(
        _ type: Instance.Type, in scope: Scope? = nil,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        definition = Definition(
            Maker(.external) { [] }, of: Instance.self, Lifetime(.external, scope: scope), traits: .sendable,
            location: .init(file: file, line: line, column: column))
    }
}
