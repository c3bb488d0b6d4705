// For products of this package that lower what is declared to something else: to what runs as a service, to a value that is
// read from a configuration.

extension Module {
    /// The same module with every definition replaced, those of its modules and sources included.
    ///
    /// What is included twice still counts once.
    package func mapped(_ replace: (Definition) -> [ModuleElement]) -> Module {
        var known: [ObjectIdentifier: Module] = [:]
        return mapped(replace, &known)
    }

    private func mapped(
        _ replace: (Definition) -> [ModuleElement], _ known: inout [ObjectIdentifier: Module]
    ) -> Module {
        if let mapped = known[ObjectIdentifier(storage)] { return mapped }
        var elements: [ModuleElement] = []
        for element in storage.elements {
            switch element.kind {
            case .definition(let definition): elements += replace(definition)
            case .module(let inner): elements.append(ModuleElement(Module(inner).mapped(replace, &known)))
            case .source(let source):
                // One that fails is left to the check, which reports it.
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
