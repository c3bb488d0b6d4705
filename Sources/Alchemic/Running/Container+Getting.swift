public import Synchronization

// Asking. Each form may be asked for everything a parameter may be: `T`, `T?`, `[T]`, `[String: T]`, `Lazy<T>` …

extension Container {
    /// What is declared for a type.
    ///
    /// - Parameters:
    ///   - type: The type: a class, a structure, a protocol, or a form around one such as `[T]` or `T?`.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: The object.
    /// - Throws: A ``ResolutionError`` if there is not exactly one, it cannot be made, or it has to be awaited.
    @inlinable
    public func get<Value>(
        _ type: Value.Type = Value.self, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            if overlayCount.load(ordering: .relaxed) == 0 || !isOverlaid, let entry = table.entry(of: type) {
                if let pointer = entry.pointee.box.load(ordering: .acquiring) {
                    nonisolated(unsafe) let value = Unmanaged<Box<Value>>.fromOpaque(pointer)
                        ._withUnsafeGuaranteedRef { $0.value }
                    return value
                }
                if let producer = entry.pointee.producer { return try made(by: producer) }
            }
            return try unpublished(type)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// What a query finds.
    ///
    /// - Parameters:
    ///   - type: The type it is wanted as.
    ///   - query: How to find it.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: What was found.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    public func get<Value>(
        _ type: Value.Type = Value.self, _ query: Query<Value>, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value {
        do throws(ResolutionError) {
            nonisolated(unsafe) let value: Value = try box(type, query.plan, isOnMain: false).value()
            return value
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// What is declared for a type, with everything on the way awaited that has to be.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: What was found.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    @inlinable
    public func get<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, file: String = #fileID, line: UInt32 = #line
    ) async throws(ResolutionError) -> sending Value {
        if query.plan === QueryPlan.auto, overlayCount.load(ordering: .relaxed) == 0, let entry = table.entry(of: type)
        {
            if let pointer = entry.pointee.box.load(ordering: .acquiring) {
                nonisolated(unsafe) let value = Unmanaged<Box<Value>>.fromOpaque(pointer)
                    ._withUnsafeGuaranteedRef { $0.value }
                return value
            }
        }
        do throws(ResolutionError) {
            nonisolated(unsafe) let value = unsafeDowncast(
                try await box(async: type, query.plan), to: Box<Value>.self
            ).value
            return value
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// What is declared for a type, made on the main actor where that is needed.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: What was found.
    /// - Throws: A ``ResolutionError`` if it cannot be had.
    @MainActor
    public func get<Value>(
        main type: Value.Type, _ query: Query<Value> = .auto, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Value {
        do throws(ResolutionError) {
            return try box(type, query.plan, isOnMain: true).value()
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Every match, in order of declaration.
    ///
    /// - Parameters:
    ///   - type: The type of the members.
    ///   - query: How to find them: by tag, with a least number.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: The objects; none is an empty list.
    /// - Throws: A ``ResolutionError`` if one of them cannot be made.
    public func all<Element>(
        of type: Element.Type, _ query: Query<[Element]> = .auto, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending [Element] {
        try get([Element].self, query, file: file, line: line)
    }

    /// What is declared for a type, or nil if nothing is.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: The object, or nil.
    /// - Throws: A ``ResolutionError`` if there are several, or it cannot be made.
    public func getIfDeclared<Value>(
        _ type: Value.Type, _ query: Query<Value?> = .auto, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> sending Value? {
        try get(Value?.self, query, file: file, line: line)
    }

    /// Lends what is declared for a type to a closure without counting a reference: where many threads use one object,
    /// counting is what costs.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - body: What is done with the object; it must not escape.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: What the closure returns.
    /// - Throws: A ``ResolutionError`` if there is no object to lend, or what the closure throws.
    @inlinable
    public func with<Value, Result>(
        _ type: Value.Type, file: String = #fileID, line: UInt32 = #line, _ body: (borrowing Value) throws -> Result
    ) throws -> Result {
        if overlayCount.load(ordering: .relaxed) == 0, let entry = table.entry(of: type),
            let pointer = entry.pointee.box.load(ordering: .acquiring)
        {
            return try Unmanaged<Box<Value>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { try body($0.value) }
        }
        return try body(try get(type, file: file, line: line))
    }

    /// The way for what is in the table and not published: a prototype, or something not built yet.
    @inlinable
    @inline(never)
    func made<Value>(by producer: Unmanaged<Producer>) throws(ResolutionError) -> sending Value {
        try checkRequest()
        do {
            nonisolated(unsafe) let value: Value = try producer._withUnsafeGuaranteedRef { producer in
                // The container keeps the producer; the linker made it for this type.
                try producer.value(Context(self))
            }
            return value
        } catch {
            throw ResolutionError(passingOn: error)
        }
    }

    /// The way for everything that is not published: behind an overlay, in a scope, or not in the table.
    @inlinable
    @inline(never)
    func unpublished<Value>(_ type: Value.Type) throws(ResolutionError) -> sending Value {
        nonisolated(unsafe) let value = unsafeDowncast(try box(of: type), to: Box<Value>.self).value
        return value
    }

    @usableFromInline
    func box(of type: Any.Type) throws(ResolutionError) -> ErasedBox {
        if let overlay { return try overlay.box(of: type) }
        try checkOpen()
        // A scope's own table is empty: what it may hand out ends with it.
        if let producer = wiring.table.entry(of: type)?.pointee.producer {
            return try producer.takeUnretainedValue().box(Context(self))
        }
        return try wiring.producer(of: type, .auto).box(Context(self))
    }

    /// What a query finds, in a box of the type.
    func box(_ type: Any.Type, _ plan: QueryPlan, isOnMain: Bool) throws(ResolutionError) -> ErasedBox {
        if let overlay { return try overlay.box(type, plan, isOnMain: isOnMain) }
        try checkOpen()
        return try producer(of: type, plan).box(Context(self, isOnMain: isOnMain))
    }

    /// The same, awaited.
    @usableFromInline
    func box(async type: Any.Type, _ plan: QueryPlan) async throws(ResolutionError) -> ErasedBox {
        if let overlay { return try await overlay.box(async: type, plan) }
        try checkOpen()
        let producer = try producer(of: type, plan)
        // What takes no more than a call cannot wait, nor stay on the main actor.
        if producer.plainCall != nil { return try producer.box(Context(self)) }
        if let reason = producer.staysOnMain(Context(self)) { throw reason }
        return try await answer(by: producer)
    }

    /// The producer of a request.
    private func producer(of type: Any.Type, _ plan: QueryPlan) throws(ResolutionError) -> Producer {
        if plan === QueryPlan.auto, let producer = wiring.table.entry(of: type)?.pointee.producer {
            return producer.takeUnretainedValue()
        }
        return try wiring.producer(of: type, plan)
    }
}
