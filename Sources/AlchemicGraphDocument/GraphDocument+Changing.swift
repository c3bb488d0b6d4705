// Documents that differ a little from others.

extension GraphDocument {
    /// The document with its warnings as errors.
    package var strict: GraphDocument { replacing(problems: problems.map { $0.with(.error) }) }

    func replacing(problems: [Diagnostic]) -> GraphDocument {
        GraphDocument(
            version: version, modules: modules, definitions: definitions, startOrder: startOrder, problems: problems)
    }

    /// The document without a module that was added to it, which nothing else depends on.
    package func without(module path: String) -> GraphDocument {
        GraphDocument(
            version: version, modules: modules.filter { $0.path != path },
            definitions: definitions.filter { $0.module != path }, startOrder: startOrder, problems: problems)
    }
}
