// A self-declaring type as a ``Prototype``: the same forms as there, with the same meaning.

extension Declaration where Declared: Sendable {
    /// Declares an object for each request, made by an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func prototype<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made by an initialiser, a function or a closure, with a query for each parameter.
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
    public mutating func prototype<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made by an initialiser that is isolated to the main actor.
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
    public mutating func prototype<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, file: file, line: line, column: column, isolated: ()))
    }

    /// Declares an object for each request, made by an initialiser that is isolated to the main actor, with a query for each parameter.
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
    public mutating func prototype<each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column, isolated: Void = ()
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, repeat each queries, file: file, line: line, column: column, isolated: ()))
    }
}

extension Declaration {
    /// Declares an object for each request, made by an initialiser, a function or a closure.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func prototype<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made by an initialiser, a function or a closure, with a query for each parameter.
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
    public mutating func prototype<each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made by an asynchronous initialiser, which is awaited.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func prototype<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(async: make, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made by an asynchronous initialiser, which is awaited, with a query for each parameter.
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
    public mutating func prototype<each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(async: make, repeat each queries, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made on the main actor.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func prototype<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(main: make, file: file, line: line, column: column))
    }

    /// Declares an object for each request, made on the main actor, with a query for each parameter.
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
    public mutating func prototype<each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Declared,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>(main: make, repeat each queries, file: file, line: line, column: column))
    }
}

extension Declaration where Declared: DefaultInitialisable {
    /// Declares an object for each request, made by the initialiser that takes nothing.
    ///
    /// - Parameters:
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func prototype(
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<Prototype<Declared>> {
        add(Prototype<Declared>({ Declared() }, file: file, line: line, column: column))
    }
}

extension Declaration {
    /// Without an initialiser only for types that say they have one: refused, with the ways out.
    ///
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "name what makes it, `declaration.prototype(X.init)`, or conform to DefaultInitialisable"
    )
    @_disfavoredOverload
    public mutating func prototype() -> Registration<Prototype<Declared>> {
        preconditionFailure("the compiler refuses every call")
    }
}
