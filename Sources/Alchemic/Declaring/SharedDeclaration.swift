/// A declaration whose object is shared: ``Singleton`` and ``Weak``.
///
/// What is shared must be `Sendable`, or live on the main actor. For everything else the compiler chooses an initialiser
/// that says so (design, section 5).
public protocol SharedDeclaration: TypedDeclaration {
    /// The lifetime of what it declares.
    static var lifetime: Lifetime { get }
    /// Makes the declaration from what an initialiser lowered to.
    ///
    /// - Parameter definition: The definition.
    init(_ definition: Definition)
}

extension SharedDeclaration where Instance: Sendable {
    /// Declares an initialiser, a function or a closure; each parameter is found by its type.
    ///
    /// ```swift
    /// Singleton(Catalogue.init(store:clock:))
    /// Singleton { Cache(limit: 500) }
    /// ```
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
                TypedMaker(sharing: make), Self.lifetime, traits: Seen.failing(with: Failure.self, sendable: true),
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
                TypedMaker(sharing: make), Self.lifetime, traits: Seen.failing(with: Failure.self, sendable: true),
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
                TypedMaker(awaiting: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an asynchronous initialiser, function or closure, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order.
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
                TypedMaker(awaiting: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Declares an initialiser that is isolated to the main actor, without a label: the compiler chooses this for
    /// isolated functions only, and needs `main:` for closures.
    ///
    /// - Parameters:
    ///   - make: What makes the object, on the main actor.
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
                TypedMaker(onMain: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser that is isolated to the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object, on the main actor.
    ///   - queries: How to find each argument, in order.
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
                TypedMaker(onMain: make), Self.lifetime, traits: Seen.sendable,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }
}

extension SharedDeclaration {
    /// Chosen for an asynchronous initialiser without its label, to say what to write.
    ///
    /// - Parameter make: What makes the object.
    @available(*, unavailable, message: "an asynchronous initialiser has a label: write `Singleton(async: …)`")
    public init<each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance) {
        preconditionFailure("the compiler refuses every call")
    }

    /// Chosen for a shared type that is not `Sendable`, to say what to do about it.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    // swift-format-ignore
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a Prototype")
    @SharedTypesMustBeSendable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Self.lifetime, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Chosen for a shared type that is not `Sendable`, to say what to do about it.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    // swift-format-ignore
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a Prototype")
    @SharedTypesMustBeSendable
    public init<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling: make), Self.lifetime, traits: Seen.nothing,
                location: SourceLocation(file: file, line: line, column: column),
                queries: plans(repeat each queries)))
    }

    /// Leaves the object until it is first asked for, as a module does in any case: for a type that declares itself, whose
    /// singletons are eager otherwise.
    ///
    /// - Returns: The changed declaration.
    public func lazy() -> Self { with(.lazy) }

    /// Builds the object when the container starts instead of when it is first asked for (R3).
    ///
    /// - Returns: The changed declaration.
    public func eager() -> Self { with(.eager) }

    /// Allows `purge()` to drop the object, which is made again when it is next asked for (R25, T11).
    ///
    /// - Returns: The changed declaration.
    public func evictable() -> Self { with(.evictable) }
}

/// The actor in the compiler's message for a shared type that is not `Sendable`; nothing ever runs on it.
@globalActor
public actor SharedTypesMustBeSendable {
    /// The actor.
    public static let shared = SharedTypesMustBeSendable()
}

/// The plans of typed queries, in order.
@inlinable
func plans<each Parameter>(_ queries: repeat Query<each Parameter>) -> [QueryPlan] {
    var plans: [QueryPlan] = []
    repeat plans.append((each queries).plan)
    return plans
}
