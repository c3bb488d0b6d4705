// Resolving. Each method accepts every type that a parameter may have: `T`, `T?`, `[T]`, `[String: T]`, `Lazy<T>` …

public import CAlchemic

extension Container {
    /// Resolves the object of a type: a class, a structure, a protocol, or a form such as `[T]` or `T?`.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, its construction fails, or it must be
    ///   awaited.
    @inlinable
    public func get<Value>(
        _ type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            if !hasOverlays || !taskHasOverlays, let entry = table.entry(of: type) {
                if let box = table.slot(of: entry).load(Value.self) {
                    nonisolated(unsafe) let value = box.with { $0.value }
                    return value
                }
                if let producer = entry.pointee.producer { return try made(by: producer) }
            }
            return try unpublished(type)
        } catch {
            throw reportThrown(error, file: file, line: line)
        }
    }

    /// Resolves the object that a query finds.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, its construction fails, or it must be
    ///   awaited.
    public func get<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value>, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            nonisolated(unsafe) let value: Value = try box(of: type, matching: query.erased, isOnMain: false).value()
            return value
        } catch {
            throw reportThrown(error, file: file, line: line)
        }
    }

    /// Resolves a provider of an object that takes arguments from the caller.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - arguments: The types of the arguments, in order.
    ///   - query: How to find it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, or it takes other arguments.
    public func provider<Value, each Argument>(
        of type: Value.Type, _ query: Query<Value> = .auto, taking arguments: repeat (each Argument).Type,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Provider<Value, repeat each Argument> {
        try get(Provider<Value, repeat each Argument>.self, Query(query.erased), file: file, line: line)
    }

    /// Resolves a provider of an object that a query finds, and that takes one argument from the caller.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - argument: The type of the argument.
    ///   - query: How to find it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, or it takes other arguments.
    public func provider<Value, Argument>(
        of type: Value.Type, taking argument: Argument.Type, _ query: Query<Value>,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Provider<Value, Argument> {
        try provider(of: type, query, taking: argument, file: file, line: line)
    }

    /// Resolves an object, and awaits its dependencies and initializer where they are asynchronous.
    ///
    /// Without a query or overrides, built singletons are usually returned on the caller's actor; others are resolved elsewhere.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, or its construction fails.
    @inlinable
    public nonisolated(nonsending) func get<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) -> sending Value {
        if query.erased === ErasedQuery.auto, !hasOverlays, let entry = table.entry(of: type),
            let box = table.slot(of: entry).load(Value.self)
        {
            nonisolated(unsafe) let value = box.with { $0.value }
            return value
        }
        do throws(ResolutionError) {
            nonisolated(unsafe) let value: Value = try await box(async: type, matching: query.erased).value()
            return value
        } catch {
            throw reportThrown(error, file: file, line: line)
        }
    }

    /// Resolves an object on the main actor, and builds it there if its declaration requires that.
    ///
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches, its construction fails, or it must be
    ///   awaited.
    @MainActor
    public func get<Value>(
        main type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Value {
        do throws(ResolutionError) {
            return try box(of: type, matching: query.erased, isOnMain: true).value()
        } catch {
            throw reportThrown(error, file: file, line: line)
        }
    }

    /// Resolves an object; also one that lives on the main actor, for code that the compiler knows to run there.
    ///
    /// - Throws: A ``ResolutionError`` if the object cannot be resolved.
    package func get<Value>(
        _ type: Value.Type, matching query: Query<Value>, isOnMain: Bool
    ) throws(ResolutionError) -> Value {
        try box(of: type, matching: query.erased, isOnMain: isOnMain).value()
    }

    /// Resolves every match, in order of declaration.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find them, for example by tag, or with a minimum number.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The objects; may be empty.
    /// - Throws: A ``ResolutionError`` if the construction of one of them fails.
    public func all<Element>(
        of type: Element.Type, _ query: Query<[Element]> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending [Element] {
        try get([Element].self, query, file: file, line: line)
    }

    /// Resolves the object of a type, or returns nil if none is declared.
    ///
    /// - Throws: A ``ResolutionError`` if several definitions match, or the construction fails.
    public func getIfDeclared<Value>(
        _ type: Value.Type, _ query: Query<Value?> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value? {
        try get(Value?.self, query, file: file, line: line)
    }

    /// Lends an object to a closure, from which it must not escape.
    ///
    /// Without overrides, a built singleton costs no reference counting, which dominates when many threads use one object.
    ///
    /// - Throws: A ``ResolutionError`` if there is no object to lend, or the closure's error.
    @inlinable
    public func with<Value, Result>(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt32 = #line,
        _ body: (borrowing Value) throws -> Result
    ) throws -> Result {
        if !hasOverlays, let entry = table.entry(of: type), let box = table.slot(of: entry).load(Value.self) {
            return try box.with { try body($0.value) }
        }
        return try body(try get(type, file: file, line: line))
    }

    /// Resolves an object that is in the table and not published: a prototype, or an object that is not built yet.
    @inlinable
    @inline(never)
    func made<Value>(by producer: Reference<Producer>) throws(ResolutionError) -> sending Value {
        // A local function, since the optimizer inlines it, and would call a closure.
        @inline(__always)
        func value(of producer: Producer) throws -> Value { try producer.value(in: Context(self)) }
        if memory.hasEnded.load() != 0 || !alchemic_has_stack() { try checkRequest() }
        do {
            // The container keeps the producer; the linker made it for this type.
            nonisolated(unsafe) let value = try producer.with(value)
            if memory.hasEnded.load() != 0 { try checkOpen() }
            return value
        } catch {
            throw ResolutionError(passingOn: error)
        }
    }

    /// Checks that a request may be answered: the container is open, and there is enough stack.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }

    /// Resolves any other object that is not published: behind an overlay, in a scope, or not in the table.
    @inlinable
    @inline(never)
    func unpublished<Value>(_ type: Value.Type) throws(ResolutionError) -> sending Value {
        nonisolated(unsafe) let value: Value = try box(of: type, matching: .auto, isOnMain: false).value()
        return value
    }

    /// Resolves an object through overlays, for a query, or where the table does not help.
    @usableFromInline
    func box(of type: Any.Type, matching query: ErasedQuery, isOnMain: Bool) throws(ResolutionError) -> ErasedBox {
        if hasOverlays {
            if let overlay { return try overlay.box(of: type, matching: query, isOnMain: isOnMain) }
            try refuseIfOverridden(type, matching: query)
        }
        return try boxIfStillOpen(producer(of: type, matching: query).box(in: Context(self, isOnMain: isOnMain)))
    }

    /// Returns the object that a request has resolved, or throws if the container has ended meanwhile.
    private func boxIfStillOpen(_ box: ErasedBox) throws(ResolutionError) -> ErasedBox {
        try checkOpen()
        return box
    }

    /// Resolves an object that may have to be awaited; throws if it must stay on the main actor.
    @usableFromInline
    func box(async type: Any.Type, matching query: ErasedQuery) async throws(ResolutionError) -> ErasedBox {
        if hasOverlays {
            if let overlay { return try await overlay.box(async: type, matching: query) }
            try refuseIfOverridden(type, matching: query)
        }
        let producer = try producer(of: type, matching: query)
        // A prototype that needs nothing but a call of its factory never waits, and never stays on the main actor.
        if producer.mayBeCalledDirectly { return try boxIfStillOpen(producer.box(in: Context(self))) }
        if let error = producer.errorOffMain(in: Context(self)) { throw error }
        return try boxIfStillOpen(await producer.box(async: AsyncRequest(container: self, construction: nil)))
    }

    /// The producer for a request, from the table or the wiring; sends an event if nothing is declared for the type.
    private func producer(of type: Any.Type, matching query: ErasedQuery) throws(ResolutionError) -> Producer {
        try checkOpen()
        if query === ErasedQuery.auto, let producer = wiring.table.entry(of: type)?.pointee.producer {
            return producer.object
        }
        // The table has no undeclared types.
        let producer = try lookUpSendingEvents(type, matching: query) { () throws(ResolutionError) in
            try wiring.producer(of: type, matching: query, in: self)
        }
        if observers.isObserved, type is any AnyOptional.Type,
            case .nothing? = try? wiring.resolution(of: type, matching: query, in: self)
        {
            send(.undeclared(type, matching: query, error: nil))
        }
        return producer
    }

    /// Runs a look-up, and sends an event if nothing that matches is declared.
    func lookUpSendingEvents<Found>(
        _ type: Any.Type, matching query: ErasedQuery, by look: () throws(ResolutionError) -> Found
    ) throws(ResolutionError) -> Found {
        do throws(ResolutionError) {
            return try look()
        } catch {
            if observers.isObserved, [.missingBinding, .missingName, .missingTag].contains(error.id) {
                send(.undeclared(type, matching: query, error: error))
            }
            throw error
        }
    }
}
