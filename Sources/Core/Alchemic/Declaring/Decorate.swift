/// Declares a wrapper around every object that is requested through a type.
///
/// The first parameter of the closure is the object to wrap; the others are resolved. Each match is wrapped once
/// and keeps its lifetime. The last of several decorators is outermost. A request for the concrete type returns the
/// unwrapped object. A wrapper around something shared is shared as well, so the type must be `Sendable`.
///
/// ```swift
/// Decorate((any Store).self) { (inner: any Store, log: Log) in LoggingStore(inner, log) }
/// ```
public struct Decorate<Instance>: ModuleContent, Sendable {
    var definition: Definition

    /// Declares a wrapper.
    ///
    /// `wrap` builds the wrapper from the object to wrap and from its dependencies.
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            .prototype(wrap), { typeList(Instance.self, repeat (each Parameter).self) }, nil,
            .init(file: file, line: line, column: column), .sendable)
    }

    /// Declares a wrapper, with a query for each parameter after the first.
    ///
    /// `wrap` builds the wrapper from the object to wrap and from its dependencies. The queries are for the
    /// dependencies, in order.
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            .prototype(wrap), { typeList(Instance.self, repeat (each Parameter).self) },
            plans(Query<Instance>.auto, repeat each queries),
            .init(file: file, line: line, column: column), .sendable)
    }

    /// Declares a wrapper around prototypes of a type that is not `Sendable`; the compiler chooses it by itself.
    ///
    /// `wrap` builds the wrapper from the object to wrap and from its dependencies.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            .prototype(wrap), { typeList(Instance.self, repeat (each Parameter).self) }, nil,
            .init(file: file, line: line, column: column), [])
    }

    /// The same with a query for each parameter after the first.
    ///
    /// `wrap` builds the wrapper from the object to wrap and from its dependencies. The queries are for the
    /// dependencies, in order.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            .prototype(wrap), { typeList(Instance.self, repeat (each Parameter).self) },
            plans(Query<Instance>.auto, repeat each queries),
            .init(file: file, line: line, column: column), [])
    }

    private init(
        _ body: Maker.Body, _ parameters: @escaping @Sendable () -> [Any.Type], _ queries: [QueryPlan]?,
        _ location: Definition.SourceLocation, _ traits: Definition.Traits
    ) {
        definition = Definition(
            Maker(body, parameters), of: Instance.self, .prototype, traits: traits, location: location,
            queries: queries)
        definition.details.decoratedType = Instance.self
    }

    /// Wraps only the definition with this name (or alias).
    ///
    /// - Parameter name: The name or alias.
    /// - Returns: The changed declaration.
    public func only(named name: String) -> Decorate {
        var copy = self
        copy.definition.details.decoratedName = name
        return copy
    }

    /// The one definition, as a module's content.
    public var contents: [ModuleElement] { [ModuleElement(definition)] }
}
