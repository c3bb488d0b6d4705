// A self-declaring type as a ``Weak``: the same forms as there, with the same meaning.

extension Declaration where Declared: Sendable {
    /// Declares one object, for as long as somebody else keeps it, made by an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func weak<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(make, file: file, line: line, column: column))
    }

    /// Declares one object, for as long as somebody else keeps it, made by an initialiser, a function or a closure, with a query for each parameter.
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
    public mutating func weak<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object, for as long as somebody else keeps it, made by an asynchronous initialiser, which is awaited.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func weak<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(async: make, file: file, line: line, column: column))
    }

    /// Declares one object, for as long as somebody else keeps it, made by an asynchronous initialiser, which is awaited, with a query for each parameter.
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
    public mutating func weak<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(async: make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares one object, for as long as somebody else keeps it, made by an initialiser that is isolated to the main actor.
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
    public mutating func weak<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(make, file: file, line: line, column: column, isolated: ()))
    }

    /// Declares one object, for as long as somebody else keeps it, made by an initialiser that is isolated to the main actor, with a query for each parameter.
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
    public mutating func weak<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(make, repeat each queries, file: file, line: line, column: column, isolated: ()))
    }
}

extension Declaration {
    // swift-format-ignore
    /// Declares one object, for as long as somebody else keeps it of a type that is not `Sendable`: refused, with the ways out.
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
    public mutating func weak<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(
            Weak<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.weak, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    // swift-format-ignore
    /// Declares one object, for as long as somebody else keeps it of a type that is not `Sendable`: refused, with the ways out, with a query for each parameter.
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
    public mutating func weak<each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(
            Weak<Declared>(
                Definition(
                    TypedMaker(calling: make), Lifetime.weak, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares one object, for as long as somebody else keeps it, made on the main actor.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func weak<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(main: make, file: file, line: line, column: column))
    }

    /// Declares one object, for as long as somebody else keeps it, made on the main actor, with a query for each parameter.
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
    public mutating func weak<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>(main: make, repeat each queries, file: file, line: line, column: column))
    }
}

extension Declaration where Declared: DefaultInitialisable {
    /// Declares one object, for as long as somebody else keeps it, made by the initialiser that takes nothing.
    ///
    /// - Parameters:
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func weak(
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Weak<Declared>> {
        add(Weak<Declared>({ Declared() }, file: file, line: line, column: column))
    }
}

extension Declaration {
    /// Without an initialiser only for types that say they have one: refused, with the ways out.
    ///
    /// - Returns: Nothing.
    @available(
        *, unavailable, message: "name what makes it, `declaration.weak(X.init)`, or conform to DefaultInitialisable"
    )
    @_disfavoredOverload
    public mutating func weak() -> Registration<Weak<Declared>> {
        preconditionFailure("the compiler refuses every call")
    }
}
