/// What self-declaring types say of themselves, in a module: for a test, or for types that are not found by themselves.
///
/// ```swift
/// let container = try Container(Module("Shop") { SelfDeclared(Transactions.self, Audit.self) })
/// ```
///
/// A type that is found and listed too is declared twice: use it in containers of your own, not in the main one. This is
/// how a generic type takes part, `SelfDeclared(Repository<User>.self)`, since there is no end of types to find.
public struct SelfDeclared: Module.Content, Sendable {
    /// What the types say of themselves, as a module's content.
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

    /// The definitions among them; those of modules and sources that a type lists are not resolved.
    package var definitions: [Definition] { contents.compactMap(\.definition) }
}

extension ModuleElement {
    /// The definition, if it is one.
    var definition: Definition? {
        if case .definition(let definition) = kind { definition } else { nil }
    }

    /// The same, said by a type of itself: a singleton is eager unless it is said to be lazy.
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
