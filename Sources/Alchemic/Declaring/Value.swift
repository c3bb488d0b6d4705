/// Declares a constant: an address, a limit, a folder.
///
/// ```swift
/// Value(URL(string: "https://example.org")!).named("db-server-url")
/// ```
///
/// Statements A45, G31.
public struct Value<Instance: Sendable>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    /// Declares a constant.
    ///
    /// - Parameters:
    ///   - value: The constant.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public init(_ value: Instance, file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
        definition = Definition(
            TypedMaker(.constant(Box(value)), { [] }), .value,
            traits: Definition.Traits([.sendable, .nonthrowing]).rawValue,
            location: SourceLocation(file: file, line: line, column: column))
    }
}
