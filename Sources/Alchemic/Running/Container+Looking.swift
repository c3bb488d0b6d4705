// Looking at what there is without making anything.

extension Container {
    /// Whether asking would find something: one definition that fits, or any of the forms around it.
    ///
    /// Nothing is made; a list is always there, if only an empty one.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    /// - Returns: Whether a request for it resolves.
    public func isDeclared<Value>(_ type: Value.Type, _ query: Query<Value> = .auto) -> Bool {
        if let overlay { return overlay.isDeclared(type, query) }
        return (try? wiring.resolution(of: type, query.plan)) != nil
    }

    /// Whether asking would make nothing, since the object has been made or set.
    ///
    /// A value is always there, a prototype never; of a list, every member has to be.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it.
    /// - Returns: Whether the object is there.
    /// - Throws: A ``ResolutionError`` if there is not exactly one definition to speak of.
    public func isBuilt<Value>(_ type: Value.Type, _ query: Query<Value> = .auto) throws(ResolutionError) -> Bool {
        if let overlay { return try overlay.isBuilt(type, query) }
        try checkOpen()
        let context = Context(self)
        var isBuilt = true
        try wiring.resolution(of: type, query.plan).forEachNode(shape: TypeShape(type)) { node, isDeferred in
            if !isDeferred, !wiring.producers[node.index].isBuilt(context) { isBuilt = false }
        }
        return isBuilt
    }
}
