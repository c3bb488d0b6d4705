/// Declares an object that the program sets with `set` while it runs.
///
/// The check treats dependents of the object like all others. A request for the object throws before it is set.
public struct External<Instance>: ObjectDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// For the public initializer, which is in the module that knows factories.
    package init(definition: Definition) { self.definition = definition }
}
