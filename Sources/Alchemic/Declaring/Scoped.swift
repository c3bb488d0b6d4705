/// Declares one object for each scope with a name, kept until that scope ends.
///
/// ```swift
/// Scoped("request", RequestLog.init(clock:))
/// ```
public struct Scoped<Instance>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    @usableFromInline
    init(_ definition: Definition) {
        self.definition = definition
    }

    @usableFromInline
    init(_ definition: Definition, owner: Any.Type) {
        self.definition = definition
        self.definition.details.ownerType = owner
    }
}

extension Scoped where Instance: Sendable {
    /// Declares an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.scoped(scope),
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<each Parameter, Failure: Error>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.scoped(scope),
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an asynchronous initialiser, function or closure, which is awaited.
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
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(awaiting: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an asynchronous initialiser, function or closure, which is awaited, with a query for each parameter.
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
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(awaiting: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an initialiser that is isolated to the main actor, without a label.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser that is isolated to the main actor, without a label, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    @inlinable
    public init<each Parameter>(
        _ scope: String,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) {
        self.init(
            Definition(
                TypedMaker(onMain: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an instance method of another definition.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        _ scope: String,
        of owner: Owner.Type,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethod: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)), owner: Owner.self)
    }

    /// Declares an instance method of another definition, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - owner: The type of the definition whose method it is.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<Owner, each Parameter>(
        _ scope: String,
        of owner: Owner.Type,
        _ make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(callingMethod: make), Lifetime.scoped(scope), traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Owner.self)
    }
}

extension Scoped {
    /// Chosen for a shared type that is not `Sendable`, to say what to do about it.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    // swift-format-ignore
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a Prototype")
    @SharedTypesMustBeSendable
    public init<each Parameter>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.scoped(scope), traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Chosen for a shared type that is not `Sendable`, to say what to do about it, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    // swift-format-ignore
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a Prototype")
    @SharedTypesMustBeSendable
    public init<each Parameter>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Lifetime.scoped(scope), traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }
}
