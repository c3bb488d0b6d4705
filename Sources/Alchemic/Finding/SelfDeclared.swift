/// What self-declaring types say of themselves, in a module: for a test, or for types that are not found by themselves.
///
/// ```swift
/// let container = try Container(Module("Shop") { SelfDeclared(Transactions.self, Audit.self) })
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

    /// Asks types what they say of themselves, one after the other.
    ///
    /// - Parameter types: The types, in the order of their definitions.
    public init<each Declaring: SelfDeclaring>(_ types: repeat (each Declaring).Type) {
        var definitions: [Definition] = []
        for type in repeat each types { definitions += SelfDeclared(type).definitions }
        self.definitions = definitions
    }

    /// The types' definitions, as a module's content.
    public var contents: [ModuleElement] { definitions.map { ModuleElement($0) } }
}
