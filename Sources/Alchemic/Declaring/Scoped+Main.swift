// Objects of a scope that are made on the main actor. Those of a `Sendable` type may be taken by anything; the others stay
// there.

extension Scoped where Instance: Sendable {
    /// Declares a function or closure that runs on the main actor.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares a function or closure that runs on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }
}

extension Scoped {
    /// Declares a function or closure that runs on the main actor; what it makes need not be `Sendable`.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares a function or closure that runs on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }
}
