/// Supplies definitions from elsewhere: a table, a file, a naming convention.
///
/// A source declares and builds nothing. `definitions()` is called once for each graph, before the check; factories
/// are called only after the whole graph has passed.
public protocol DefinitionSource: Module.Content, Sendable {
    /// The source's name, for messages and the graph document.
    var name: String { get }

    /// Returns the definitions of the source, in order.
    ///
    /// - Throws: Any error; the check reports it with all other problems.
    func definitions() throws -> [Definition]
}

extension DefinitionSource {
    /// The source, as a module's content.
    @_documentation(visibility: internal)
    public var contents: [ModuleElement] { [ModuleElement(self)] }
}

/// Collects the definitions of a source, with their keys and aliases.
///
/// ```swift
/// struct Table: DefinitionSource {
///     let name = "Table"
///     func definitions() throws -> [Definition] {
///         var register = DefinitionRegister(style: "table")
///         register.add(Singleton { Clock() }, key: "clock", aliases: ["watch"])
///         return register.definitions
///     }
/// }
/// ```
public struct DefinitionRegister: Sendable {
    /// The style's word in the graph document.
    public let style: String
    /// The registered definitions, in order.
    public private(set) var definitions: [Definition] = []
    /// The registered keys, in order.
    public private(set) var keys: [String] = []

    /// Creates an empty register for a style, by its word in the graph document.
    public init(style: String) { self.style = style }

    /// Registers a declaration under a key and aliases.
    ///
    /// The check reports keys that clash, and a declaration that has a `.named(…)` as well as a key.
    public mutating func add(_ declaration: some TypedDeclaration, key: String, aliases: [String] = []) {
        keys.append(key)
        definitions.append(declaration.declared(inStyle: style).named(key).changed { $0.aliases += aliases }.definition)
    }
}
