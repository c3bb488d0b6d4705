/// Declares a constant: an address, a limit, a folder.
///
/// ```swift
/// Value(URL(string: "https://example.org")!).named("db-server-url")
/// ```
public struct Value<Instance: Sendable>: TypedDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// Declares a value that does not exist yet, for other products of this package.
    package init(definition: Definition) { self.definition = definition }
}
