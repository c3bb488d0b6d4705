// Copies of documents with a small change.

extension GraphDocument {
    /// The document with its warnings as errors.
    package var strict: GraphDocument { replacing(problems: problems.map(\.strict)) }

    /// The document of a check of the wiring alone, which lacks the secrets that the program will have.
    package var ofWiring: GraphDocument { replacing(problems: problems.map(\.ofWiring)) }

    /// The document with the types that code resolves, and further problems.
    package func adding(_ uses: [Use], problems: [Diagnostic]) -> GraphDocument {
        var copy = replacing(problems: (self.problems + problems).unusedLast)
        copy.uses = uses
        return copy
    }

    /// The document with the help of each problem changed.
    package func helping(_ change: (String) -> String) -> GraphDocument {
        replacing { problem in problem.help.map { problem.helping(change($0)) } ?? problem }
    }

    /// The document with each problem changed.
    package func replacing(_ change: (Diagnostic) -> Diagnostic) -> GraphDocument {
        replacing(problems: problems.map(change))
    }

    func replacing(problems: [Diagnostic]) -> GraphDocument {
        var copy = self
        copy.problems = problems
        return copy
    }

    /// The document without an added module that nothing else depends on; its problems stay.
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
