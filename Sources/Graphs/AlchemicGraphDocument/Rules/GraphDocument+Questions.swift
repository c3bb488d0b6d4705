// What rules and tools ask of a graph.

extension GraphDocument {
    /// The definitions that a module declares, or a module in it.
    ///
    /// - Parameter module: The module's path, such as `Shop/UI`.
    /// - Returns: The definitions, in order.
    public func definitions(in module: String) -> [Definition] {
        definitions.filter { $0.isDeclared(in: module) }
    }

    /// The definitions that a definition receives: by its factory and by its steps, immediately or later.
    ///
    /// - Parameter definition: The definition.
    /// - Returns: The definitions, in order of declaration, each once.
    public func dependencies(of definition: Definition) -> [Definition] {
        let ids = definition.dependencyIDs
        return ids.isEmpty ? [] : definitions.filter { ids.contains($0.id) }
    }
}

extension GraphDocument.Definition {
    /// Whether a module declares it, or a module in that module.
    ///
    /// - Parameter path: The module's path, such as `Shop/UI`.
    /// - Returns: Whether it does.
    public func isDeclared(in path: String) -> Bool { module == path || module.hasPrefix(path + "/") }

    /// Whether it is kept with one object for each key, which callers give.
    package var isKeyed: Bool { dependencies.contains { $0.outcome == "key" } }

    /// The ids of what its factory and its steps receive.
    package var dependencyIDs: Set<String> {
        Set((dependencies + steps.flatMap(\.dependencies)).flatMap(\.definitions) + (inner.map { [$0] } ?? []))
    }
}
