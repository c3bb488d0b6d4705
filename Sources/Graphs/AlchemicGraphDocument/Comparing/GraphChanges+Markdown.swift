extension GraphChanges {
    /// The changes as a comment for a code review.
    package var markdown: String {
        guard !isEmpty else { return "The graph has not changed.\n" }
        var text = "### Changes of the graph\n\n"
        let counts = [
            (added.count, "added"), (removed.count, "removed"), (changed.count, "changed"),
            (consequences.count, "consequence\(consequences.count == 1 ? "" : "s")"),
            (newProblems.count, "new problem\(newProblems.count == 1 ? "" : "s")"),
            (solvedProblems.count, "problem\(solvedProblems.count == 1 ? "" : "s") solved"),
        ]
        text += counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        if startOrder != nil { text += counts.contains { $0.0 > 0 } ? ", another start order" : "Another start order" }
        text += "\n"
        func addSection(titled title: String, lines: [String]) {
            if !lines.isEmpty { text += "\n#### \(title)\n\n" + lines.map { "- \($0)\n" }.joined() }
        }
        addSection(
            titled: "New problems", lines: newProblems.map { "\($0.severity): `\($0.id)`, \(prose($0.headline))" })
        addSection(titled: "Solved problems", lines: solvedProblems.map { "`\($0.id)`, \(prose($0.headline))" })
        addSection(titled: "Added", lines: added.map { code($0.outline) })
        addSection(titled: "Removed", lines: removed.map { code($0.outline) })
        for change in changed {
            text += "\n#### \(code(change.id)) has changed\n\n```diff\n" + difference(change) + "```\n"
        }
        if !consequences.isEmpty {
            let lines = consequences.map { "  \($0.id)".printable.replacingBackquotes + "\n" + difference($0) }
            text += "\n#### Consequences\n\n```diff\n" + lines.joined() + "```\n"
        }
        if let startOrder {
            text += "\n#### Start order\n\n| before | after |\n| --- | --- |\n"
            for row in 0..<max(startOrder.old.count, startOrder.new.count) {
                let cells = [startOrder.old, startOrder.new].map { $0.indices.contains(row) ? cell($0[row]) : "" }
                text += "| \(cells.joined(separator: " | ")) |\n"
            }
        }
        return text
    }
}

/// The lines of a changed definition, for a `diff` block.
private func difference(_ change: GraphChanges.Changed) -> String {
    (change.removed.map { "- \($0)" } + change.added.map { "+ \($0)" })
        .map { $0.printable.replacingBackquotes + "\n" }.joined()
}

/// A text as a code span.
private func code(_ text: String) -> String {
    let text = text.printable
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text) ``"
}

/// A code span for a table, in which a bar must be escaped even within code.
private func cell(_ text: String) -> String {
    code(text).map { $0 == "|" ? "\\|" : String($0) }.joined()
}

/// A headline with markup escaped, but for the backquotes around types.
private func prose(_ text: String) -> String {
    text.printable.map { "<>[]*_#|".contains($0) ? "\\\($0)" : String($0) }.joined()
}

extension String {
    /// The text without backquotes, a row of which would end the code block.
    fileprivate var replacingBackquotes: String { map { $0 == "`" ? "'" : $0 }.map(String.init).joined() }
}
