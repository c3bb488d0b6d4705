/// Declares a constant: an address, a limit, a folder.
///
/// ```swift
/// Value(URL(string: "https://example.org")!).named("db-server-url")
/// ```
public struct Value<Instance: Sendable>: TypedDeclaration {
    /// The definition.
    public var definition: Definition

    /// Declares a constant.
    public init(_ value: Instance, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
        definition = Definition(
            Maker(.constant(Box(value))) { [] }, of: Instance.self, .value, traits: [.sendable, .nonthrowing],
            location: .init(file: file, line: line, column: column))
    }
    /// For other products of this package, which declare values that are not there yet.
    package init(definition: Definition) {
        self.definition = definition
    }
}
