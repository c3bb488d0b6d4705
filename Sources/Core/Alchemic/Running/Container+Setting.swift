// Setting objects, injecting into objects built elsewhere, and calling factories with arguments of the caller's.

extension Container {
    /// Sets the object of one external, singleton or scoped definition.
    ///
    /// The object is stored, then its own injection points are set. Objects that were injected earlier keep the
    /// previous one.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition to set, where the type is ambiguous.
    /// - Throws: A ``ResolutionError`` if not exactly one definition accepts the object, or a step fails; then it is not
    ///   set.
    public func set<Object: Sendable>(_ object: Object, _ query: Query<Object> = .auto) throws(ResolutionError) {
        if let overlay { return try overlay.set(object, query) }
        try set(object, query, Context(self))
    }

    /// Sets an object whose injection points are on the main actor.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition to set, where the type is ambiguous.
    /// - Throws: A ``ResolutionError`` if not exactly one definition accepts the object, or a step fails; then it is not
    ///   set.
    @MainActor
    public func set<Object: Sendable>(main object: Object, _ query: Query<Object> = .auto) throws(ResolutionError) {
        if let overlay { return try overlay.set(main: object, query) }
        try set(object, query, Context(self, isOnMain: true))
    }

    /// Sets an object some of whose injection points have to be awaited.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition to set, where the type is ambiguous.
    /// - Throws: A ``ResolutionError`` if not exactly one definition accepts the object, or a step fails; then it is not
    ///   set.
    public func set<Object: Sendable>(
        async object: Object, _ query: Query<Object> = .auto
    ) async throws(ResolutionError) {
        let container = overlay ?? self
        try container.checkOpen()
        let node = try container.settable(Object.self, query.plan)
        let box = Box(object)
        let replaced = try container.replace(with: box, for: node, Context(container))
        do {
            if let object = container.unfinished(box, node) {
                let home = replaced?.container ?? container
                try await home.finish(object, node, async: AsyncRequest(container: home, construction: nil))
            }
        } catch {
            container.restore(replaced, of: node)
            throw error
        }
        replaced?.letGo()
    }

    private func set<Object: Sendable>(
        _ object: Object, _ query: Query<Object>, _ context: Context
    ) throws(ResolutionError) {
        try checkOpen()
        try store(Box(object), for: try settable(Object.self, query.plan), context)
    }

    /// Stores an object, then sets its own injection points; if one of these fails, what was there is there again.
    func store(_ box: ErasedBox, for node: Node, _ context: Context) throws(ResolutionError) {
        let replaced = try replace(with: box, for: node, context)
        do {
            if let object = unfinished(box, node) {
                // It is kept there, and holds nothing that goes before it.
                let home = replaced?.container ?? self
                try home.finish(object, node, Context(home, isOnMain: context.isOnMain))
            }
        } catch {
            restore(replaced, of: node)
            throw error.id == .asynchronousOnly ? .setAwaiting(node, error) : error
        }
        replaced?.letGo()
    }

    /// Stores an object.
    ///
    /// - Parameters:
    ///   - box: The object.
    ///   - node: What it is set for.
    ///   - context: Who sets it.
    ///   - isFirst: Whether nothing can have been built around another one: then nobody looks for it.
    /// - Returns: The object, if it is still to be finished.
    func keep(
        _ box: ErasedBox, for node: Node, _ context: Context, isFirst: Bool = false
    ) throws(ResolutionError) -> AnyObject? {
        try replace(with: box, for: node, context, isFirst: isFirst)?.letGo()
        return unfinished(box, node)
    }

    private func replace(
        with box: ErasedBox, for node: Node, _ context: Context, isFirst: Bool = false
    ) throws(ResolutionError) -> Replaced? {
        guard let producer = wiring.producers[node.index] as? SharedProducer else { return nil }
        let replaced = try producer.set(box, context)
        if !isFirst { forgetWrappers(of: node) }
        send(.of(.set, node))
        return replaced
    }

    /// Puts back what was replaced by something that could not be finished.
    private func restore(_ replaced: Replaced?, of node: Node) {
        guard let replaced else { return }
        replaced.restore()
        forgetWrappers(of: node)
    }

    private func forgetWrappers(of node: Node) {
        let dropped = renewWrappers(of: node).compactMap { dropped in
            dropped.container.takeParticipant(of: dropped.box).map { TakingPart($0, dropped.container) }
        }
        dropped.stopSoon()
    }

    /// Whether anything takes an object of this type.
    package func canSet(_ type: Any.Type) -> Bool {
        graph.nodes.contains { node in
            node.inner == nil && [.external, .singleton, .scoped].contains(node.kind) && fits(type, node.type)
        }
    }

    /// The one definition that can be set to an object of this type.
    private func settable(_ type: Any.Type, _ plan: QueryPlan) throws(ResolutionError) -> Node {
        let named = plan.names.first
        let candidates = graph.resolver.index.visible(graph.nodes).filter { node in
            guard node.inner == nil, fits(type, node.type) else { return false }
            if let named { return node.definition.name == named || node.definition.aliases.contains(named) }
            let tags = node.definition.tags.map(\.name)
            return plan.types.allSatisfy(node.provides) && plan.tags.allSatisfy(tags.contains)
        }
        var settable = candidates.filter { [.external, .singleton, .scoped].contains($0.kind) }
        // An external of exactly the type is there for nothing else.
        let exact = settable.filter { $0.type == type }
        if !exact.isEmpty, exact.allSatisfy({ $0.kind == .external }) { settable = exact }
        if settable.count == 1 { return settable[0] }
        let nearest = settable.map(\.level).max()
        let near = settable.filter { $0.level == nearest }
        if near.count == 1 { return near[0] }
        let place = named.map { " named \"\($0)\"" } ?? ""
        throw ResolutionError(
            .notSettable,
            "`set` needs exactly one definition\(place), but "
                + (settable.isEmpty ? "none accepts" : "\(settable.count) accept") + " `\(spelling(of: type))`",
            notes: (settable.isEmpty ? candidates : settable).map {
                Diagnostic.Note("candidate", "`\($0.label)`, \($0.lifetime) (\($0.definition.location))")
            },
            help: settable.isEmpty
                ? "declare `External(\(spelling(of: type)).self)`" : "name one: `set(..., .named(\"...\"))`")
    }

    /// Sets the injection points that are declared for an object's class and superclasses.
    ///
    /// If none is declared, it only reports an event. The container does not keep the object.
    ///
    /// - Parameter object: An object created elsewhere.
    /// - Throws: A ``ResolutionError`` if a dependency cannot be resolved.
    public func inject(into object: AnyObject) throws(ResolutionError) {
        if let overlay { return try overlay.inject(into: object) }
        try fill(object, Context(self))
    }

    /// Sets the injection points of an object on the main actor.
    ///
    /// - Parameter object: An object created elsewhere.
    /// - Throws: A ``ResolutionError`` if a dependency cannot be resolved.
    @MainActor
    public func inject(intoMain object: AnyObject) throws(ResolutionError) {
        if let overlay { return try overlay.inject(intoMain: object) }
        try fill(object, Context(self, isOnMain: true))
    }

    /// Sets the declared injection points that are unset, by their names.
    ///
    /// A point is set if its name is a name or alias in the container. Its own query is ignored.
    ///
    /// - Parameters:
    ///   - object: An object created elsewhere.
    ///   - isStrict: Whether a definition of that name with another type is an error. Otherwise the point is
    ///     skipped, with an event.
    /// - Throws: A ``ResolutionError`` if a definition has another type or cannot be resolved.
    public func inject(byNameInto object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        if let overlay { return try overlay.inject(byNameInto: object, isStrict: isStrict) }
        try fillByName(object, isStrict, Context(self))
    }

    /// Sets the unset injection points of an object on the main actor, by their names.
    ///
    /// - Parameters:
    ///   - object: An object created elsewhere.
    ///   - isStrict: Whether a definition of that name with another type is an error. Otherwise the point is
    ///     skipped, with an event.
    /// - Throws: A ``ResolutionError`` if a definition has another type or cannot be resolved.
    @MainActor
    public func inject(byNameIntoMain object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        if let overlay { return try overlay.inject(byNameIntoMain: object, isStrict: isStrict) }
        try fillByName(object, isStrict, Context(self, isOnMain: true))
    }

    private func fillByName(
        _ object: AnyObject, _ isStrict: Bool, _ context: Context
    ) throws(ResolutionError) {
        try checkOpen()
        let mayBeLate = hasOverlays
        let steps = wiring.steps(of: type(of: object)).filter { linked in
            guard linked.step.kind == .injectionPoint, let name = linked.step.name else { return false }
            return graph.resolver.index.named[name] != nil && linked.step.isSet?(object) != true
        }
        for linked in steps {
            guard let name = linked.step.name, let type = linked.step.parameterTypes.first else { continue }
            let plan = QueryPlan(names: [name])
            if mayBeLate { try refuseLate(type, plan) }
            let named: Resolution
            do throws(ResolutionError) {
                named = try wiring.resolution(of: type, plan)
            } catch {
                let isSkipped = !isStrict && error.id == .typeMismatch
                guard isSkipped else { throw error.building("\(linked.declaredBy.label).\(name)") }
                send(ContainerEvent(.skipped, "\(linked.declaredBy.label).\(name)", nil, nil, error))
                continue
            }
            let links = wiring.links(named, type, plan)
            do {
                try links.call(context) { try linked.run(on: object, $0) }
            } catch {
                throw ResolutionError(passingOn: error)
            }
        }
    }

    private func fill(_ object: AnyObject, _ context: Context) throws(ResolutionError) {
        try checkOpen()
        let isAware = Conformance(of: type(of: object), to: (any InjectionAware).self) != .none
        // The last step is of the nearest class that declares any.
        let declaring = wiring.steps(of: type(of: object)).last?.declaredBy
        guard let node = declaring ?? (isAware ? graph.definition(of: type(of: object)) : nil) else {
            let type: Any.Type = type(of: object)
            send(ContainerEvent(.nothingToInject, spelling(of: type), nil))
            return
        }
        if hasOverlays { try refuseLate(stepsOf: type(of: object)) }
        try finish(object, node, context)
    }

    /// Calls the factory of a definition with your own arguments.
    ///
    /// The result is injected, but not kept, even for a singleton.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter, except the owner of a method. Trailing optional ones may be left out.
    /// - Returns: The new object.
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
        if let overlay { return try overlay.invoke(type, query, arguments) }
        try checkOpen()
        if hasOverlays { try refuseLate(type, query.plan, callsMakers: true) }
        guard case .node(let node) = try madeResolution(of: type, query.plan) else {
            throw ResolutionError(.notSettable, "`invoke` builds one object, not `\(spelling(of: type))`")
        }
        nonisolated(unsafe) let value: Value = try result(of: node, Context(self), arguments)
        return value
    }

    /// Calls the factory of every matching definition with your own arguments.
    ///
    /// - Parameters:
    ///   - type: The type of the results.
    ///   - query: The definitions.
    ///   - arguments: One for each parameter.
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
        guard case .list(let members) = try container.wiring.resolution(of: [Value].self, query.plan) else { return [] }
        nonisolated(unsafe) var results: [Value] = []
        for case .node(let node) in members where !node.definition.maker.makesNothing {
            results.append(try container.result(of: node, Context(container), arguments))
        }
        return results
    }

    /// What a call of a factory finds.
    private func madeResolution(of type: Any.Type, _ plan: QueryPlan) throws(ResolutionError) -> Resolution {
        try telling(type, plan) { () throws(ResolutionError) in
            try wiring.resolution(of: type, plan, callsMakers: true)
        }
    }

    private func result<Value>(
        of node: Node, _ context: Context, _ arguments: [(any Sendable)?]
    ) throws(ResolutionError) -> Value {
        try typed(try callable(node).invoke(context, arguments), node)
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
        if let converter = node.converter(to: Value.self), let converted = converter.converted(box.erased) {
            return converted.value()
        }
        guard let typed = box.cast(to: Value.self) else {
            throw ResolutionError(
                .typeMismatch, "`\(node.label)` is not `\(spelling(of: Value.self))`", at: node.definition.location)
        }
        return typed.value
    }

    /// Calls the factory of a definition with your own arguments, and awaits it.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter, except the owner of a method.
    /// - Returns: The new object.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, the arguments do not fit, or the
    ///   factory throws.
    public func invoke<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...
    ) async throws(ResolutionError) -> sending Value {
        try await invoke(async: type, query, arguments)
    }

    package func invoke<Value>(
        async type: Value.Type, _ query: Query<Value>, _ arguments: [(any Sendable)?]
    ) async throws(ResolutionError) -> sending Value {
        let container = overlay ?? self
        try container.checkOpen()
        if container.hasOverlays { try container.refuseLate(type, query.plan, callsMakers: true) }
        guard case .node(let node) = try container.madeResolution(of: type, query.plan) else {
            throw ResolutionError(.notSettable, "`invoke` builds one object, not `\(spelling(of: type))`")
        }
        let producer = try container.callable(node)
        if node.staysOnMain(as: type) { throw .staysOnMain(node, as: type) }
        let request = AsyncRequest(container: container, construction: nil)
        let box = try await producer.invoke(async: request, arguments)
        nonisolated(unsafe) let value: Value = try container.typed(box, node)
        return value
    }
}

extension ResolutionError {
    /// That something cannot be set without awaiting its steps.
    fileprivate static func setAwaiting(_ node: Node, _ error: ResolutionError) -> ResolutionError {
        ResolutionError(
            .asynchronousOnly, error.headline, path: error.path,
            help: "set it with `try await container.set(async: ...)`", at: node.definition.location)
    }
}

extension Graph {
    /// The first definition of exactly this type.
    fileprivate func definition(of type: Any.Type) -> Node? { nodes.first { $0.type == type } }
}
