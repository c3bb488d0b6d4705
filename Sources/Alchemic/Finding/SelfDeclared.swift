/// What a self-declaring type says of itself, in a module: for a test, or for a type that is not found by itself.
///
/// ```swift
/// let container = try Container(Module("Shop") { SelfDeclared(Transactions.self) })
/// ```
///
/// A type that is found and listed too is declared twice: use it in containers of your own, not in the main one. This is
/// how a generic type takes part, `SelfDeclared(Repository<User>.self)`, since there is no end of types to find.
public struct SelfDeclared: ModuleContent, Sendable {
    package let definitions: [Definition]

    /// Asks a type what it says of itself.
    ///
    /// - Parameter type: The type.
    public init<Declaring: SelfDeclaring>(_ type: Declaring.Type) {
        var declaration = Declaration<Declaring.Declared>()
        Declaring.declare(&declaration)
        definitions = declaration.definitions
    }

    /// The type's definitions, as a module's content.
    public var contents: [ModuleElement] { definitions.map { ModuleElement($0) } }
}
