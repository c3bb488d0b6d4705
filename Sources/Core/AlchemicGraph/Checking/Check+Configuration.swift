// Configuration values: keys with different defaults, and values that could not be read.

extension Check {
    /// Reports values that could not be read, and defaults that differ from a key's first declaration.
    mutating func checkConfigurationKeys() {
        var known: [String: any ConfigurationNote] = [:]
        for node in allNodes where node.inner == nil {
            for note in node.definition.configurationNotes {
                if let problem = note.problem {
                    problems.add(problem.needed(by: consumers(of: note, in: node)), order: node.index)
                }
                guard !note.isSection, !note.isRequired else { continue }
                guard let first = known[note.keyName] else {
                    known[note.keyName] = note
                    continue
                }
                if first.comparedDefault != note.comparedDefault {
                    problems.add(.conflictingDefaults(of: first, and: note), order: node.index)
                }
            }
        }
    }

    /// The definitions that cannot be built without a configuration value.
    ///
    /// For a value that is a definition, the definitions that take it; for a value of a parameter, the parameter's definition.
    private func consumers(of note: any ConfigurationNote, in node: Node) -> [Node] {
        let isValue = (node.definition.details.note as? any ConfigurationNote)?.location == note.location
        return isValue ? allNodes.filter { $0.edges.contains { $0.target === node } } : [node]
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A key of the configuration is declared with different defaults.
    public static let conflictingDefaults = Self(rawValue: "conflicting-defaults")
    /// A required key of the configuration has no value.
    public static let missingConfiguration = Self(rawValue: "missing-configuration")
}

extension Diagnostic {
    /// A copy with a note on the first definition that cannot be built because of the problem, and the number of the others.
    fileprivate func needed(by consumers: [Node]) -> Diagnostic {
        guard let first = consumers.first else { return self }
        let others = consumers.count == 1 ? "" : " and \(consumers.count - 1) more"
        return with(severity, adding: [Note("needed by", Diagnostic.listed(first) + others)])
    }

    /// Shows the defaults only if both are known and neither is secret.
    static func conflictingDefaults(of first: any ConfigurationNote, and second: any ConfigurationNote) -> Diagnostic {
        let areShown = ![first, second].contains { $0.isSecret || $0.defaultText == nil }
        func words(for note: any ConfigurationNote) -> String {
            areShown ? "\(note.defaultText ?? "") (\(note.location))" : "\(note.location)"
        }
        return Diagnostic(
            .conflictingDefaults, "the key \"\(first.keyName)\" has different defaults", at: second.location,
            notes: [Note("first", words(for: first)), Note("second", words(for: second))],
            help: "write the same default in both places, or declare the key once and take it by its name: "
                + "`Value(config: \"\(first.keyName)\", default: ...).named(\"\(first.keyName)\")`"
        ).explained(on: "Configuring")
    }
}
