// Written by the tool `forms`; see Workshop/Tools/forms.

/// Declares a new object for each request and each parameter that takes it.
///
/// ```swift
/// Prototype(Cart.init(catalogue:)).inject(\.discounts)
/// ```
///
/// The type need not be `Sendable`, since each consumer has its own object.
public struct Prototype<Instance>: TypedDeclaration {
    /// The definition.
    public var definition: Definition

    @usableFromInline
    package init(_ definition: Definition) {
        self.definition = definition
    }
}

extension Prototype {
    /// Declares an initializer, a function or a closure of one parameter.
    @inlinable
    public init<First, Failure: Error>(
        _ make: @escaping @Sendable (First) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .prototype(of1: make), of: Instance.self, parameters: { [First.self] }, .prototype,
                traits: Seen.failing(with: Failure.self, sendable: false), file: file, line: line, column: column))
    }

    /// Declares an initializer, a function or a closure of two parameters.
    @inlinable
    public init<First, Second, Failure: Error>(
        _ make: @escaping @Sendable (First, Second) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .prototype(of2: make), of: Instance.self, parameters: { [First.self, Second.self] }, .prototype,
                traits: Seen.failing(with: Failure.self, sendable: false), file: file, line: line, column: column))
    }

    /// Declares an initializer, a function or a closure of three parameters.
    @inlinable
    public init<First, Second, Third, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .prototype(of3: make), of: Instance.self, parameters: { [First.self, Second.self, Third.self] },
                .prototype, traits: Seen.failing(with: Failure.self, sendable: false), file: file, line: line,
                column: column))
    }

    /// Declares an initializer, a function or a closure.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .prototype(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
                traits: Seen.failing(with: Failure.self, sendable: false), file: file, line: line, column: column))
    }

    /// Declares an initializer, a function or a closure, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .prototype(queried: make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) },
                .prototype, traits: Seen.failing(with: Failure.self, sendable: false),
                queries: plans(repeat each queries), file: file, line: line, column: column))
    }

    /// Declares an asynchronous factory.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .awaited(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
                traits: Seen.nothing, file: file, line: line, column: column))
    }

    /// Declares an asynchronous factory, with a query for each parameter.
    ///
    /// The queries are in the order of the parameters; `.auto` resolves one by its type.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                .awaited(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
                traits: Seen.nothing, queries: plans(repeat each queries), file: file, line: line, column: column))
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
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
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
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
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
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
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
                .onMain(make), of: Instance.self, parameters: { typeList(repeat (each Parameter).self) }, .prototype,
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
    ) {
        self.init(
            Definition(
                .prototype(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .prototype, traits: Seen.nothing,
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
    ) {
        self.init(
            Definition(
                .prototype(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .prototype, traits: Seen.nothing,
                queries: plans(repeat each queries), owner: (Owner.self, query.plan), file: file, line: line,
                column: column))
    }

    /// Declares a method of another object, on the main actor, where it stays.
    ///
    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.
    /// Leave out `isolated`: it ranks this overload below those that are not isolated.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        owner query: Query<Owner> = .auto,
        _ make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                .onMain(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .prototype, traits: Seen.nothing,
                owner: (Owner.self, query.plan), file: file, line: line, column: column))
    }

    /// Declares a method of another object, on the main actor, where it stays, with a query for each parameter.
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
    ) {
        self.init(
            Definition(
                .onMain(method: make), of: Instance.self,
                parameters: { typeList(Owner.self, repeat (each Parameter).self) }, .prototype, traits: Seen.nothing,
                queries: plans(repeat each queries), owner: (Owner.self, query.plan), file: file, line: line,
                column: column))
    }
}
