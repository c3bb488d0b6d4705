/// Declares an object that is made anew for each request and each injection point (A3, R4).
///
/// The type need not be `Sendable`: each new object is handed over to whoever asked.
///
/// ```swift
/// Prototype(Cart.init).inject(\.discounts)
/// ```
public struct Prototype<Instance>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    @usableFromInline
    package init(_ definition: Definition) {
        self.definition = definition
    }

    @usableFromInline
    init(_ definition: Definition, owner: Any.Type) {
        self.definition = definition
        self.definition.details.ownerType = owner
    }
}

extension Prototype {
    /// Declares an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an asynchronous initialiser, function or closure, which is awaited.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(awaiting: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an asynchronous initialiser, function or closure, which is awaited, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(awaiting: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares a function or closure that runs on the main actor.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares a function or closure that runs on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an instance method of another definition (A17, A18).
    ///
    /// - Parameters:
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethod: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)), owner: Owner.self)
    }

    /// Declares an instance method of another definition (A17, A18), with a query for each parameter.
    ///
    /// - Parameters:
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethod: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Owner.self)
    }

    /// Declares an instance method of another definition that lives on the main actor.
    ///
    /// - Parameters:
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        main make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethodOnMain: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)), owner: Owner.self)
    }

    /// Declares an instance method of another definition that lives on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        of owner: Owner.Type,
        main make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethodOnMain: make), Lifetime.prototype, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Owner.self)
    }
}

extension Prototype where Instance: Sendable {
    /// Declares an initialiser, a function or a closure of a `Sendable` type.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.prototype, traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.prototype, traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an initialiser that is isolated to the main actor, without a label.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.prototype, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser that is isolated to the main actor, without a label, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    @inlinable
    public init<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.prototype, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }
}
