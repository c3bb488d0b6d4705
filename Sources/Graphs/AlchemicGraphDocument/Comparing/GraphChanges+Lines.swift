/// The changes as lines, for a terminal and for the output of a test.
extension GraphChanges {
    /// A line, with the kind of change that it shows.
    package struct Line: Sendable {
        package enum Kind: Sendable { case removed, added, title, solved, problem }

        package let kind: Kind
        /// The text; `-` begins a removal, and `+` an addition.
        package let text: String
    }

    /// The changes as lines, those of declarations first.
    ///
    /// - Parameter title: Returns the title of an id.
    package func lines(titledBy title: (String) -> String = { $0 }) -> [Line] {
        func lines(for changes: [Changed]) -> [Line] {
            changes.flatMap { change in
                [Line(kind: .title, text: "  \(title(change.id))")]
                    + change.removed.map { Line(kind: .removed, text: "-     \($0)") }
                    + change.added.map { Line(kind: .added, text: "+     \($0)") }
            }
        }
        var all =
            removed.map { Line(kind: .removed, text: "- \($0.outline)") }
            + added.map { Line(kind: .added, text: "+ \($0.outline)") } + lines(for: changed)
        if !consequences.isEmpty { all += [Line(kind: .title, text: "consequences")] + lines(for: consequences) }
        if let startOrder {
            func words(for ids: [String]) -> String {
                ids.isEmpty ? "nothing" : ids.map(title).joined(separator: ", ")
            }
            all += [
                Line(kind: .title, text: "  start order"),
                Line(kind: .removed, text: "-     \(words(for: startOrder.old))"),
                Line(kind: .added, text: "+     \(words(for: startOrder.new))"),
            ]
        }
        func words(for problem: Diagnostic) -> String { "\(problem.severity): [\(problem.id)] \(problem.headline)" }
        return all + solvedProblems.map { Line(kind: .solved, text: "- \(words(for: $0))") }
            + newProblems.map { Line(kind: .problem, text: "+ \(words(for: $0))") }
    }
}
