// Sets objects, injects into objects made elsewhere, and invokes factories with the caller's arguments.

extension MainContainer {
    /// Provides an object to the one external, singleton or scoped definition that takes it.
    ///
    /// If there is no container yet, the object is kept, and set before any object is built. The start fails if no definition
    /// takes the object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition takes the object, or if a step fails.
    public func set<Object: Sendable>(
        _ object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        let queued = QueuedObject.anywhere { container throws(ResolutionError) in
            try container.set(object, query, file: file, line: line)
        }
        guard let container = try containerToSet(orKeep: queued, file: file, line: line) else { return }
        try container.set(object, query, file: file, line: line)
        keepForAnotherAttempt(queued)
    }

    /// Provides an object, and sets its injection points on the main actor.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition takes the object, or if a step fails.
    @MainActor
    public func set<Object: Sendable>(
        main object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        let queued = QueuedObject.main { container throws(ResolutionError) in
            try container.set(main: object, query, file: file, line: line)
        }
        guard let container = try containerToSet(orKeep: queued, file: file, line: line) else { return }
        try container.set(main: object, query, file: file, line: line)
        keepForAnotherAttempt(queued)
    }

    /// Provides an object with injection points that must be awaited.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - query: The definition that takes it, if its type is not enough to find it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition takes the object, or if a step fails.
    public func set<Object: Sendable>(
        async object: Object, _ query: Query<Object> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) {
        let queued = QueuedObject.awaited { container throws(ResolutionError) in
            try await container.set(async: object, query, file: file, line: line)
        }
        guard let container = try containerToSet(orKeep: queued, file: file, line: line) else { return }
        try await container.set(async: object, query, file: file, line: line)
        keepForAnotherAttempt(queued)
    }

    /// Returns the container; if there is none yet, keeps the object for it.
    private func containerToSet(
        orKeep queued: QueuedObject, file: StaticString, line: UInt32
    ) throws(ResolutionError) -> Container? {
        try state.withLock { state throws(ResolutionError) in
            if state.hasEnded { throw .mainEnded().requested(file: file, line: line) }
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
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func inject(
        into object: AnyObject, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try current(file: file, line: line).inject(into: object, file: file, line: line)
    }

    /// Sets the injection points that are declared for the class and superclasses of a main-actor object.
    ///
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @MainActor
    @_documentation(visibility: internal)
    public func inject(
        intoMain object: AnyObject, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try current(file: file, line: line).inject(intoMain: object, file: file, line: line)
    }

    /// Sets each declared injection point that is unset and whose name is a name or alias in the container.
    ///
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - isStrict: Whether a definition of that name with another type is an error.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func inject(
        byNameInto object: AnyObject, isStrict: Bool = true, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try current(file: file, line: line).inject(byNameInto: object, isStrict: isStrict, file: file, line: line)
    }

    /// Sets the unset injection points of a main-actor object, by names or aliases in the container.
    ///
    /// - Parameters:
    ///   - object: An object made elsewhere.
    ///   - isStrict: Whether a definition of that name with another type is an error.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @MainActor
    @_documentation(visibility: internal)
    public func inject(
        byNameIntoMain object: AnyObject, isStrict: Bool = true, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try current(file: file, line: line).inject(byNameIntoMain: object, isStrict: isStrict, file: file, line: line)
    }

    /// Calls a declared factory with arguments of your own.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter; trailing ones may be left out where the parameter is optional.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The new object.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func invoke<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        try current(file: file, line: line).invoke(type, matching: query, arguments: arguments, file: file, line: line)
    }

    /// Calls every matching initializer or method with arguments of your own.
    ///
    /// - Parameters:
    ///   - type: The type of the results.
    ///   - query: The definitions.
    ///   - arguments: One for each parameter.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The new objects, in order of declaration; none if nothing matches.
    /// - Throws: A ``/Alchemic/ResolutionError``; before the start, `not-started`.
    @_documentation(visibility: internal)
    public func invokeAll<Value>(
        _ type: Value.Type, _ query: Query<[Value]> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending [Value] {
        try current(file: file, line: line).invokeAll(
            type, matching: query, arguments: arguments, file: file, line: line)
    }

    /// Calls a declared factory with arguments of your own, awaited; waits for the container.
    ///
    /// - Parameters:
    ///   - type: The type of the result.
    ///   - query: The definition; exactly one must match.
    ///   - arguments: One for each parameter.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The new object.
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one matches, the arguments do not fit, or the factory
    ///   throws.
    @_documentation(visibility: internal)
    public func invoke<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, with arguments: (any Sendable)?...,
        file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) -> sending Value {
        try await awaited().invoke(async: type, matching: query, arguments: arguments, file: file, line: line)
    }
}
