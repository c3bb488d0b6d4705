// Objects that a method of another definition makes (A9, A17, A19, A27, G17).

extension SharedDeclaration where Instance: Sendable {
    /// Declares an instance method of another definition, called once (A17).
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
                TypedMaker(callingMethod: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)), owner: Owner.self)
    }

    /// Declares an instance method of another definition, called once (A17), with a query for each parameter.
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
                TypedMaker(callingMethod: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Owner.self)
    }
}

extension SharedDeclaration {
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
                TypedMaker(callingMethodOnMain: make), Self.lifetime, traits: Seen.nothing,
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
                TypedMaker(callingMethodOnMain: make), Self.lifetime, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Owner.self)
    }

    @usableFromInline
    init(_ definition: Definition, owner: Any.Type) {
        self.init(definition)
        self.definition.details.ownerType = owner
    }
}
