// Looking at definitions and objects without building any.

extension Container {
    /// Whether a type can be resolved.
    ///
    /// Builds nothing.
    ///
    /// A list always resolves, since it may be empty.
    ///
    /// - Returns: Whether it can be resolved.
    public func isDeclared<Value>(_ type: Value.Type, _ query: Query<Value> = .auto) -> Bool {
        if let overlay { return overlay.isDeclared(type, query) }
        return (try? wiring.resolution(of: type, matching: query.erased, in: self)) != nil
    }

    /// Whether an object has already been built or set.
    ///
    /// True for a value, false for a prototype. For a list, every member must exist.
    ///
    /// - Returns: Whether the object exists.
    /// - Throws: A ``ResolutionError`` if not exactly one definition matches.
    public func isBuilt<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Bool {
        do throws(ResolutionError) {
            return try inEffect.isBuilt(type, matching: query.erased)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Whether every object that a request would return is there; one behind a `Lazy` or a provider need not be.
    private func isBuilt(_ type: Any.Type, matching query: ErasedQuery) throws(ResolutionError) -> Bool {
        try checkOpen()
        let context = Context(self)
        var isBuilt = true
        try wiring.resolution(of: type, matching: query, in: self).forEachNode { node, way in
            if !way.isDeferred, !wiring.producers[node.index].isBuilt(in: context) { isBuilt = false }
        }
        return isBuilt
    }
}
