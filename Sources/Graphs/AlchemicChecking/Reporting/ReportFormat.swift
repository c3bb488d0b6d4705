import AlchemicGraphDocument

/// A format in which a check reports problems.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// Like a compiler's output, with notes: for builds and editors.
    case lines
    /// Like Alchemic's messages at run time: for people.
    case text
    /// An array of JSON objects: for tools of your own.
    case json
    /// SARIF 2.1.0: for code scanning.
    case sarif
    /// Workflow commands: for annotations on GitHub.
    case github

    /// Formats problems.
    ///
    /// - Parameters:
    ///   - problems: The problems, in order.
    ///   - sources: The paths of the files in their locations.
    ///   - folder: The folder, usually the current one, to which paths for other tools are made relative; with nil, paths are
    ///     unchanged.
    /// - Returns: The text, with a line break at its end unless it is empty.
    package func report(_ problems: [Diagnostic], sources: SourceMap = SourceMap(), folder: String? = nil) -> String {
        let isForTools = self == .sarif || self == .github
        let sources = isForTools ? sources.relative(to: folder) : sources
        let problems = problems.map { sources.translated($0) }
        let text =
            switch self {
            case .lines: problems.map(lines(for:)).joined(separator: "\n")
            case .text: problems.text(.plain)
            case .json: problems.json()
            case .sarif: SARIF.log(of: problems, folder: folder)
            case .github: problems.map { GitHubAnnotation($0, folder: folder).text }.joined(separator: "\n")
            }
        return text.isEmpty ? "" : text + "\n"
    }

    /// A line for the problem, and a line at the same location for each note.
    private func lines(for problem: Diagnostic) -> String {
        let place = problem.location.map { "\($0): " } ?? ""
        let notes = problem.remarks.map { "\(place)note: \($0)" }
        return (["\(place)\(problem.severity): [\(problem.id)] \(problem.headline)"] + notes).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// The lines below the headline.
    var remarks: [String] {
        var remarks = path.count > 1 ? ["path: " + path.joined(separator: " -> ")] : []
        remarks += notes.map { "\($0.label): \($0.text)" }
        if let help { remarks.append("help: \(help)") }
        return remarks
    }
}
