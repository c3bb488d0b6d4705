// Written by the tool `forms`; see Workshop/Tools/forms.

/// Declares one shared object for the container, built on first use unless it is ``TypedDeclaration/eager()``.
///
/// ```swift
/// Singleton(SQLStore.init(path:)).as((any Store).self)
/// Singleton { Cache(limit: 500) }
/// Singleton(Connection.init(url:retries:), .named("db-server-url"), .value(5))
/// ```
///
/// Each parameter is resolved by its type, or by its query. The type must be `Sendable` or live on the main actor.
public struct Singleton<Instance>: TypedDeclaration {
    /// The definition.
    public var definition: Definition

    @usableFromInline
    package init(_ definition: Definition) {
        self.definition = definition
    }
}

extension Singleton {
    /// Declares an initializer, a function or a closure.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .shared(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.failing(with: Failure.self, sendable: true), file: file, line: line, column: column))
    }

    /// Declares an initializer, a function or a closure, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .shared(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.failing(with: Failure.self, sendable: true), queries: plans(repeat each queries),
                file: file, line: line, column: column))
    }

    /// Declares an asynchronous factory.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .awaited(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.sendable, file: file, line: line, column: column))
    }

    /// Declares an asynchronous factory, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .awaited(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.sendable, queries: plans(repeat each queries), file: file, line: line, column: column))
    }

    /// Declares a factory on the main actor.
    ///
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            Definition(
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.sendable, file: file, line: line, column: column))
    }

    /// Declares a factory on the main actor, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            Definition(
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.sendable, queries: plans(repeat each queries), file: file, line: line, column: column))
    }

    /// Declares a factory on the main actor, where it stays.
    ///
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.nothing, file: file, line: line, column: column))
    }

    /// Declares a factory on the main actor, where it stays, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .singleton,
                traits: Seen.nothing, queries: plans(repeat each queries), file: file, line: line, column: column))
    }

    /// Declares a method of another object.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        owner query: Query<Owner> = .auto,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .shared(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .singleton, traits: Seen.sendable,
                owner: (Owner.self, query.plan), file: file, line: line, column: column))
    }

    /// Declares a method of another object, with a query for each parameter.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        owner query: Query<Owner> = .auto,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Instance: Sendable {
        self.init(
            Definition(
                .shared(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .singleton, traits: Seen.sendable,
                queries: plans(repeat each queries), owner: (Owner.self, query.plan), file: file, line: line,
                column: column))
    }

    /// Declares a method of another object, on the main actor.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        owner query: Query<Owner> = .auto,
        _ make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            Definition(
                .onMain(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .singleton, traits: Seen.sendable,
                owner: (Owner.self, query.plan), file: file, line: line, column: column))
    }

    /// Declares a method of another object, on the main actor, with a query for each parameter.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        owner query: Query<Owner> = .auto,
        _ make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) where Instance: Sendable {
        self.init(
            Definition(
                .onMain(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .singleton, traits: Seen.sendable,
                queries: plans(repeat each queries), owner: (Owner.self, query.plan), file: file, line: line,
                column: column))
    }
}
