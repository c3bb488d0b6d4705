// Methods called on an object after its injection points, and the step that is last (G19, G20).

extension TypedDeclaration where Instance: AnyObject {
    /// Calls a method after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .synchronous { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Calls a method after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .synchronous { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Calls a method on the main actor after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .main { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Calls a method on the main actor after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .main { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Calls a method, awaited after the injection points are set.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .asynchronous { object, arguments in
                    var index = 0
                    try await body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Calls a method, awaited after the injection points are set, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func call<each Parameter>(
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .call,
                .asynchronous { object, arguments in
                    var index = 0
                    try await body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .synchronous { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .synchronous { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing on the main actor to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .main { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing on the main actor to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .main { object, arguments in
                    var index = 0
                    try body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing, awaited to the object before it is handed out.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .asynchronous { object, arguments in
                    var index = 0
                    try await body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Does a last thing, awaited to the object before it is handed out, with a query for each parameter after the object.
    ///
    /// - Parameters:
    ///   - body: What is done; its first parameter is the object, the others are found like any parameter.
    ///   - queries: How to find each argument after the object, in order.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: The changed declaration.
    @inlinable
    public func configure<each Parameter>(
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            Step(
                .configure,
                .asynchronous { object, arguments in
                    var index = 0
                    try await body(
                        try subject(object, as: Instance.self),
                        repeat try arguments.next(&index) as each Parameter)
                },
                types: typeList(repeat (each Parameter).self), queries: plans(repeat each queries),
                location: SourceLocation(file: file, line: line, column: column)))
    }
}
