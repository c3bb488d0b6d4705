// A self-declaring type as a ``Singleton``: the same forms as there, with the same meaning.

extension Declaration where Declared: Sendable {
    /// Declares one object for the container, made by an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(make, file: file, line: line, column: column))
    }

    /// Declares one object for the container, made by an initialiser, a function or a closure, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object for the container, made by an asynchronous initialiser, which is awaited.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(async: make, file: file, line: line, column: column))
    }

    /// Declares one object for the container, made by an asynchronous initialiser, which is awaited, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(async: make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object for the container, made by an initialiser that is isolated to the main actor.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(make, file: file, line: line, column: column, isolated: ()))
    }

    /// Declares one object for the container, made by an initialiser that is isolated to the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - isolated: Nothing; one more defaulted parameter is what makes the compiler choose rightly.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(make, repeat each queries, file: file, line: line, column: column, isolated: ()))
    }
}

extension Declaration {
    // swift-format-ignore
    /// Declares one object for the container of a type that is not `Sendable`: refused, with the ways out.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @available(*, deprecated, message: "a shared type must be Sendable: make it Sendable (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor with `main:`, or declare a prototype")
    @SharedTypesMustBeSendable
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(
            Singleton<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.singleton, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    // swift-format-ignore
    /// Declares one object for the container of a type that is not `Sendable`: refused, with the ways out, with a query for each parameter.
    ///
    /// - Parameters:
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
    public mutating func singleton<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(
            Singleton<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.singleton, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares one object for the container, made on the main actor.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(main: make, file: file, line: line, column: column))
    }

    /// Declares one object for the container, made on the main actor, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>(main: make, repeat each queries, file: file, line: line, column: column))
    }
}

extension Declaration where Declared: DefaultInitialisable {
    /// Declares one object for the container, made by the initialiser that takes nothing.
    ///
    /// - Parameters:
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func singleton(
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Singleton<Declared>> {
        add(Singleton<Declared>({ Declared() }, file: file, line: line, column: column))
    }
}

extension Declaration {
    /// Without an initialiser only for types that say they have one: refused, with the ways out.
    ///
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "name what makes it, `declaration.singleton(X.init)`, or conform to DefaultInitialisable"
    )
    @_disfavoredOverload
    public mutating func singleton() -> Registration<Singleton<Declared>> {
        preconditionFailure("the compiler refuses every call")
    }
}
