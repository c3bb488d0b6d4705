/// Declares a wrapper around every object that is resolved through a type.
///
/// The first parameter of the closure is the object to wrap; the others are resolved. Each match is wrapped once
/// and keeps its lifetime. The last of several decorators is outermost. Resolving the concrete type returns the
/// unwrapped object. A wrapper around a shared object is shared as well, so the type must be `Sendable`. A wrapper starts and
/// stops with the container, unless it wraps an object that was `set`: then both belong to the caller.
///
/// ```swift
/// Decorate((any Store).self) { (inner: any Store, log: Log) in LoggingStore(inner, log) }
/// ```
public struct Decorate<Instance>: Module.Content, Sendable {
    /// A prototype as declared; in a graph, the wrapper has the lifetime of the wrapped definition.
    var definition: Definition

    /// Creates the definition; the first query is for the object to wrap, and is not used.
    package init(
        _ maker: any ErasedMaker, traits: Definition.Traits, queries: [ErasedQuery]? = nil,
        at location: Definition.SourceLocation
    ) {
        definition = Definition(
            maker, of: Instance.self, lifetime: .prototype, traits: traits, location: location, queries: queries)
        definition.details.isDecorator = true
    }

    /// Wraps only the definition with this name (or alias).
    public func only(named name: String) -> Decorate {
        var copy = self
        copy.definition.details.decoratedName = name
        return copy
    }

    /// The definition, as a module's content.
    @_documentation(visibility: internal)
    public var contents: [ModuleElement] { [ModuleElement(definition)] }
}
