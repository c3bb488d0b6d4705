// Queries of a graph, for rules and tools.

extension GraphDocument {
    /// The definitions that a module, or a module within it, declares.
    ///
    /// - Parameter module: The module's path, such as `Shop/UI`.
    /// - Returns: The definitions, in order.
    public func definitions(in module: String) -> [Definition] {
        definitions.filter { $0.isDeclared(in: module) }
    }

    /// The definitions that a definition receives, by its factory and its steps, immediately or later.
    ///
    /// - Parameter definition: The definition.
    /// - Returns: The definitions, in order of declaration, each once.
    public func dependencies(of definition: Definition) -> [Definition] {
        let ids = definition.dependencyIDs
        return ids.isEmpty ? [] : definitions.filter { ids.contains($0.id) }
    }
}

extension GraphDocument.Definition {
    /// Whether a module, or a module within it, declares the definition.
    ///
    /// - Parameter path: The module's path, such as `Shop/UI`.
    /// - Returns: Whether the definition is declared there.
    public func isDeclared(in path: String) -> Bool { module == path || module.hasPrefix(path + "/") }

    /// Whether the definition keeps one object for each key that callers pass.
    package var isKeyed: Bool { dependencies.contains { $0.outcome == "key" } }

    /// The ids of the definitions that the factory and the steps receive, and of the one that a decorator wraps.
    package var dependencyIDs: Set<String> {
        Set((dependencies + steps.flatMap(\.dependencies)).flatMap(\.definitions) + (inner.map { [$0] } ?? []))
    }
}
