/// The changes from one graph to another, definition by definition; source locations do not count.
@_documentation(visibility: internal)
public struct GraphChanges: Sendable, Hashable {
    /// A definition that both graphs have, with differences.
    package struct Changed: Sendable, Hashable {
        package let id: String
        /// The lines of the outline that only the old graph has.
        package let removed: [String]
        /// The lines of the outline that only the new graph has.
        package let added: [String]
    }

    package let added: [GraphDocument.Definition]
    package let removed: [GraphDocument.Definition]
    /// The definitions whose declarations have changed.
    package let changed: [Changed]
    /// The definitions that are declared as before, but resolve to other definitions.
    package let consequences: [Changed]
    /// The ids of the eager definitions in build order, if it has changed.
    package let startOrder: Change<[String]>?
    /// The problems that only the new graph has.
    package let newProblems: [Diagnostic]
    package let solvedProblems: [Diagnostic]

    /// A value before and after.
    package struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
        package let old: Value
        package let new: Value
    }

    /// Compares two documents.
    ///
    /// - Parameters:
    ///   - old: The old document.
    ///   - new: The new document.
    @_documentation(visibility: internal)
    public init(from old: GraphDocument, to new: GraphDocument) {
        let before = Dictionary(old.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        added = new.definitions.filter { before[$0.id] == nil }
        removed = old.definitions.filter { after[$0.id] == nil }
        var changed: [Changed] = []
        var consequences: [Changed] = []
        for definition in new.definitions {
            guard let old = before[definition.id], let change = Changed(from: old, to: definition) else { continue }
            if old.declaration == definition.declaration { consequences.append(change) } else { changed.append(change) }
        }
        self.changed = changed
        self.consequences = consequences
        startOrder =
            old.startOrder == new.startOrder ? nil : Change(old: old.startOrder, new: new.startOrder)
        newProblems = problems(new.problems, missingIn: old.problems)
        solvedProblems = problems(old.problems, missingIn: new.problems)
    }

    /// Whether the documents describe the same graph.
    @_documentation(visibility: internal)
    public var isEmpty: Bool {
        added.isEmpty && removed.isEmpty && changed.isEmpty && consequences.isEmpty && startOrder == nil
            && newProblems.isEmpty && solvedProblems.isEmpty
    }

    /// The changed definitions as JSON, for the interactive page.
    @_documentation(visibility: internal)
    public var json: String {
        func list(of changes: [Changed]) -> JSON {
            .array(
                changes.map { change in
                    .members([
                        "id": .string(change.id), "removed": .strings(change.removed), "added": .strings(change.added),
                    ])
                })
        }
        return JSON.members([
            "added": .strings(added.map(\.id)), "removed": .strings(removed.map(\.id)), "changed": list(of: changed),
            "consequences": list(of: consequences),
        ]).text
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
    /// The definition, its parameters and its steps, one line each, with what the check resolved for them.
    fileprivate var lines: [String] {
        let way = completeIsolation == "main" ? "resolved on the main actor" : "resolved with await"
        return [outline] + (completeIsolation == isolation ? [] : [way]) + dependencies.map(\.outline)
            + steps.flatMap { [$0.outline] + $0.dependencies.map { "  \($0.outline)" } }
    }

    /// The definition, its parameters and its steps, one line each, as they are declared.
    fileprivate var declaration: [String] {
        [outline] + dependencies.map(\.declaration)
            + steps.flatMap { [$0.outline] + $0.dependencies.map(\.declaration) }
    }
}

/// The problems that are not among the known ones, wherever in the sources they are.
private func problems(_ problems: [Diagnostic], missingIn known: [Diagnostic]) -> [Diagnostic] {
    struct Key: Hashable {
        let id: Diagnostic.ID
        let headline: String
        let severity: Diagnostic.Severity
    }
    func key(of problem: Diagnostic) -> Key {
        Key(id: problem.id, headline: problem.headline, severity: problem.severity)
    }
    let keys = Set(known.map(key(of:)))
    return problems.filter { !keys.contains(key(of: $0)) }
}
