extension GraphDocument {
    /// The document with some of its definitions, and without any mention of the others.
    ///
    /// - Parameter ids: The ids of the definitions to keep.
    /// - Returns: A document in which every id is that of a kept definition.
    package func keeping(_ ids: Set<String>) -> GraphDocument {
        func kept(_ dependency: Dependency) -> Dependency {
            var dependency = dependency
            dependency.definitions.removeAll { !ids.contains($0) }
            dependency.turnedDown.removeAll { !ids.contains($0.definition) }
            return dependency
        }
        var copy = self
        copy.definitions = definitions.filter { ids.contains($0.id) }.map { definition in
            var definition = definition
            definition.inner = definition.inner.flatMap { ids.contains($0) ? $0 : nil }
            definition.dependencies = definition.dependencies.map(kept)
            definition.steps = definition.steps.map { step in
                var step = step
                // A step whose superclass's definition is left out becomes the definition's own.
                if !ids.contains(step.declaredBy) { step.declaredBy = definition.id }
                step.dependencies = step.dependencies.map(kept)
                return step
            }
            return definition
        }
        copy.startOrder.removeAll { !ids.contains($0) }
        copy.buildOrder.removeAll { !ids.contains($0) }
        let paths = copy.definitions.map(\.module)
        copy.modules.removeAll { module in !paths.contains { $0 == module.path || $0.hasPrefix(module.path + "/") } }
        copy.replaced.removeAll { !ids.contains($0.by) }
        let known = ids.union(copy.replaced.map(\.id))
        copy.requests = requests.filter { !ids.isDisjoint(with: $0.definitions) }.map { request in
            var request = request
            request.definitions.removeAll { !ids.contains($0) }
            request.turnedDown.removeAll { !known.contains($0.definition) }
            return request
        }
        copy.uses = uses.filter { !ids.isDisjoint(with: $0.definitions) }.map { use in
            var use = use
            use.definitions.removeAll { !ids.contains($0) }
            return use
        }
        let places = Set(copy.definitions.map(\.location))
        copy.problems.removeAll { problem in problem.location.map { !places.contains($0) } ?? true }
        return copy
    }
}
