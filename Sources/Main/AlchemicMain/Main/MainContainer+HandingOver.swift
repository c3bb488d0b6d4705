// Providing objects, injecting into objects made elsewhere, and calling factories with arguments of your own.

extension MainContainer {
    /// Provides an object to the one external, singleton or scoped definition that takes it.
    ///
    /// If there is no container yet, the object is kept, and set before anything is built; if nothing takes it then,
    /// the start fails.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    /// - Throws: A ``/Alchemic/ResolutionError`` if there is not exactly one, or if a step fails.
    public func set<Object: Sendable>(_ object: Object, _ query: Query<Object> = .auto) throws(ResolutionError) {
        let queued = QueuedObject.anywhere { container throws(ResolutionError) in try container.set(object, query) }
        guard let container = try containerToSet(orKeep: queued) else { return }
        try container.set(object, query)
        keepForAnotherAttempt(queued)
    }

    /// The same, on the main actor, for objects that are injected there.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    /// - Throws: A ``/Alchemic/ResolutionError`` if there is not exactly one, or if a step fails.
    @MainActor
    public func set<Object: Sendable>(main object: Object, _ query: Query<Object> = .auto) throws(ResolutionError) {
        let queued = QueuedObject.main { container throws(ResolutionError) in try container.set(main: object, query) }
        guard let container = try containerToSet(orKeep: queued) else { return }
        try container.set(main: object, query)
        keepForAnotherAttempt(queued)
    }

    /// The same, for objects some of whose injection points have to be awaited.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    /// - Throws: A ``/Alchemic/ResolutionError`` if there is not exactly one, or if a step fails.
    public func set<Object: Sendable>(
        async object: Object, _ query: Query<Object> = .auto
    ) async throws(ResolutionError) {
        let queued = QueuedObject.awaited { container throws(ResolutionError) in
            try await container.set(async: object, query)
        }
        guard let container = try containerToSet(orKeep: queued) else { return }
        try await container.set(async: object, query)
        keepForAnotherAttempt(queued)
    }

    /// Returns the container; if there is none yet, keeps the object for it.
    private func containerToSet(orKeep queued: QueuedObject) throws(ResolutionError) -> Container? {
        try state.withLock { state throws(ResolutionError) in
            if state.hasEnded { throw .mainEnded() }
            if state.containers.isEmpty { state.sets.append(queued) }
            return state.containers.last
        }
    }

    /// Keeps an object that was set during the start: if the start fails, the next one sets it again.
    private func keepForAnotherAttempt(_ queued: QueuedObject) {
        state.withLock { if !$0.isStarted, !$0.hasEnded { $0.sets.append(queued) } }
    }

    /// Sets the injection points that are declared for an object's class and superclasses.
    ///
    /// - Parameter object: An object made elsewhere.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func inject(into object: AnyObject) throws(ResolutionError) { try current().inject(into: object) }

    /// The same, on the main actor, for objects that live there.
    ///
    /// - Parameter object: An object made elsewhere.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @MainActor
    @_documentation(visibility: internal)
    public func inject(intoMain object: AnyObject) throws(ResolutionError) {
        try current().inject(intoMain: object)
    }

    /// Sets each declared injection point that is unset and whose name is a name or alias in the container.
    ///
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - isStrict: Whether it is an error if something has that name but another type.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func inject(byNameInto object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        try current().inject(byNameInto: object, isStrict: isStrict)
    }

    /// The same, on the main actor, for objects that live there.
    ///
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - isStrict: Whether it is an error if something has that name but another type.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @MainActor
    @_documentation(visibility: internal)
    public func inject(byNameIntoMain object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        try current().inject(byNameIntoMain: object, isStrict: isStrict)
    }

    /// Calls a declared factory with arguments of your own.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: Which definition; exactly one must match.
    ///   - arguments: One for each parameter; trailing ones may be left out where the parameter is optional.
    /// - Returns: The new object.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func invoke<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...
    ) throws(ResolutionError) -> sending Value {
        try current().invoke(type, query, arguments)
    }

    /// Calls every matching initializer or method with arguments of your own.
    ///
    /// - Parameters:
    ///   - type: The type of the results.
    ///   - query: Which definitions.
    ///   - arguments: One for each parameter.
    /// - Returns: The new objects, in order of declaration; none if nothing matches.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func invokeAll<Value>(
        _ type: Value.Type, _ query: Query<[Value]> = .auto, with arguments: (any Sendable)?...
    ) throws(ResolutionError) -> sending [Value] {
        try current().invokeAll(type, query, arguments)
    }

    /// Calls a declared factory with arguments of your own, awaited; waits for the start.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: Which definition; exactly one must match.
    ///   - arguments: One for each parameter.
    /// - Returns: The new object.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one matches, the arguments do not fit, or the factory
    ///   throws.
    @_documentation(visibility: internal)
    public func invoke<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...
    ) async throws(ResolutionError) -> sending Value {
        try await awaited().invoke(async: type, query, arguments)
    }
}
