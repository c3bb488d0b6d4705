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
            let container = inEffect
            try container.checkOpen()
            let context = Context(container)
            var isBuilt = true
            let resolution = try container.wiring.resolution(of: type, matching: query.erased, in: container)
            resolution.forEachNode { node, way in
                // An object behind a `Lazy` or a provider need not be there.
                if !way.isDeferred, !container.wiring.producers[node.index].isBuilt(in: context) { isBuilt = false }
            }
            return isBuilt
        } catch {
            throw error.requested(file: file, line: line)
        }
    }
}
