/// The page `Documentation/Statements.md`, which shows, for each statement, where it is shown to hold.
struct Page {
    let list: StatementList
    let log: TestLog

    /// The systems, by the letter of their ids and in the order of the page.
    static let titles: KeyValuePairs<Character, String> = [
        "A": "Alchemic for Objective-C",
        "S": "StoryCode",
        "G": "GCDependencyInjection",
        "R": "Reliant",
        "T": "Contradictions between them, settled",
    ]

    /// The page, in Markdown.
    var text: String {
        var lines = [
            "# Statements",
            "",
            "What the four ancestor systems do, what holds here, and the tests that show it.",
            "",
            "<!-- This page is made from Workshop/Tools/statements/Statements.tsv and from the tests that ran and passed:",
            "     swift run --package-path Workshop/Tools statements --run-tests -->",
            "",
            "## Overview",
            "",
            "Alchemic unites the ideas of four published systems. Each thing that they do has an id, which messages of",
            "commits, decisions and tests refer to. A statement is shown by tests, set aside where it has no meaning",
            "here, or comes with a part of the library that is still to be made.",
        ]
        for (letter, title) in Self.titles {
            let statements = list.statements.filter { $0.id.first == letter }
            if statements.isEmpty { continue }
            lines += ["", "### \(title)", "", "| Id | What holds | Shown by |", "| --- | --- | --- |"]
            lines += statements.map { "| \($0.id) | \(Self.cell($0.summary)) | \(Self.cell(evidence(for: $0))) |" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func evidence(for statement: Statement) -> String {
        if let tests = log.testsByID[statement.id] {
            return tests.map { "`\($0)`" }.joined(separator: ", ")
        }
        if let reason = statement.setAside {
            return "Set aside: \(reason)"
        }
        if list.checkedAreas.contains(statement.area) {
            return "Not shown yet"
        }
        return "With \(statement.area.title)"
    }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
