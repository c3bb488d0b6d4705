/// Declares an object that the program sets with `set` while it runs.
///
/// Its dependents are checked like all others. Resolving it before it is set throws.
public struct External<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    package init(definition: Definition) { self.definition = definition }
}
