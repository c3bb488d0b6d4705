// For products of this package that lower declarations to others, such as services, or values read from a configuration.

extension Module {
    /// A copy of the module with every definition replaced, including those of its modules and sources.
    ///
    /// A module that is included twice is mapped once, so that it still counts once.
    package func mapped(_ replace: (Definition) -> [ModuleElement]) -> Module {
        var known: [ObjectIdentifier: Module] = [:]
        return mapped(replace, reusing: &known)
    }

    /// Maps the module's elements; `known` has the mapped copy of each module that was met before.
    private func mapped(
        _ replace: (Definition) -> [ModuleElement], reusing known: inout [ObjectIdentifier: Module]
    ) -> Module {
        if let mapped = known[ObjectIdentifier(storage)] { return mapped }
        var elements: [ModuleElement] = []
        for element in storage.elements {
            switch element.kind {
            case .definition(let definition): elements += replace(definition)
            case .module(let inner): elements.append(ModuleElement(inner.mapped(replace, reusing: &known)))
            case .source(let source):
                // A source that fails stays as it is: the check calls it again and reports the error.
                guard let definitions = try? source.definitions() else { fallthrough }
                elements.append(ModuleElement(Module(source.name, elements: definitions.flatMap(replace))))
            case .problem: elements.append(element)
            }
        }
        let mapped = Module(name, elements: elements)
        known[ObjectIdentifier(storage)] = mapped
        return mapped
    }
}
