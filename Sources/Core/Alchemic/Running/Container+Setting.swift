// Setting objects that are made elsewhere.

extension Container {
    /// Sets the object of one external, singleton or scoped definition.
    ///
    /// The object is stored, then its own injection points are set. Objects that were injected earlier keep the
    /// previous one.
    ///
    /// - Parameters:
    ///   - query: The definition to set, where the type is ambiguous.
    ///   - object: The object.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``ResolutionError`` if not exactly one definition accepts the object, or a step fails; then it is not
    ///   set.
    public func set<Object: Sendable>(
        _ object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.set(Box(object), matching: query.erased, isOnMain: false, file: file, line: line)
    }

    /// Sets an object like ``set(_:_:file:line:)``; its injection points may be on the main actor.
    @MainActor
    public func set<Object: Sendable>(
        main object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.set(Box(object), matching: query.erased, isOnMain: true, file: file, line: line)
    }

    /// Sets an object like ``set(_:_:file:line:)``; its injection points may have to be awaited.
    public func set<Object: Sendable>(
        async object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) {
        let container = inEffect
        let box = Box(object)
        let (node, replaced) = try container.store(box, matching: query.erased, file: file, line: line)
        let owner = replaced.container
        do {
            try await container.serveAwaiting { () async throws(ResolutionError) in
                let request = AsyncRequest(container: owner, construction: nil)
                try await owner.unfinished(box, of: replaced.node)?.finish(async: request)
            }
        } catch {
            container.restore(replaced, of: node)
            throw error.requested(file: file, line: line)
        }
        replaced.letGo()
    }

    /// Stores an object, then finishes it; puts the former object back if that fails.
    private func set(
        _ box: ErasedBox, matching query: ErasedQuery, isOnMain: Bool, file: StaticString, line: UInt32
    ) throws(ResolutionError) {
        let (node, replaced) = try store(box, matching: query, file: file, line: line)
        // The object's steps resolve where it is kept, so that it holds nothing that ends before it does.
        let owner = replaced.container
        do {
            try serve { () throws(ResolutionError) in
                try owner.unfinished(box, of: replaced.node)?.finish(in: Context(owner, isOnMain: isOnMain))
            }
        } catch {
            restore(replaced, of: node)
            throw error.setting(node).requested(file: file, line: line)
        }
        replaced.letGo()
    }

    /// Stores an object, which requests get from now on, before its steps have run.
    private func store(
        _ box: ErasedBox, matching query: ErasedQuery, file: StaticString, line: UInt32
    ) throws(ResolutionError) -> (Node, Replaced) {
        do throws(ResolutionError) {
            try checkOpen()
            let node = try settableNode(for: box.valueType, matching: query)
            guard let producer = wiring.producers[node.index] as? SharedProducer else {
                preconditionFailure("what can be set is kept")
            }
            let replaced = try producer.set(box, in: Context(self))
            discardAndStopWrappers(of: node)
            replaced.container.send(ContainerEvent(.set, of: node))
            return (node, replaced)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Puts the former object back, and discards the decorators that were built around the new one.
    private func restore(_ replaced: Replaced, of node: Node) {
        replaced.restore()
        discardAndStopWrappers(of: node)
    }

    /// Discards the decorators' objects around an object that was replaced, and stops them in a task.
    private func discardAndStopWrappers(of node: Node) {
        let stops = discardWrappers(of: node, for: nil)
        if !stops.isEmpty { Task { for stop in stops { _ = await stop() } } }
    }

    /// Whether a definition accepts objects of a type; there may be several, so that `set` throws.
    package func canSet(_ type: Any.Type) -> Bool { graph.nodes.contains { $0.isSettable && fits(type, $0.type) } }

    /// The one definition that accepts an object; of several, that of the innermost container or override.
    private func settableNode(for type: Any.Type, matching query: ErasedQuery) throws(ResolutionError) -> Node {
        if let problem = query.conflict {
            throw ResolutionError(Diagnostic(problem, at: nil, in: graph.resolver.index, using: TypeCache()))
        }
        guard query.constant == nil, query.parts == nil, !query.isArgument else {
            throw ResolutionError(
                .illegalQuery, "`set` finds a definition, but the query is \(query.mention)",
                help: "find it by its name, a type or a tag")
        }
        let named = query.names.first
        let candidates = graph.resolver.index.visible(graph.nodes).filter { node in
            guard node.inner == nil, fits(type, node.type) else { return false }
            if let named { return node.definition.has(name: named) }
            return query.types.allSatisfy(node.provides) && query.tags.allSatisfy(node.definition.has(tag:))
        }
        var settable = candidates.filter(\.isSettable)
        // An external of exactly this type is declared for nothing else.
        let exact = settable.filter { $0.type == type }
        if !exact.isEmpty, exact.allSatisfy({ $0.kind == .external }) { settable = exact }
        let nearest = settable.map(\.level).max()
        let near = settable.filter { $0.level == nearest }
        if near.count == 1 { return near[0] }
        throw ResolutionError(
            .notSettable,
            with: Values(
                type: type, text: named.map { " named \"\($0)\"" } ?? "", count: settable.count,
                choice: settable.isEmpty ? 0 : 1),
            notes: (settable.isEmpty ? candidates : settable).map {
                Diagnostic.Note("candidate", "`\($0.mention)`, \($0.lifetime) (\($0.definition.location))")
            })
    }
}

extension ResolutionError {
    /// The error of setting an object: it suggests the other forms of `set` if a step must be awaited, or needs the main actor.
    fileprivate func setting(_ node: Node) -> ResolutionError {
        guard id == .asynchronousOnly || id == .mainActorOnly else { return self }
        let isOnMain = id == .mainActorOnly
        var (text, path) = (headline, path)
        if path.count > 1, path.last == node.label {
            // The object is there: one of its own steps has to run elsewhere.
            text = "`\(path[0])` \(isOnMain ? "runs on the main actor" : "must be awaited")"
            path = [node.mention, path[0]]
        }
        return ResolutionError(isOnMain ? .setOnMain : .setAwaiting, with: Values(node: node, text: text), path: path)
    }
}
