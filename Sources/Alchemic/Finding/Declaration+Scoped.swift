// A self-declaring type as a ``Scoped``: the same forms as there, with the same meaning.

extension Declaration where Declared: Sendable {
    /// Declares one object for each scope of a name, made by an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter, Failure: Error>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, make, file: file, line: line, column: column))
    }

    /// Declares one object for each scope of a name, made by an initialiser, a function or a closure, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter, Failure: Error>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object for each scope of a name, made by an asynchronous initialiser, which is awaited.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, async: make, file: file, line: line, column: column))
    }

    /// Declares one object for each scope of a name, made by an asynchronous initialiser, which is awaited, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, async: make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object for each scope of a name, made by an initialiser that is isolated to the main actor.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, make, file: file, line: line, column: column, isolated: ()))
    }

    /// Declares one object for each scope of a name, made by an initialiser that is isolated to the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, make, repeat each queries, file: file, line: line, column: column, isolated: ()))
    }
}

extension Declaration {
    // swift-format-ignore
    /// Declares one object for each scope of a name of a type that is not `Sendable`: refused, with the ways out.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a prototype")
    @SharedTypesMustBeSendable
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(
            Scoped<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.scoped(scope), traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    // swift-format-ignore
    /// Declares one object for each scope of a name of a type that is not `Sendable`: refused, with the ways out, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a prototype")
    @SharedTypesMustBeSendable
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(
            Scoped<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.scoped(scope), traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares one object for each scope of a name, made on the main actor.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, main: make, file: file, line: line, column: column))
    }

    /// Declares one object for each scope of a name, made on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped<each Parameter>(
        _ scope: String,
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, main: make, repeat each queries, file: file, line: line, column: column))
    }
}

extension Declaration where Declared: DefaultInitialisable {
    /// Declares one object for each scope of a name, made by the initialiser that takes nothing.
    ///
    /// - Parameters:
    ///   - scope: The scope's name.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func scoped(
        _ scope: String, file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Scoped<Declared>> {
        add(Scoped<Declared>(scope, { Declared() }, file: file, line: line, column: column))
    }
}

extension Declaration {
    /// Without an initialiser only for types that say they have one: refused, with the ways out.
    ///
    /// - Parameter scope: The scope's name.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "name what makes it, `declaration.scoped(scope, X.init)`, or conform to DefaultInitialisable"
    )
    @_disfavoredOverload
    public mutating func scoped(_ scope: String) -> Registration<Scoped<Declared>> {
        preconditionFailure("the compiler refuses every call")
    }
}
