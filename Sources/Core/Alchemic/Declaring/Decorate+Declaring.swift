extension Decorate {
    /// Declares a wrapper, which `wrap` builds from the object to wrap and from its dependencies.
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(Maker.prototype(wrap), traits: .sendable, at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper, with a query for each parameter after the first.
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Maker.prototype(wrap), traits: .sendable, queries: erased(Query<Instance>.auto, repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper around prototypes of a type that is not `Sendable`; the compiler chooses this form by itself.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(Maker.prototype(wrap), traits: [], at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper around prototypes of a type that is not `Sendable`, with a query for each parameter after the first.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type, _ wrap: @escaping @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Maker.prototype(wrap), traits: [], queries: erased(Query<Instance>.auto, repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper that is built on the main actor.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(Maker.onMain(wrap), traits: .sendable, at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper that is built on the main actor, with a query for each parameter after the first.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            Maker.onMain(wrap), traits: .sendable, queries: erased(Query<Instance>.auto, repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Declares a wrapper that is built on the main actor, around an object that stays there.
    @_documentation(visibility: internal)
    public init<each Parameter>(
        _ type: Instance.Type,
        _ wrap: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(Maker.onMain(wrap), traits: [], at: .init(file: file, line: line, column: column))
    }
}
