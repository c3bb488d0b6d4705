/// A named list of definitions and of other modules.
///
/// ```swift
/// let shop = Module("Shop") {
///     Singleton(SQLStore.init(path:)).as((any Store).self)
///     Singleton(Catalogue.init(store:clock:)).eager()
///     if isDemo { Value(Discount(percent: 10)) }
///     payments
/// }
/// ```
///
/// A module included twice counts once, but two calls of a function return two modules. The compiler's work grows faster than
/// the number of a builder's lines: past about a hundred lines, split a module and list its parts.
public struct Module: Sendable {
    /// Anything that a module can contain.
    public protocol Content {
        /// The elements that the content adds to a module.
        ///
        /// An implementation marked `@ModuleBuilder` lists declarations as a module does.
        @_documentation(visibility: internal)
        var contents: [ModuleElement] { get }
    }

    /// The identity of a module, by which a module that is included twice counts once.
    package final class Storage: Sendable {
        package let name: String
        /// In order of declaration, which is the order of members in lists.
        package let elements: [ModuleElement]
        init(name: String, elements: [ModuleElement]) {
            self.name = name
            self.elements = elements
        }
    }

    package let storage: Storage

    /// The module's name, for messages and the graph document.
    public var name: String { storage.name }

    /// Creates a module of declarations, other modules and definition sources.
    public init(_ name: String, @ModuleBuilder _ contents: () -> [ModuleElement]) {
        storage = Storage(name: name, elements: contents())
    }

    package init(_ name: String, elements: [ModuleElement]) {
        storage = Storage(name: name, elements: elements)
    }
}

extension Module: Module.Content {
    /// The module itself, as another module's content.
    @_documentation(visibility: internal)
    public var contents: [ModuleElement] { [ModuleElement(self)] }
}

/// One element of a module: a definition, an inner module, a source, or a problem.
public struct ModuleElement: Sendable {
    package enum Kind: Sendable {
        case definition(Definition)
        case module(Module)
        // The rare cases are indirect, so that an element is no larger than a definition.
        indirect case source(any DefinitionSource)
        indirect case problem(Diagnostic)
    }

    package let kind: Kind

    @usableFromInline package init(_ definition: Definition) { kind = .definition(definition) }
    package init(_ module: Module) { kind = .module(module) }
    package init(_ source: any DefinitionSource) { kind = .source(source) }
    /// Creates an element from a problem, which the check reports with all others.
    public init(_ problem: Diagnostic) { kind = .problem(problem) }
}
