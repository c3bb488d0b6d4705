import AlchemicGraphDocument

/// A form in which problems are reported.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// As a compiler says it, with notes: for builds and editors.
    case lines
    /// As Alchemic says it while a program runs: for people.
    case text
    /// As an array of objects: for tools of your own.
    case json
    /// SARIF 2.1.0: for code scanning.
    case sarif
    /// Workflow commands: for annotations on GitHub.
    case github

    /// Writes problems down.
    ///
    /// - Parameters:
    ///   - problems: What to write, in order.
    ///   - sources: Where the files of their locations are.
    ///   - folder: The folder that paths for other tools are relative to, usually the current one; without it they stay
    ///     as they are.
    /// - Returns: The text, with a line break at its end unless it is empty.
    package func report(_ problems: [Diagnostic], sources: SourceMap = SourceMap(), folder: String? = nil) -> String {
        let isForTools = self == .sarif || self == .github
        let sources = isForTools ? sources.relative(to: folder) : sources
        let problems = problems.map { sources.translate($0) }
        let text =
            switch self {
            case .lines: problems.map(lines).joined(separator: "\n")
            case .text: problems.text(.plain)
            case .json: problems.json()
            case .sarif: SARIF.log(problems, folder: folder)
            case .github: problems.map { GitHubAnnotation($0, folder: folder).text }.joined(separator: "\n")
            }
        return text.isEmpty ? "" : text + "\n"
    }

    /// A line for the problem, and one for each note, all of them at its place.
    private func lines(_ problem: Diagnostic) -> String {
        let place = problem.location.map { "\($0): " } ?? ""
        let notes = problem.remarks.map { "\(place)note: \($0)" }
        return (["\(place)\(problem.severity): [\(problem.id)] \(problem.headline)"] + notes).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// What is said below the headline, a line each.
    var remarks: [String] {
        var remarks = path.count > 1 ? ["path: " + path.joined(separator: " -> ")] : []
        remarks += notes.map { "\($0.label): \($0.text)" }
        if let help { remarks.append("help: \(help)") }
        return remarks
    }
}
