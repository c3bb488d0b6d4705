// Calling factories with arguments of the caller's.

extension Container {
    /// Calls the factory of a definition with your own arguments.
    ///
    /// The result is injected, but not kept, even for a singleton.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter, except the owner of a method. Trailing optional ones may be left out.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, the arguments do not fit, or the
    ///   factory throws.
    public func invoke<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...
    ) throws(ResolutionError) -> sending Value {
        try invoke(type, query, arguments)
    }

    package func invoke<Value>(
        _ type: Value.Type, _ query: Query<Value>, _ arguments: [(any Sendable)?]
    ) throws(ResolutionError) -> sending Value {
        let container = overlay ?? self
        let producer = try container.callable(type, query.plan)
        nonisolated(unsafe) let value: Value = try typed(
            producer.invoke(Context(container), arguments), producer.node)
        return value
    }

    /// Calls the factory of every matching definition with your own arguments.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - arguments: One for each parameter.
    ///   - query: How to find it.
    /// - Returns: The new objects, in order of declaration; may be empty.
    /// - Throws: A ``ResolutionError`` if the arguments do not fit, or a factory throws.
    public func invokeAll<Value>(
        _ type: Value.Type, _ query: Query<[Value]> = .auto, with arguments: (any Sendable)?...
    ) throws(ResolutionError) -> sending [Value] {
        try invokeAll(type, query, arguments)
    }

    package func invokeAll<Value>(
        _ type: Value.Type, _ query: Query<[Value]>, _ arguments: [(any Sendable)?]
    ) throws(ResolutionError) -> sending [Value] {
        let container = overlay ?? self
        try container.checkOpen()
        if container.hasOverlays { try container.refuseLate([Value].self, query.plan) }
        let resolution = try container.wiring.resolution(of: [Value].self, query.plan, collects: true)
        guard case .list(let members) = resolution else {
            throw ResolutionError(
                .notSettable, "`invokeAll` calls what definitions make, but the query is \(query.plan)")
        }
        nonisolated(unsafe) var results: [Value] = []
        for case .node(let node) in members where !node.definition.maker.makesNothing {
            let box = try container.callable(node).invoke(Context(container), arguments)
            results.append(try typed(box, node))
        }
        return results
    }

    /// Calls the factory of a definition with your own arguments, and awaits it, as ``invoke(_:_:with:)`` does others.
    public func invoke<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...
    ) async throws(ResolutionError) -> sending Value {
        try await invoke(async: type, query, arguments)
    }

    package func invoke<Value>(
        async type: Value.Type, _ query: Query<Value>, _ arguments: [(any Sendable)?]
    ) async throws(ResolutionError) -> sending Value {
        let container = overlay ?? self
        let producer = try container.callable(type, query.plan)
        if producer.node.staysOnMain(as: type) { throw .staysOnMain(producer.node, as: type) }
        let box = try await producer.invoke(async: AsyncRequest(container: container, construction: nil), arguments)
        nonisolated(unsafe) let value: Value = try typed(box, producer.node)
        return value
    }

    private func callable(_ type: Any.Type, _ plan: QueryPlan) throws(ResolutionError) -> NodeProducer {
        try checkOpen()
        if hasOverlays { try refuseLate(type, plan, callsMakers: true) }
        let resolution = try telling(type, plan) { () throws(ResolutionError) in
            try wiring.resolution(of: type, plan, callsMakers: true)
        }
        guard case .node(let node) = resolution else {
            throw ResolutionError(.notSettable, "`invoke` builds one object, not `\(spelling(of: type))`")
        }
        return try callable(node)
    }

    private func callable(_ node: Node) throws(ResolutionError) -> NodeProducer {
        guard !node.definition.maker.makesNothing, let producer = wiring.producers[node.index] as? NodeProducer else {
            throw ResolutionError(
                .notSettable,
                "`\(node.label)` is \(node.kind == .value ? "a value" : "an external") without an initializer to call",
                at: node.definition.location)
        }
        return producer
    }

    private func typed<Value>(_ box: ErasedBox, _ node: Node) throws(ResolutionError) -> Value {
        if let converter = node.converter(to: Value.self), let converted = converter(box.erased) {
            return converted.value()
        }
        guard let typed = box.cast(to: Value.self) else {
            throw ResolutionError(
                .typeMismatch, "`\(node.label)` is not `\(spelling(of: Value.self))`", at: node.definition.location)
        }
        return typed.value
    }
}
