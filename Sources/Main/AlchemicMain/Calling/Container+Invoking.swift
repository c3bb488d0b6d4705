// Calls factories with the caller's arguments.

extension Container {
    /// Calls the factory of a definition with your own arguments.
    ///
    /// The result is injected, but not kept, even for a singleton.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter, except the owner of a method. Trailing optional ones may be left out.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition matches, the arguments do not fit, or the
    ///   factory throws.
    public func invoke<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        try invoke(type, matching: query, arguments: arguments, file: file, line: line)
    }

    /// Calls a factory with the arguments as an array, since a variadic parameter cannot be passed on.
    func invoke<Value>(
        _ type: Value.Type, matching query: Query<Value>, arguments: [(any Sendable)?], file: StaticString, line: UInt32
    ) throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            let container = inEffect
            let node = try container.nodeWithFactory(for: type, matching: query.erased)
            nonisolated(unsafe) let value: Value = try node.typed(
                container.make(node, with: node.boxes(of: arguments)))
            return value
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Calls the factory of a definition with your own arguments, and awaits the result.
    ///
    /// Otherwise, it is like ``Container.invoke(_:_:with:file:line:)``.
    public func invoke<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) -> sending Value {
        try await invoke(async: type, matching: query, arguments: arguments, file: file, line: line)
    }

    /// Calls a factory that must be awaited, with the arguments as an array.
    func invoke<Value>(
        async type: Value.Type, matching query: Query<Value>, arguments: [(any Sendable)?], file: StaticString,
        line: UInt32
    ) async throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            let container = inEffect
            let node = try container.nodeWithFactory(for: type, matching: query.erased)
            if node.staysOnMain(as: type) { throw .staysOnMain(node, as: type) }
            let box = try await container.make(async: node, with: node.boxes(of: arguments))
            nonisolated(unsafe) let value: Value = try node.typed(box)
            return value
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Calls the factory of every matching definition with your own arguments.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the definitions.
    ///   - arguments: One for each parameter.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The new objects, in order of declaration; may be empty.
    /// - Throws: A ``/Alchemic/ResolutionError`` if the query finds no list, the arguments do not fit, or a factory throws.
    public func invokeAll<Value>(
        _ type: Value.Type, _ query: Query<[Value]> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending [Value] {
        try invokeAll(type, matching: query, arguments: arguments, file: file, line: line)
    }

    /// Calls the factory of each definition that the query's list collects, except values and externals, with the arguments as
    /// an array.
    func invokeAll<Value>(
        _ type: Value.Type, matching query: Query<[Value]>, arguments: [(any Sendable)?], file: StaticString,
        line: UInt32
    ) throws(ResolutionError) -> sending [Value] {
        do throws(ResolutionError) {
            let container = inEffect
            let list = try container.resolution(of: [Value].self, matching: query.erased, for: .matches)
            guard case .members(let members) = list else {
                throw ResolutionError(
                    .notSettable, "`invokeAll` calls what definitions make, but the query is \(query.erased)")
            }
            nonisolated(unsafe) var results: [Value] = []
            for case .node(let node) in members.map(\.value) where !node.definition.maker.makesNothing {
                results.append(try node.typed(container.make(node, with: node.boxes(of: arguments))))
            }
            return results
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// The definition that a query finds, which must have a factory.
    private func nodeWithFactory(for type: Any.Type, matching query: ErasedQuery) throws(ResolutionError) -> Node {
        guard case .node(let node) = try resolution(of: type, matching: query, for: .call) else {
            throw ResolutionError(.notSettable, "`invoke` builds one object, not \(Diagnostic.code(type))")
        }
        guard !node.definition.maker.makesNothing else {
            throw ResolutionError(
                .notSettable,
                "`\(node.mention)` is \(node.kind == .value ? "a value" : "an external") without an initializer to call",
                at: node.definition.location)
        }
        return node
    }
}

extension Node {
    /// The factory's result, as the requested type.
    fileprivate func typed<Value>(_ box: ErasedBox) throws(ResolutionError) -> Value {
        if let converter = converter(to: Value.self), let converted = converter(box.erased) {
            return converted.value()
        }
        guard let typed = box.cast(to: Value.self) else {
            throw ResolutionError(
                .typeMismatch, "`\(mention)` is not \(Diagnostic.code(Value.self))", at: definition.location)
        }
        return typed.value
    }
}
