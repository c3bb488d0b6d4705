import CAlchemic

/// The check of a program that runs with `ALCHEMIC_CHECK=1`: its first graph is reported and ends the program.
package enum ProgramCheck {
    /// Reports a graph and ends the program; nil prints the problems.
    ///
    /// `AlchemicChecking` sets it as the program loads, before a second thread exists.
    nonisolated(unsafe) package static var report:
        (@Sendable (Graph, _ problemsWithUnused: (_ used: Set<Int>) -> [Diagnostic]) -> Never)?

    /// Whether the program was started to check its graph.
    package static var isWanted: Bool { alchemic_only_checks() }

    /// Hands the graph to `report`, or prints its problems and exits: status 1 for an error, else 0.
    ///
    /// `problemsWithUnused` checks again for unused definitions, for a fuller report.
    static func end(with graph: Graph, problemsWithUnused: (_ used: Set<Int>) -> [Diagnostic]) -> Never {
        if let report { report(graph, problemsWithUnused) }
        var problems = alchemic_checks_strictly() ? graph.problems.map(\.strict) : graph.problems
        if !alchemic_checks_configuration() { problems = problems.map(\.ofWiring) }
        let isWrong = problems.contains { $0.severity == .error }
        let summary = "\(Diagnostic.counted(graph.nodes.count, of: "definition")) checked: the graph is "
        let words = problems.map { $0.text() } + [summary + (isWrong ? "invalid" : "valid")]
        alchemic_exit(words.joined(separator: "\n\n"), isWrong ? 1 : 0)
    }
}
