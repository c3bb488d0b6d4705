// Resolves as any container does, or throws if there is no container yet.

extension MainContainer {
    /// Resolves a type.
    @_documentation(visibility: internal)
    public func get<Value>(
        _ type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        try current(file: file, line: line).get(type, file: file, line: line)
    }

    /// Resolves a type by a query.
    @_documentation(visibility: internal)
    public func get<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value>, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        try current(file: file, line: line).get(type, query, file: file, line: line)
    }

    /// Resolves a type, and awaits the container and every asynchronous object on the way.
    ///
    /// The call does not wait until all eager objects have been built.
    @_documentation(visibility: internal)
    public func get<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) -> sending Value {
        try await awaited().get(async: type, query, file: file, line: line)
    }

    /// Resolves a type on the main actor.
    @MainActor
    @_documentation(visibility: internal)
    public func get<Value>(
        main type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Value {
        try current(file: file, line: line).get(main: type, query, file: file, line: line)
    }

    /// Every match, in order of declaration.
    @_documentation(visibility: internal)
    public func all<Element>(
        of type: Element.Type, _ query: Query<[Element]> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending [Element] {
        try current(file: file, line: line).all(of: type, query, file: file, line: line)
    }

    /// Resolves a type, or returns nil if no definition is declared for it.
    @_documentation(visibility: internal)
    public func getIfDeclared<Value>(
        _ type: Value.Type, _ query: Query<Value?> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value? {
        try current(file: file, line: line).getIfDeclared(type, query, file: file, line: line)
    }

    /// Returns a provider of an object that takes arguments from its caller.
    @_documentation(visibility: internal)
    public func provider<Value, each Argument>(
        of type: Value.Type, _ query: Query<Value> = .auto, taking arguments: repeat (each Argument).Type,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Provider<Value, repeat each Argument> {
        try current(file: file, line: line).provider(
            of: type, query, taking: repeat each arguments, file: file, line: line)
    }

    /// Returns a provider of an object that a query finds and that takes one argument from its caller.
    @_documentation(visibility: internal)
    public func provider<Value, Argument>(
        of type: Value.Type, taking argument: Argument.Type, _ query: Query<Value>,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Provider<Value, Argument> {
        try current(file: file, line: line).provider(of: type, taking: argument, query, file: file, line: line)
    }

    /// Lends the object of a type to a closure, without retaining it.
    @_documentation(visibility: internal)
    public func with<Value, Result>(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt32 = #line,
        _ body: (borrowing Value) throws -> Result
    ) throws -> Result {
        try current(file: file, line: line).with(type, file: file, line: line, body)
    }

    /// Whether a definition is declared for a type; false before the start.
    @_documentation(visibility: internal)
    public func isDeclared<Value>(_ type: Value.Type, _ query: Query<Value> = .auto) -> Bool {
        container?.isDeclared(type, query) ?? false
    }

    /// Whether the object has been built or set.
    @_documentation(visibility: internal)
    public func isBuilt<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Bool {
        try current(file: file, line: line).isBuilt(type, query, file: file, line: line)
    }

    // MARK: Scopes and overrides

    /// Opens a scope; the values of its externals are set later.
    @_documentation(visibility: internal)
    public func scope(
        _ scope: Scope, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Container {
        try current(file: file, line: line).scope(scope, file: file, line: line)
    }

    /// Opens a scope with the values of its externals, each found by the value's type.
    @_documentation(visibility: internal)
    public func scope<each Value: Sendable>(
        _ scope: Scope, with values: repeat each Value, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Container {
        try current(file: file, line: line).scope(scope, with: repeat each values, file: file, line: line)
    }

    /// Opens a scope for the length of a closure; waits for the container.
    ///
    /// The scope ends even if the closure throws.
    @_documentation(visibility: internal)
    public func scope<Result>(
        _ scope: Scope, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID,
        line: UInt32 = #line, _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        try await awaited().scope(scope, isolation: isolation, file: file, line: line, body)
    }

    /// Opens a scope with the values of its externals for the length of a closure; waits for the container.
    @_documentation(visibility: internal)
    public func scope<each Value: Sendable, Result>(
        _ scope: Scope, with values: repeat each Value, isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt32 = #line, _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        try await awaited().scope(
            scope, with: repeat each values, isolation: isolation, file: file, line: line, body)
    }

    /// Overrides definitions for the length of a synchronous operation.
    @_documentation(visibility: internal)
    public func withOverrides<Result>(
        file: StaticString = #fileID, line: UInt32 = #line,
        @ModuleBuilder _ definitions: () -> [ModuleElement], synchronously operation: () throws -> Result
    ) throws -> Result {
        try current(file: file, line: line).withOverrides(
            file: file, line: line, definitions, synchronously: operation)
    }

    /// Overrides definitions for the length of an operation; waits for the container.
    ///
    /// Only the current task and its child tasks see the overrides.
    @_documentation(visibility: internal)
    public func withOverrides<Result>(
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line,
        @ModuleBuilder _ definitions: () -> [ModuleElement],
        operation: () async throws -> sending Result
    ) async throws -> sending Result {
        try await awaited().withOverrides(
            isolation: isolation, file: file, line: line, definitions, operation: operation)
    }
}

extension MainContainer {
    /// The container that resolves; an error has the location of the call.
    func current(file: StaticString, line: UInt32) throws(ResolutionError) -> Container {
        do throws(ResolutionError) {
            return try current()
        } catch {
            throw error.requested(file: file, line: line)
        }
    }
}
