/// User code that supplies definitions by its own means: from a table, a file, a naming convention.
///
/// The contract: a source says what there is and makes no object. `definitions()` is called once for each graph,
/// before anything is checked, and the makers in what it returns are called only after the whole graph has passed.
public protocol DefinitionSource: ModuleContent, Sendable {
    /// The source's name, for messages and the graph document.
    var name: String { get }

    /// What the source declares.
    ///
    /// - Returns: The definitions, in order.
    /// - Throws: Whatever keeps it from saying so; the check reports it beside all other problems.
    func definitions() throws -> [Definition]
}

extension DefinitionSource {
    /// The source, as a module's content.
    public var contents: [ModuleElement] { [ModuleElement(self)] }
}

/// The bookkeeping that most sources need: a register of keys and aliases, each of which is told how to make its object.
///
/// A source keeps one, registers what it knows, and returns ``definitions``:
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
    /// What has been registered, in order.
    public private(set) var definitions: [Definition] = []
    /// The keys that have been registered, in order.
    public private(set) var keys: [String] = []

    /// Makes an empty register.
    ///
    /// - Parameter style: The style's word in the graph document.
    public init(style: String) {
        self.style = style
    }

    /// Registers one declaration under a key and aliases; the check reports keys that clash.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - key: Its name.
    ///   - aliases: Its other names.
    public mutating func add(_ declaration: some TypedDeclaration, key: String, aliases: [String] = []) {
        keys.append(key)
        definitions.append(
            declaration.declared(inStyle: style).changed {
                $0.name = key
                $0.aliases += aliases
            }.definition)
    }
}
