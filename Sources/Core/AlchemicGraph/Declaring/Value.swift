/// Declares a constant: an address, a limit, a folder.
///
/// ```swift
/// Value(URL(string: "https://example.org")!).named("db-server-url")
/// ```
public struct Value<Instance: Sendable>: TypedDeclaration {
    /// The definition.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// For other products of this package, which declare values that are not there yet.
    package init(definition: Definition) {
        self.definition = definition
    }
}
