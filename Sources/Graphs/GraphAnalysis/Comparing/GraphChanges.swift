package import AlchemicGraph
package import AlchemicGraphDocument

/// What has changed from one graph to another, definition by definition; places in files do not count.
package struct GraphChanges: Sendable, Hashable {
    /// A definition that is in both graphs and not the same.
    package struct Changed: Sendable, Hashable {
        package let id: String
        /// The lines of its outline that are gone.
        package let removed: [String]
        /// The lines that are new.
        package let added: [String]
    }

    package let added: [GraphDocument.Definition]
    package let removed: [GraphDocument.Definition]
    package let changed: [Changed]
    /// The ids that the start builds, before and after, if they differ.
    package let startOrder: Change<[String]>?
    /// The problems that are new, and those that are gone.
    package let newProblems: [Diagnostic]
    package let solvedProblems: [Diagnostic]

    /// A value before and after.
    package struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
        package let old: Value
        package let new: Value
    }

    /// Compares two documents.
    package init(from old: GraphDocument, to new: GraphDocument) {
        let before = Dictionary(old.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        added = new.definitions.filter { before[$0.id] == nil }
        removed = old.definitions.filter { after[$0.id] == nil }
        changed = new.definitions.compactMap { definition in
            before[definition.id].flatMap { Changed(from: $0, to: definition) }
        }
        startOrder =
            old.startOrder == new.startOrder ? nil : Change(old: old.startOrder, new: new.startOrder)
        newProblems = without(old.problems, new.problems)
        solvedProblems = without(new.problems, old.problems)
    }

    package var isEmpty: Bool {
        added.isEmpty && removed.isEmpty && changed.isEmpty && startOrder == nil && newProblems.isEmpty
            && solvedProblems.isEmpty
    }
}

extension GraphChanges.Changed {
    fileprivate init?(from old: GraphDocument.Definition, to new: GraphDocument.Definition) {
        let difference = new.lines.difference(from: old.lines)
        guard !difference.isEmpty else { return nil }
        id = new.id
        removed = difference.removals.map(\.text)
        added = difference.insertions.map(\.text)
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var text: String {
        switch self {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
    }
}

extension GraphDocument.Definition {
    /// The definition, its parameters and its steps, a line for each.
    fileprivate var lines: [String] {
        [outline] + dependencies.map(\.outline)
            + steps.flatMap { step in
                ["\(step.kind)" + (step.name.map { " \($0)" } ?? "")] + step.dependencies.map { "  \($0.outline)" }
            }
    }
}

/// Those of some problems that the others lack; a place that has moved makes no other problem.
private func without(_ known: [Diagnostic], _ problems: [Diagnostic]) -> [Diagnostic] {
    struct Key: Hashable {
        let id: Diagnostic.ID
        let headline: String
        let severity: Diagnostic.Severity
    }
    func key(_ problem: Diagnostic) -> Key {
        Key(id: problem.id, headline: problem.headline, severity: problem.severity)
    }
    let keys = Set(known.map(key))
    return problems.filter { !keys.contains(key($0)) }
}
