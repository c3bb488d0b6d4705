// Methods that are called on an object after its injection points are set, and the configure step, which is the last.

extension ObjectDeclaration where Instance: AnyObject {
    /// Calls a method after the injection points are set.
    ///
    /// The first parameter of `body` is the object; the others are resolved. A subclass's call with the same `name`
    /// replaces it.
    public consuming func call<each Parameter>(
        name: String? = nil, _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.call, named: name, calling: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Calls a method after the injection points are set, with a query for each parameter after the object.
    public consuming func call<each Parameter>(
        name: String? = nil, _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            .call, named: name, calling: body, queries: erased(repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Calls a method on the main actor after the injection points are set.
    public consuming func call<each Parameter>(
        name: String? = nil, main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.call, named: name, main: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Calls a method on the main actor, with a query for each parameter after the object.
    public consuming func call<each Parameter>(
        name: String? = nil, main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            .call, named: name, main: body, queries: erased(repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Awaits a method after the injection points are set.
    public consuming func call<each Parameter>(
        name: String? = nil, async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.call, named: name, async: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Awaits a method after the injection points are set, with a query for each parameter after the object.
    public consuming func call<each Parameter>(
        name: String? = nil, async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        _ queries: repeat Query<each Parameter>,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            .call, named: name, async: body, queries: erased(repeat each queries),
            at: .init(file: file, line: line, column: column))
    }

    /// Configures the object as the last step, before it is returned.
    ///
    /// The first parameter of `body` is the object; the others are resolved.
    public consuming func configure<each Parameter>(
        _ body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.configure, named: nil, calling: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Configures the object on the main actor as the last step, before it is returned.
    public consuming func configure<each Parameter>(
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.configure, named: nil, main: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Configures the object asynchronously as the last step, before it is returned.
    public consuming func configure<each Parameter>(
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(.configure, named: nil, async: body, queries: nil, at: .init(file: file, line: line, column: column))
    }

    /// Steps of one kind run in the order of their modifiers; the kinds have an order of their own.
    consuming func adding(_ step: Step) -> Self { changed { $0.steps.append(step) } }

    /// Without queries, every parameter after the object is resolved by its type.
    package consuming func adding<each Parameter>(
        _ kind: Step.Kind, named name: String?,
        calling body: @escaping @Sendable (Instance, repeat each Parameter) throws -> Void,
        queries: [ErasedQuery]?, at location: Definition.SourceLocation
    ) -> Self {
        let action = Step.Action.synchronous { object, arguments in
            var index = 0
            try body(try subject(object), repeat try arguments.next(&index) as each Parameter)
        }
        let types = typeList(repeat (each Parameter).self)
        return adding(Step(kind, name: name, action: action, types: types, queries: queries, location: location))
    }

    /// The step runs on the main actor; a request from elsewhere has to be awaited.
    package consuming func adding<each Parameter>(
        _ kind: Step.Kind, named name: String?,
        main body: @escaping @MainActor @Sendable (Instance, repeat each Parameter) throws -> Void,
        queries: [ErasedQuery]?, at location: Definition.SourceLocation
    ) -> Self {
        let action = Step.Action.main { object, arguments in
            var index = 0
            try body(try subject(object), repeat try arguments.next(&index) as each Parameter)
        }
        let types = typeList(repeat (each Parameter).self)
        return adding(Step(kind, name: name, action: action, types: types, queries: queries, location: location))
    }

    /// The step is awaited, so the whole object has to be awaited.
    consuming func adding<each Parameter>(
        _ kind: Step.Kind, named name: String?,
        async body: @escaping @Sendable (Instance, repeat each Parameter) async throws -> Void,
        queries: [ErasedQuery]?, at location: Definition.SourceLocation
    ) -> Self {
        let action = Step.Action.asynchronous { object, arguments in
            var index = 0
            try await body(try subject(object), repeat try arguments.next(&index) as each Parameter)
        }
        let types = typeList(repeat (each Parameter).self)
        return adding(Step(kind, name: name, action: action, types: types, queries: queries, location: location))
    }
}
