/// The declarations of self-declaring types, as a part of a module.
///
/// ```swift
/// let container = try Container(Module("Shop") { SelfDeclared(Transactions.self, Audit.self) })
/// ```
///
/// List types in tests and in containers of your own. The main container finds them itself, and a type that is also listed
/// there is declared twice. A generic type must be listed, `SelfDeclared(Repository<User>.self)`, because a search cannot know
/// its arguments.
public struct SelfDeclared: Module.Content, Sendable {
    /// The declarations of the types, as a module's content.
    @_documentation(visibility: internal)
    public let contents: [ModuleElement]

    /// Reads the declarations of a type.
    ///
    /// - Parameter type: The type.
    @_documentation(visibility: internal)
    public init<Declaring: SelfDeclaring>(_ type: Declaring.Type) {
        contents = type.declaration.map(\.declaredByItsType)
    }

    /// Reads the declarations of types, one after the other.
    ///
    /// - Parameter types: The types, in the order of their definitions.
    public init<each Declaring: SelfDeclaring>(_ types: repeat (each Declaring).Type) {
        var contents: [ModuleElement] = []
        for type in repeat each types { contents += SelfDeclared(type).contents }
        self.contents = contents
    }

    /// The definitions that the types list, without those of modules and sources that they list.
    package var definitions: [Definition] { contents.compactMap(\.definition) }
}

extension ModuleElement {
    /// The definition; nil for other elements.
    var definition: Definition? {
        if case .definition(let definition) = kind { definition } else { nil }
    }

    /// The element as a self-declaration, in which a singleton is eager unless it is declared lazy or kept for each key.
    fileprivate var declaredByItsType: ModuleElement {
        guard var definition else { return self }
        if definition.lifetime == .singleton, definition.traits.isDisjoint(with: [.lazy, .takesArguments]) {
            definition.traits.insert(.eager)
        }
        var details = definition.details
        if details.style == nil { details.style = Details.selfDeclaring }
        definition.details = details
        return ModuleElement(definition)
    }
}

extension SelfDeclared: Printed, Opaque {
    package var summary: String { "SelfDeclared\(contents.counts)" }
}
