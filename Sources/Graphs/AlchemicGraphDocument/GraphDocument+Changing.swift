// Documents that differ a little from others.

extension GraphDocument {
    /// The document with its warnings as errors.
    package var strict: GraphDocument { replacing(problems: problems.map(\.strict)) }

    /// The document of a check of the wiring alone, which has not the secrets that the program will have.
    package var ofWiring: GraphDocument { replacing(problems: problems.map(\.ofWiring)) }

    /// The document with what code resolves, and what is missing of it.
    package func adding(_ uses: [Use], problems: [Diagnostic]) -> GraphDocument {
        var copy = replacing(problems: self.problems + problems)
        copy.uses = uses
        return copy
    }

    /// The document with other texts that say what to do.
    package func helping(_ change: (String) -> String) -> GraphDocument {
        replacing { problem in problem.help.map { problem.helping(change($0)) } ?? problem }
    }

    /// The document with other problems.
    package func replacing(_ change: (Diagnostic) -> Diagnostic) -> GraphDocument {
        replacing(problems: problems.map(change))
    }

    func replacing(problems: [Diagnostic]) -> GraphDocument {
        var copy = self
        copy.problems = problems
        return copy
    }

    /// The document without a module that was added to it, which nothing else depends on; problems stay.
    package func without(module path: String) -> GraphDocument {
        let ids = Set(definitions.filter { $0.module == path }.map(\.id))
        guard !ids.isEmpty else { return self }
        var copy = self
        copy.modules.removeAll { $0.path == path }
        copy.definitions.removeAll { ids.contains($0.id) }
        copy.buildOrder.removeAll { ids.contains($0) }
        copy.requests.removeAll { !$0.definitions.isEmpty && ids.isSuperset(of: $0.definitions) }
        return copy
    }
}
