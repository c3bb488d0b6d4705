// For products of this package that lower declarations to others, such as services, or values read from a configuration.

extension Module {
    /// A copy of the module with every definition replaced, including those of its modules and sources.
    ///
    /// A module that is included twice is mapped once, so that it still counts once.
    package func mapped(_ replace: (Definition) -> [ModuleElement]) -> Module {
        var known: [ObjectIdentifier: Module] = [:]
        func mapped(_ element: ModuleElement) -> [ModuleElement] {
            switch element.kind {
            case .definition(let definition): return replace(definition)
            case .module(let inner): return mapped(inner).contents
            case .source(let source):
                // A source that fails stays as it is: the check calls it again and reports the error.
                guard let definitions = try? source.definitions() else { return [element] }
                return Module(source.name, elements: definitions.flatMap(replace)).contents
            case .problem: return [element]
            }
        }
        func mapped(_ module: Module) -> Module {
            if let copy = known[ObjectIdentifier(module.storage)] { return copy }
            let copy = Module(module.name, elements: module.storage.elements.flatMap { mapped($0) })
            known[ObjectIdentifier(module.storage)] = copy
            return copy
        }
        return mapped(self)
    }
}
