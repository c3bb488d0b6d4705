// Methods called on every object of a self-declaring type after its injection points, and the step that is last.

extension Declaration where Declared: AnyObject {
    /// Calls a method after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        _ body: @escaping @Sendable (Declared, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(body, file: file, line: line, column: column))
    }

    /// Calls a method after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        _ body: @escaping @Sendable (Declared, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(body, repeat each queries, file: file, line: line, column: column))
    }

    /// Calls a method on the main actor after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        main body: @escaping @MainActor @Sendable (Declared, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(main: body, file: file, line: line, column: column))
    }

    /// Calls a method on the main actor after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        main body: @escaping @MainActor @Sendable (Declared, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(main: body, repeat each queries, file: file, line: line, column: column))
    }

    /// Calls a method, awaited after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        async body: @escaping @Sendable (Declared, repeat each Parameter) async throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(async: body, file: file, line: line, column: column))
    }

    /// Calls a method, awaited after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func call<each Parameter>(
        async body: @escaping @Sendable (Declared, repeat each Parameter) async throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).call(async: body, repeat each queries, file: file, line: line, column: column))
    }

    /// Does a last thing to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        _ body: @escaping @Sendable (Declared, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).configure(body, file: file, line: line, column: column))
    }

    /// Does a last thing to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        _ body: @escaping @Sendable (Declared, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).configure(body, repeat each queries, file: file, line: line, column: column))
    }

    /// Does a last thing on the main actor to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        main body: @escaping @MainActor @Sendable (Declared, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).configure(main: body, file: file, line: line, column: column))
    }

    /// Does a last thing on the main actor to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        main body: @escaping @MainActor @Sendable (Declared, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).configure(main: body, repeat each queries, file: file, line: line, column: column))
    }

    /// Does a last thing, awaited to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        async body: @escaping @Sendable (Declared, repeat each Parameter) async throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(External(Declared.self).configure(async: body, file: file, line: line, column: column))
    }

    /// Does a last thing, awaited to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func configure<each Parameter>(
        async body: @escaping @Sendable (Declared, repeat each Parameter) async throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(
            External(Declared.self).configure(async: body, repeat each queries, file: file, line: line, column: column))
    }
}
