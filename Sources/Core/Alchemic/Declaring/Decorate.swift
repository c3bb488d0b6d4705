/// Declares a wrapper around every object that is resolved through a type.
///
/// The first parameter of the closure is the object to wrap; the others are resolved. Each match is wrapped once
/// and keeps its lifetime. The last of several decorators is outermost. Resolving the concrete type returns the
/// unwrapped object. A wrapper around something shared is shared as well, so the type must be `Sendable`.
///
/// ```swift
/// Decorate((any Store).self) { (inner: any Store, log: Log) in LoggingStore(inner, log) }
/// ```
public struct Decorate<Instance>: Module.Content, Sendable {
    var definition: Definition

    /// Declares a wrapper, which `wrap` builds from the object to wrap and from its dependencies.
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(.prototype(wrap), .sendable, nil, .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper, with a query for each parameter after the first.
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            .prototype(wrap), .sendable, plans(Query<Instance>.auto, repeat each queries),
            .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper around prototypes of a type that is not `Sendable`; the compiler chooses it by itself.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(.prototype(wrap), [], nil, .init(file: file, line: line, column: column))
    }

    /// The same with a query for each parameter after the first.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            .prototype(wrap), [], plans(Query<Instance>.auto, repeat each queries),
            .init(file: file, line: line, column: column))
    }

    private init(
        _ maker: Maker, _ traits: Definition.Traits, _ queries: [QueryPlan]?, _ location: Definition.SourceLocation
    ) {
        definition = Definition(
            maker, of: Instance.self, .prototype, traits: traits, location: location, queries: queries)
        definition.details.decoratedType = Instance.self
    }

    /// Wraps only the definition with this name (or alias).
    public func only(named name: String) -> Decorate {
        var copy = self
        copy.definition.details.decoratedName = name
        return copy
    }

    /// The one definition, as a module's content.
    @_documentation(visibility: internal)
    public var contents: [ModuleElement] { [ModuleElement(definition)] }
}
