// Written by the tool `forms`; see Workshop/Tools/forms.

extension Singleton {
    /// Declares an initializer, a function or a closure.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(maker: Maker.shared(make), isSendable: true, file: file, line: line, column: column)
    }

    /// Declares an initializer, a function or a closure, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    @inline(never)
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            maker: Maker.shared(make), isSendable: true, queries: erased(repeat each queries), file: file, line: line,
            column: column)
    }

    /// Declares an asynchronous factory.
    @_documentation(visibility: internal)
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(maker: Maker.awaited(make), isSendable: true, file: file, line: line, column: column)
    }

    /// Declares an asynchronous factory, with a query for each parameter.
    @_documentation(visibility: internal)
    @inlinable
    @inline(never)
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            maker: Maker.awaited(make), isSendable: true, queries: erased(repeat each queries), file: file, line: line,
            column: column)
    }

    /// Declares a factory on the main actor.
    @_documentation(visibility: internal)
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(maker: Maker.onMain(make), isSendable: true, file: file, line: line, column: column)
    }

    /// Declares a factory on the main actor, with a query for each parameter.
    @_documentation(visibility: internal)
    @inlinable
    @inline(never)
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            maker: Maker.onMain(make), isSendable: true, queries: erased(repeat each queries), file: file, line: line,
            column: column)
    }

    /// Declares a factory on the main actor, where it stays.
    @_documentation(visibility: internal)
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(maker: Maker.onMain(make), file: file, line: line, column: column)
    }

    /// Declares a factory on the main actor, where it stays, with a query for each parameter.
    @_documentation(visibility: internal)
    @inlinable
    @inline(never)
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            maker: Maker.onMain(make), queries: erased(repeat each queries), file: file, line: line, column: column)
    }

    /// Declares a method of another object.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type, owner query: Query<Owner> = .auto,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            maker: Maker.shared(method: make), isSendable: true, queries: erased(query), owner: Owner.self, file: file,
            line: line, column: column)
    }

    /// Declares a method of another object, with a query for each parameter.
    @inlinable
    @inline(never)
    public init<Owner, each Parameter>(
        of owner: Owner.Type, owner query: Query<Owner> = .auto,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            maker: Maker.shared(method: make), isSendable: true, queries: erased(query, repeat each queries),
            owner: Owner.self, file: file, line: line, column: column)
    }

    /// Declares a method of another object, on the main actor.
    @_documentation(visibility: internal)
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type, owner query: Query<Owner> = .auto,
        _ make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            maker: Maker.onMain(method: make), isSendable: true, queries: erased(query), owner: Owner.self, file: file,
            line: line, column: column)
    }

    /// Declares a method of another object, on the main actor, with a query for each parameter.
    @_documentation(visibility: internal)
    @inlinable
    @inline(never)
    public init<Owner, each Parameter>(
        of owner: Owner.Type, owner query: Query<Owner> = .auto,
        _ make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            maker: Maker.onMain(method: make), isSendable: true, queries: erased(query, repeat each queries),
            owner: Owner.self, file: file, line: line, column: column)
    }
}
